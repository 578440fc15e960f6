import { makersOf } from '../objects/made-by.ts';
import { baseForm } from './births/base-form.ts';
import type { GameEvent, GamePlayer, RecordedObject } from '../game.ts';

/**
 * Which of the selected objects an order went to. The game names the leader of a selection only after the player has
 * acted, so the leader known at an order may be an old one: what is selected decides, and the leader only chooses
 * among several kinds; what can't make the object doesn't lead. Empty if the recording doesn't say.
 */
export function selectionAt(
  { ms, by, id }: Pick<GameEvent, 'ms' | 'by'> & { id?: string },
  selected: readonly number[],
  { units }: Pick<GamePlayer, 'units'>,
  objects: readonly RecordedObject[],
): readonly number[] {
  if (selected.length <= 1) return selected;
  const kinds = selected.map((object) => kindAt(objects[object]?.forms ?? [], ms));
  const lead = by === undefined ? undefined : kindAt(units[by] ?? [], ms);
  const makers = id === undefined ? [] : makersOf(id);
  const isAble = (other: string | undefined) => other !== undefined && makers.includes(baseForm(other));
  const able = isAble(lead) ? undefined : kinds.find(isAble);
  const kind =
    able ?? (kinds.includes(lead) ? lead : kinds.every((other) => other === kinds[0]) ? kinds[0] : undefined);
  return kind === undefined ? [] : selected.filter((_, index) => kinds[index] === kind);
}

/** The kind that an object with these forms has at a time; before it is identified, its first known kind. */
export function kindAt(
  forms: readonly (readonly [ms: number, id: string])[],
  ms: number,
): string | undefined {
  return (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
}
