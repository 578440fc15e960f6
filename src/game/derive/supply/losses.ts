/** Food that a player is proven to have lost: deaths that births, revivals and accepted orders can't do without. */
import type { GamePlayer } from '../../game.ts';
import type { Costs } from '../../objects/costs.ts';
import { HERO_FOOD, LONGEST_REVIVAL_MS, START_FOOD } from '../../objects/numbers/rules.ts';
import type { FoodAt } from '../../supply-schema.ts';
import type { Made } from '../births/made.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { heroTimes } from '../spending/heroes.ts';
import { addFood, type AmountAt, amountOf, type FoodChange, sameChange } from './changes.ts';
import { wispsBuilt } from './food-used.ts';

/**
 * Growth of a player’s losses over time, up to the end in ms. `most` is the maximum food in use at a time; `proofs` are
 * losses known otherwise.
 */
export function foodLosses(
  player: Pick<GamePlayer, 'race'>,
  counts: readonly Made[],
  { heroes }: Pick<PlayerFacts, 'heroes'>,
  costs: Costs,
  most: AmountAt,
  endMs: number,
  proofs: readonly FoodAt[] = [],
): FoodAt[] {
  const born: FoodChange[] = [{ ms: 0, by: START_FOOD }];
  for (const { id, type, births } of counts) {
    if (type !== 'unit') continue;
    const seen = births.flatMap(({ basis, to }) => (basis === 'seen' ? [to] : []));
    addFood(born, sameChange(seen, costs.price(id)?.food ?? 0));
  }
  for (const { id, born: there } of heroTimes(heroes, costs))
    addFood(born, sameChange(there.least, costs.price(id)?.food ?? 0));
  const revived = heroes.flatMap(({ revivals }) => revivals);
  // A revived hero uses its food again.
  addFood(
    born,
    sameChange(
      revived.map((ms) => ms + LONGEST_REVIVAL_MS),
      HERO_FOOD,
    ),
  );
  // A hero that would be back only after the end was not seen again.
  const times = born.filter(({ ms, by }) => by > 0 && ms <= endMs).map(({ ms }) => ms);
  if (player.race === 'E') addFood(born, sameChange(wispsBuilt(counts, () => []).most, -1));
  const used = amountOf(born);
  const deaths = amountOf(sameChange(revived, HERO_FOOD));
  const known = [...times, ...revived].map((ms) => ({ ms, food: Math.max(used(ms) - most(ms), deaths(ms)) }));
  const losses: FoodAt[] = [];
  for (const { ms, food } of [...known, ...proofs].sort((a, b) => a.ms - b.ms))
    if (food > (losses.at(-1)?.food ?? 0)) losses.push({ ms, food });
  return losses;
}
