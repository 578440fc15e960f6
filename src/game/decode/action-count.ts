import type { ActionKind } from '../vocabulary.ts';
import { ACTION } from './w3gjs/action-ids.ts';

const MINUTE_MS = 60_000;
/** Number of possible action ids: an id is one byte. */
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

/** Counts one player's actions for APM. */
export class ActionCount {
  /** Actions per minute of game time; 0 for minutes without actions. */
  readonly minutes: number[] = [];
  /** End of the last counted minute, in ms. */
  #endMs = 0;
  /** Number of actions by id, and the ids in order of first use. */
  readonly #times = new Uint32Array(IDS);
  readonly #ids: number[] = [];

  /** Counts an action. Times must not decrease from call to call. */
  add(ms: number, id: number): void {
    if (KIND_OF[id] === undefined) return;
    for (; ms >= this.#endMs; this.#endMs += MINUTE_MS) this.minutes.push(0);
    this.minutes[this.minutes.length - 1]!++;
    if (this.#times[id]!++ === 0) this.#ids.push(id);
  }

  /** Actions by kind, in order of first use. */
  kinds(): Partial<Record<ActionKind, number>> {
    const kinds: Partial<Record<ActionKind, number>> = {};
    for (const id of this.#ids) {
      const kind = KIND_OF[id]!;
      kinds[kind] = (kinds[kind] ?? 0) + this.#times[id]!;
    }
    return kinds;
  }
}
