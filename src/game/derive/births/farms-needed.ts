/** Farms that nobody selected, without which there would have been no room for units that were alive at once. */
import type { GamePlayer } from '../../game.ts';
import type { Costs } from '../../objects/costs.ts';
import { START_FOOD } from '../../objects/numbers/rules.ts';
import { findObject, TOWN_HALLS } from '../../objects/table.ts';
import { stood, type Step } from '../step.ts';
import { amountOf, type FoodChange } from '../supply/changes.ts';
import type { Born } from './intervals.ts';
import type { Made } from './made.ts';

/** A player’s objects and steps, and what things cost. */
export interface Household {
  player: Pick<GamePlayer, 'slot' | 'race'>;
  born: readonly Born[];
  steps: readonly Step[];
  costs: Costs;
}

/**
 * Raises the minimum of farms to the number that gives room to the units seen alive at once; never above the maximum.
 * Each of these units needed room when its training began, and of the halls as many as possible may have stood.
 */
export function withFarms(counts: readonly Made[], household: Household): Made[] {
  const { player, steps, costs } = household;
  if (!player.race) return [...counts];
  const halls = TOWN_HALLS[player.race];
  const giving = counts.filter(
    ({ id, type, max }) => type === 'building' && max > 0 && costs.foodAdded(id) > 0,
  );
  const [farm, ...others] = giving.filter(({ id }) => !halls.includes(id));
  if (!farm || others.length > 0) return [...counts];
  const maxFood = (id: string) => costs.foodAdded(id, 'most');
  const upgrades = steps.filter((step) => step.type === 'upgrade' && halls.includes(step.id) && stood(step));
  const ofHalls = [
    costs.foodMade(halls[0], 'most'),
    ...giving.flatMap(({ id, max }) => (id === farm.id ? [] : [max * maxFood(id)])),
    ...upgrades.map(({ id }) => maxFood(id)),
  ].reduce((sum, food) => sum + food, 0);
  const min = Math.ceil((mostAtOnce(counts, household) - ofHalls) / maxFood(farm.id));
  if (min <= farm.min || min > farm.max) return [...counts];
  return counts.map((count) => (count === farm ? { ...count, min, basis: 'needed' } : count));
}

/** The most food of a player’s units that were alive at one time: from their births to their last mentions. */
function mostAtOnce(counts: readonly Made[], { player, born, steps, costs }: Household): number {
  const objects = new Map(born.map(({ number, object }) => [number, object]));
  const revivedIds = new Set(steps.flatMap(({ type, id }) => (type === 'revival' ? [id] : [])));
  const trainedUnits = counts.flatMap(({ id, type, births }) =>
    // A hero that was revived died at an unknown time. Images and dismounted riders match no order.
    type === 'building' || (type === 'hero' && revivedIds.has(id))
      ? []
      : births
          .filter(({ basis, ordered }) => basis === 'seen' && (type === 'hero' || ordered !== null))
          .map(({ object, to }) => ({ object, to, food: costs.price(id, 1, 'least')?.food ?? 0 })),
  );
  const countedObjects = new Set(trainedUnits.map(({ object }) => object));
  const starting = born
    .filter(({ number, id }) => !countedObjects.has(number) && findObject(id ?? '')?.worker === true)
    .slice(0, START_FOOD)
    .map(({ number, to }) => ({ object: number, to, food: 1 }));
  const changes = [...starting, ...trainedUnits].flatMap(({ object, to, food }): FoodChange[] => {
    const { tag, seen, commands = [] } = objects.get(object)!;
    // A unit that another player also commanded was charmed, so its food also changed hands. Objects of a link have
    // no place in memory: it holds neither their last mentions nor all their commanders.
    return tag[0] > 0 && commands.every(([slot]) => slot === player.slot) && seen[1] >= to
      ? [
          { ms: to, by: food },
          { ms: seen[1] + 1, by: -food },
        ]
      : [];
  });
  const foodAt = amountOf(changes);
  return changes.reduce((top, { ms }) => Math.max(top, foodAt(ms)), 0);
}
