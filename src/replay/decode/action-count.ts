import type { ActionKind } from '../vocabulary.ts';
import { ACTION, DESELECT } from './w3gjs/action-ids.ts';
import type { Action } from './w3gjs/actions.ts';

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
  /** Actions by id, and the ids in the order of their first. */
  readonly #times = new Uint32Array(IDS);
  readonly #ids: number[] = [];

  /** `anew`: the selection that belongs to the deselection before it; one click on a new unit is recorded as both. */
  add(ms: number, { id, mode }: Action, anew: boolean): void {
    if (KIND_OF[id] === undefined || (anew && mode !== DESELECT)) return;
    const minute = Math.floor(ms / MINUTE_MS);
    while (this.minutes.length <= minute) this.minutes.push(0);
    this.minutes[minute]!++;
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
