/**
 * Minimum food that a player lost: units that died, were charmed or left the game. Confirmed food beyond the maximum
 * room from halls and farms must be gone.
 */
import type { GamePlayer } from '../../game.ts';
import type { Costs } from '../../objects/costs.ts';
import type { FoodLoss } from '../../supply-schema.ts';
import type { Made } from '../births/made.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { heroTimes } from '../spending/heroes.ts';
import { addFood, amountOf, sameChange, type AmountAt, type FoodChange } from './changes.ts';
import { START_FOOD, wispsBuilt } from './used.ts';

/** Longest revival time at an altar. */
const REVIVAL_MS = 110_000;
const HERO_FOOD = 5;

/** Growth of a player’s losses over time, up to the end in ms. `most` is the maximum food in use at a time. */
export function foodLosses(
  player: Pick<GamePlayer, 'race'>,
  counts: readonly Made[],
  { heroes }: Pick<PlayerFacts, 'heroes'>,
  costs: Costs,
  most: AmountAt,
  endMs: number,
): FoodLoss[] {
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
      revived.map((ms) => ms + REVIVAL_MS),
      HERO_FOOD,
    ),
  );
  // A hero that would be back only after the end was not seen again.
  const times = born.filter(({ ms, by }) => by > 0 && ms <= endMs).map(({ ms }) => ms);
  if (player.race === 'E') addFood(born, sameChange(wispsBuilt(counts, () => []).most, -1));
  const used = amountOf(born);
  const deaths = amountOf(sameChange(revived, HERO_FOOD));
  const losses: FoodLoss[] = [];
  for (const ms of [...times, ...revived].sort((a, b) => a - b)) {
    const food = Math.max(used(ms) - most(ms), deaths(ms));
    if (food > (losses.at(-1)?.food ?? 0)) losses.push({ ms, food });
  }
  return losses;
}
