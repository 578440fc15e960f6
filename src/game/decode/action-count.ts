import type { ActionKind } from '../vocabulary.ts';
import { ACTION } from './w3gjs/action-ids.ts';

const MINUTE_MS = 60_000;
/** Ids are one byte. */
const IDS = 256;

const KIND_OF: readonly (ActionKind | undefined)[] = Object.assign(Array<undefined>(IDS).fill(undefined), {
  [ACTION.order]: 'order',
  [ACTION.orderPoint]: 'order',
  [ACTION.orderObject]: 'order',
  [ACTION.giveItem]: 'item',
  [ACTION.orderTwoPoints]: 'order',
  [ACTION.orderTwoObjects]: 'order',
  [ACTION.select]: 'select',
  [ACTION.assignGroup]: 'hotkey',
  [ACTION.recallGroup]: 'hotkey',
  [ACTION.clickItem]: 'item',
  [ACTION.cancelRevival]: 'queue',
  [ACTION.unqueue]: 'queue',
  [ACTION.unqueueAgain]: 'queue',
  [ACTION.escape]: 'escape',
  [ACTION.skillMenu]: 'menu',
  [ACTION.buildMenu]: 'menu',
} satisfies Record<number, ActionKind>);

/** Counts one player's actions, as actions per minute understand them. */
export class ActionCount {
  /** Actions in each minute; 0 in those without any. */
  readonly minutes: number[] = [];
  /** When the last of them ends. */
  #endMs = 0;
  /** Actions by id, and the ids in the order of their first. */
  readonly #times = new Uint32Array(IDS);
  readonly #ids: number[] = [];

  /** Counts an action of this id, none before the last one. */
  add(ms: number, id: number): void {
    if (KIND_OF[id] === undefined) return;
    for (; ms >= this.#endMs; this.#endMs += MINUTE_MS) this.minutes.push(0);
    this.minutes[this.minutes.length - 1]!++;
    if (this.#times[id]!++ === 0) this.#ids.push(id);
  }

  /** Actions by kind, in the order of their first. */
  kinds(): Partial<Record<ActionKind, number>> {
    const kinds: Partial<Record<ActionKind, number>> = {};
    for (const id of this.#ids) {
      const kind = KIND_OF[id]!;
      kinds[kind] = (kinds[kind] ?? 0) + this.#times[id]!;
    }
    return kinds;
  }
}
