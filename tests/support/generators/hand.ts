import type { Action } from '../recording-writer/action.ts';
import { command } from '../recording-writer/events.ts';
import type { CommandEvent } from '../recording-writer/script.ts';
import type { Grasp } from './decision.ts';

/** An order as the decoded log must show it; the maker by its tag, undefined where the recording does not tell. */
export interface ExpectedEvent {
  ms: number;
  do: 'order' | 'place' | 'target' | 'skill' | 'revive' | 'unrevive' | 'unqueue' | 'cancel';
  id?: string;
  tag?: number | undefined;
  at?: [number, number];
  held?: true;
  queued?: true;
}

/** A unit or building that the player had selected: what it showed as, and whether he commanded it. */
export interface ExpectedUnit {
  forms: [ms: number, id: string][];
  commanded: boolean;
}

/** What counts as an action, and as which kind. */
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

/** A player's mouse and keyboard: writes the commands down and, apart from them, what must come out of them. */
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
  /** Tags of all that is selected, as far as the recording tells: who takes the lead is selected. */
  #members: number[] = [];
  /** What each key was given. */
  readonly #bound = new Map<number, number>();
  /** The group that was recalled last and is still the selection. */
  #recalled: number | undefined;
  /** No order was given since the selection changed. */
  #fresh = true;

  constructor(player: number) {
    this.#player = player;
  }

  wait(ms: number): void {
    this.now += ms;
  }

  /** Takes hold of the object with a tag, which the game shows as `id`. */
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

  /** Whether no more than one object is selected. */
  get single(): boolean {
    return this.#members.length <= 1;
  }

  /** A click takes out of the selection what was in it, in the same command block. */
  #click(tag: number, again = false): void {
    const out = this.#members.filter((member) => member !== tag || again);
    const select: Action = { kind: 'select', mode: 'add', tags: [tag] };
    if (out.length > 0 || again)
      this.act({ kind: 'select', mode: 'remove', tags: out.length > 0 ? out : [tag] }, select);
    else this.act(select);
    this.#members = [tag];
  }

  /** Selects something and orders on before the game says what it is. */
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

  /** Places a building; `on` names the object it is built on. */
  place(id: string, [x, y]: readonly [number, number], { queued = false, on = 0 } = {}): void {
    const order = { order: id, x, y, flags: queued ? QUEUED : NOT_QUEUED };
    this.#command(on ? { kind: 'order-object', target: on, ...order } : { kind: 'order-point', ...order });
    const at: [number, number] = [x, y];
    this.expect({ do: on ? 'target' : 'place', id, at, ...(queued ? { queued } : {}) });
  }

  /** A command without an object id, which is no production and no event unless `expected`. */
  bare(action: Action, expected?: Pick<ExpectedEvent, 'do' | 'id'>): void {
    this.#command(action);
    if (expected) this.expect(expected);
  }

  /** An action that commands no unit. */
  queue(action: Action, expected: Pick<ExpectedEvent, 'do' | 'id'>): void {
    this.act(action);
    this.expect(expected);
  }

  /** Writes actions down; a deselection and the selection right after it count as one. */
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

  /** The Tab key: another unit of the same selection takes the lead, for the recalled group from now on. */
  #turnTo(tag: number, id: string): void {
    this.#show(tag, id);
    if (this.#selected !== tag) this.#fresh = true;
    this.#selected = tag;
    if (this.#recalled !== undefined) this.#groups.set(this.#recalled, tag);
  }

  /** The subgroup action: the game names the leader of the selection by its present id. */
  #show(tag: number, id: string): void {
    this.act({ kind: 'subgroup', id, tag });
    if (!this.#members.includes(tag)) this.#members.push(tag);
    const unit = this.units.get(tag) ?? { forms: [], commanded: false };
    this.units.set(tag, unit);
    if (unit.forms.at(-1)?.[1] !== id) unit.forms.push([this.now, id]);
  }
}
