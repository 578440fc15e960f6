import type { Action } from '../recording-writer/action.ts';
import { command } from '../recording-writer/events.ts';
import type { CommandEvent } from '../recording-writer/script.ts';
import type { Grasp } from './decision.ts';

/** An order as the decoded log must show it. The maker is a tag, or undefined if the recording doesn't show it. */
export interface ExpectedEvent {
  ms: number;
  do: 'order' | 'place' | 'target' | 'skill' | 'revive' | 'unrevive' | 'unqueue' | 'cancel';
  id?: string;
  tag?: number | undefined;
  at?: [number, number];
  held?: true;
  queued?: true;
}

/** A unit or building that the player had selected: its forms, and whether the player commanded it. */
export interface ExpectedUnit {
  forms: [ms: number, id: string][];
  commanded: boolean;
}

/** Actions that count, by kind. */
const KINDS: Partial<Record<Action['kind'], string>> = {
  order: 'order',
  'order-point': 'order',
  'order-object': 'order',
  'give-item': 'item',
  'select-item': 'item',
  select: 'select',
  'assign-hotkey': 'hotkey',
  'use-hotkey': 'hotkey',
  'cancel-revival': 'queue',
  unqueue: 'queue',
  escape: 'escape',
  'skill-menu': 'menu',
  'build-menu': 'menu',
};
const QUEUED = 0x05;
const NOT_QUEUED = 0x04;

/** A player's mouse and keyboard: writes commands and, independently, the expected results. */
export class Hand {
  readonly commands: CommandEvent[] = [];
  readonly events: ExpectedEvent[] = [];
  readonly units = new Map<number, ExpectedUnit>();
  readonly kinds: Record<string, number> = {};
  /** Actions by minute of game time. */
  readonly minutes: number[] = [];
  now = 0;
  joined = false;
  readonly #player: number;
  readonly #groups = new Map<number, number>();
  #selected: number | undefined;
  /** Tags of all selected objects, as far as the recording shows; the leader is always selected. */
  #members: number[] = [];
  /** The contents of each control group. */
  readonly #bound = new Map<number, number>();
  /** The last recalled group, if still selected. */
  #recalled: number | undefined;
  /** Whether no order was given since the selection changed. */
  #fresh = true;

  constructor(player: number) {
    this.#player = player;
  }

  wait(ms: number): void {
    this.now += ms;
  }

  /** Selects the object with a tag, which the game shows as `id`. */
  grasp(grasp: Grasp, tag: number, id: string): void {
    const group = tag % 10;
    if (grasp === 'keep' && this.#selected === tag) return;
    if (grasp === 'tab' && this.#selected !== undefined) return this.#turnTo(tag, id);
    const known = this.#groups.get(group) === tag;
    if (grasp === 'hotkey' || (grasp === 'hotkey-alone' && known)) {
      this.act({ kind: 'use-hotkey', group });
      this.#members = this.#bound.has(group) ? [this.#bound.get(group)!] : [];
      if (grasp === 'hotkey') this.#show(tag, id);
      this.#recalled = group;
      this.#groups.set(group, tag);
    } else {
      this.#recalled = undefined;
      this.#click(tag, grasp === 'reclick');
      this.act({ kind: 'preselect' });
      this.#show(tag, id);
      if (grasp === 'bind') {
        this.act({ kind: 'assign-hotkey', group, tags: [tag] });
        this.#bound.set(group, tag);
        this.#groups.set(group, tag);
      }
    }
    this.#selected = tag;
    this.#fresh = true;
  }

  /** Whether at most one object is selected. */
  get single(): boolean {
    return this.#members.length <= 1;
  }

  /** A click removes the previous selection in the same command block. */
  #click(tag: number, again = false): void {
    const out = this.#members.filter((member) => member !== tag || again);
    const select: Action = { kind: 'select', mode: 'add', tags: [tag] };
    if (out.length > 0 || again)
      this.act({ kind: 'select', mode: 'remove', tags: out.length > 0 ? out : [tag] }, select);
    else this.act(select);
    this.#members = [tag];
  }

  /** Selects something and orders before the game shows its kind. */
  graspUnseen(tag: number): void {
    this.#recalled = undefined;
    this.#click(tag);
    this.#selected = undefined;
    this.#fresh = true;
  }

  order(id: string): void {
    this.#command({ kind: 'order', order: id });
    this.expect({ do: id.startsWith('A') ? 'skill' : 'order', id });
  }

  /** Places a building; `on` names the object below it. */
  place(id: string, [x, y]: readonly [number, number], { queued = false, on = 0 } = {}): void {
    const order = { order: id, x, y, flags: queued ? QUEUED : NOT_QUEUED };
    this.#command(on ? { kind: 'order-object', target: on, ...order } : { kind: 'order-point', ...order });
    const at: [number, number] = [x, y];
    this.expect({ do: on ? 'target' : 'place', id, at, ...(queued ? { queued } : {}) });
  }

  /** Writes a command without an object id, which isn't production, and only an event if `expected`. */
  bare(action: Action, expected?: Pick<ExpectedEvent, 'do' | 'id'>): void {
    this.#command(action);
    if (expected) this.expect(expected);
  }

  /** An action that commands no unit. */
  queue(action: Action, expected: Pick<ExpectedEvent, 'do' | 'id'>): void {
    this.act(action);
    this.expect(expected);
  }

  /** Writes actions; a deselection and the selection right after it count as one. */
  act(...actions: Action[]): void {
    const last = this.commands.at(-1);
    if (this.joined && last?.at === this.now) last.actions = [...last.actions, ...actions];
    else this.commands.push(command(this.now, this.#player, ...actions));
    for (const { kind } of actions.slice(actions.length === 2 ? 1 : 0)) this.count(this.now, KINDS[kind]);
  }

  count(ms: number, kind: string | undefined): void {
    if (kind === undefined) return;
    const minute = Math.floor(ms / 60_000);
    while (this.minutes.length <= minute) this.minutes.push(0);
    this.minutes[minute]!++;
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
  }

  expect(event: Omit<ExpectedEvent, 'ms' | 'tag' | 'held'>): void {
    this.events.push({ ms: this.now, tag: this.#selected, ...event, ...(this.#fresh ? {} : { held: true }) });
    this.#fresh = false;
  }

  #command(action: Action): void {
    this.act(action);
    const unit = this.#selected === undefined ? undefined : this.units.get(this.#selected);
    if (unit) unit.commanded = true;
  }

  /** The Tab key: another unit of the same selection becomes the leader, also for the recalled group from now on. */
  #turnTo(tag: number, id: string): void {
    this.#show(tag, id);
    if (this.#selected !== tag) this.#fresh = true;
    this.#selected = tag;
    if (this.#recalled !== undefined) this.#groups.set(this.#recalled, tag);
  }

  /** The subgroup action: the game names the selection's leader by its present id. */
  #show(tag: number, id: string): void {
    this.act({ kind: 'subgroup', id, tag });
    if (!this.#members.includes(tag)) this.#members.push(tag);
    const unit = this.units.get(tag) ?? { forms: [], commanded: false };
    this.units.set(tag, unit);
    if (unit.forms.at(-1)?.[1] !== id) unit.forms.push([this.now, id]);
  }
}
