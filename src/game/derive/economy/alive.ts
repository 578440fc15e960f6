/** Food of units that are confirmed to be alive: a unit that is named later was alive until then. */
import type { AnalysedPlayer } from '../../analysis.ts';
import type { Costs } from '../../objects/costs.ts';
import { HERO_FOOD, START_FOOD } from '../../objects/numbers/rules.ts';
import { addFood, amountOf, type AmountAt, type FoodChange } from '../supply/changes.ts';
import { baseForm } from '../births/base-form.ts';
import type { HeroTrack } from '../places/hero-state.ts';
import type { LoggedObject, OrderLog } from '../places/order-log.ts';
import { findObject } from '../../objects/table.ts';

/**
 * Facts about a player: `heroes` contains the hero tracks, and `owners` contains the lobby slot of each object's owner.
 */
interface Army {
  player: Pick<AnalysedPlayer, 'slot' | 'made' | 'heroes'>;
  log: OrderLog;
  owners: readonly (number | null)[];
  heroes: readonly HeroTrack[];
}

/**
 * Food of a player’s units and heroes that are confirmed alive at a game time in ms, and the times when this food
 * changes.
 */
export function foodConfirmed(army: Army, costs: Costs): { at: AmountAt; times: number[] } {
  const changes = [...ofUnits(army, costs), ...ofHeroes(army)];
  return {
    at: amountOf(changes),
    times: changes
      .filter(({ by }) => by > 0)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b),
  };
}

/**
 * Food of trained units from their birth, and of starting units from when they were first seen, until their last
 * mention.
 */
function ofUnits({ player, log, owners }: Army, costs: Costs): FoodChange[] {
  const slot = Number(player.slot);
  const changes: FoodChange[] = [];
  const trainedUnits = new Set<number>();
  for (const { id, type, births } of player.made) {
    if (type !== 'unit') continue;
    const food = costs.price(id)?.food ?? 0;
    for (const { object, to, basis } of births) {
      trainedUnits.add(object);
      const { lastMs, commands } = log.objects[object]!;
      // A unit that another player also commanded was charmed, so its food also changed hands.
      if (basis === 'seen' && commands.every(([owner]) => owner === slot))
        addFood(changes, span(to, lastMs, food));
    }
  }
  let remaining = START_FOOD;
  for (const [number, object] of log.objects.entries()) {
    if (remaining === 0 || owners[number] !== slot || trainedUnits.has(number) || !isOfStart(object))
      continue;
    remaining--;
    addFood(changes, span(object.firstMs, object.lastMs, 1));
  }
  return changes;
}

/** Lower object numbers are older, so the first workers are the starting ones. */
function isOfStart({ forms, map, item }: LoggedObject): boolean {
  const [first] = forms;
  return !map && !item && first !== undefined && findObject(baseForm(first[1]))?.worker === true;
}

/**
 * Food of each hero in each of its lives: from the first order after training or a revival to the last order
 * before the next revival. An image of a hero is a different object.
 */
const ofHeroes = ({ player, log, heroes }: Army): FoodChange[] =>
  player.heroes.flatMap(({ id, revivalsMs }) => {
    const track = heroes.find((hero) => hero.id === id && String(hero.slot) === player.slot);
    if (!track) return [];
    const times = log.orders.filter((order) => order.heroes.includes(track.object)).map(({ ms }) => ms);
    const lives = Map.groupBy(times, (ms) => revivalsMs.filter((revivalMs) => revivalMs <= ms).length);
    return [...lives.values()].flatMap((life) => span(life[0]!, life.at(-1)!, HERO_FOOD));
  });

const span = (fromMs: number, toMs: number, food: number): FoodChange[] =>
  toMs > fromMs
    ? [
        { ms: fromMs, by: food },
        { ms: toMs, by: -food },
      ]
    : [];
