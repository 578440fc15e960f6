import type { ActionKind } from '../vocabulary.ts';
import { ACTION, DESELECT } from './w3gjs/action-ids.ts';
import type { Action } from './w3gjs/actions.ts';

const MINUTE_MS = 60_000;

const ACTION_KIND: Readonly<Record<number, ActionKind>> = {
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
};

/** Counts one player's actions, as actions per minute understand them. */
export class ActionCount {
  readonly minutes: number[] = [];
  readonly kinds: Partial<Record<ActionKind, number>> = {};

  /** `anew`: the selection that belongs to the deselection before it; one click on a new unit is recorded as both. */
  add(ms: number, { id, mode }: Action, anew: boolean): void {
    const kind = ACTION_KIND[id];
    if (!kind || (anew && mode !== DESELECT)) return;
    const minute = Math.floor(ms / MINUTE_MS);
    this.minutes[minute] = (this.minutes[minute] ?? 0) + 1;
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
  }

  /** Actions in each minute; none in those without any. */
  perMinute(): number[] {
    return Array.from(this.minutes, (count) => count ?? 0);
  }
}
