/** The unidentified objects of a player that must be trained units. */
import type { Born } from './intervals.ts';
import { startCount, startersAmong, startKinds } from './starting.ts';
import type { UnitEvidence } from './unit-evidence.ts';

/** A player's unidentified objects that are neither makers, starting units, possible summons nor unseen buildings. */
export function unknownUnits({
  player,
  born,
  orders: { presses, summonsMs },
  sites,
}: Pick<UnitEvidence, 'player' | 'born' | 'orders' | 'sites'>): Born[] {
  // Objects selected together with an order's makers may themselves be makers.
  const possibleMakers = new Set(presses.flatMap((press) => press.possibleMakers));
  const unknown = born.filter(
    ({ id, number, from, to }) =>
      id === null &&
      to <= summonsMs &&
      !possibleMakers.has(number) &&
      !sites.some((site) => site.from <= to && site.to >= from),
  );
  const bornById = Map.groupBy(born, ({ id }) => id);
  const unseenStarters = startKinds(player).reduce((sum, id) => {
    return sum + startCount(player, id) - startersAmong(player, id, bornById.get(id) ?? []);
  }, 0);
  const starters = unknown.filter(({ from }) => from === 0).slice(0, unseenStarters);
  return unknown.filter((birth) => !starters.includes(birth));
}
