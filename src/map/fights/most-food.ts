/** The food that a side can have brought to a fight at most. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { Costs } from '../../game/objects/costs.ts';
import { HERO_FOOD, leastRevivalMs, mostFood, START_FOOD } from '../../game/objects/numbers/rules.ts';

/** Food limit of every player. */
const MAX_FOOD = mostFood({ expansion: true });
/** A building trains one unit, and up to six wait for it. */
const MOST_WAITING = 6;

type Times = Pick<Fight, 'startMs' | 'endMs'>;

/**
 * The most food that a side can have brought to a fight: everything born by its end without the losses proven before
 * it, and no more than halls and farms could feed when it began, with what can have been trained while it lasted. Null
 * if that isn't known, as for players with allies.
 */
export function mostBrought(
  { spending, players, patch }: GameAnalysis,
  slots: readonly number[],
  fight: Times,
  costs: Costs,
): number | null {
  const ofSide = players.filter(({ slot }) => slots.includes(Number(slot)));
  const place = spending?.minutes.findIndex((ms) => ms >= fight.endMs) ?? -1;
  if (!spending || ofSide.some(({ losses }) => !losses)) return null;
  return ofSide.reduce((sum, player) => {
    const { slot, losses, heroes, foodLimits } = player;
    const born = spending.players.find((spender) => spender.slot === slot)!.food.most.at(place)!;
    const lost = losses!.findLast(({ ms }) => ms <= fight.startMs)?.food ?? 0;
    // A revival was counted as a loss, but its hero is back.
    const back = heroes.flatMap(({ revivalsMs }) => revivalsMs.filter((ms) => ms <= fight.endMs)).length;
    const limit = Math.max(0, ...foodLimits!.flatMap(({ ms, food }) => (ms <= fight.startMs ? food : [])));
    return (
      sum +
      Math.min(
        MAX_FOOD,
        START_FOOD + born + HERO_FOOD * back - lost,
        limit + trainedDuring(player, fight, costs, leastRevivalMs({ patch }, 1)),
      )
    );
  }, 0);
}

/** The most food of units and heroes of which training or revival began and ended in a fight. */
function trainedDuring(
  { made, heroes }: AnalysedPlayer,
  { startMs, endMs }: Times,
  costs: Costs,
  revivalMs: number,
): number {
  const revived = heroes
    .flatMap(({ revivalsMs }) => revivalsMs)
    .filter((ms) => ms >= startMs && ms + revivalMs <= endMs).length;
  return made.reduce((sum, { id, takesMs, orders }) => {
    const food = costs.price(id, 1, 'most')?.food ?? 0;
    if (food === 0) return sum;
    const inTime = orders.filter(({ ms, sure }) =>
      sure
        ? sure.to - takesMs >= startMs && sure.from <= endMs
        : ms + takesMs <= endMs && ms + MOST_WAITING * takesMs >= startMs,
    );
    const ordered = inTime.reduce((count, { may }) => count + may, 0);
    const makers = new Set(inTime.flatMap((order) => order.makers)).size;
    // Mercenaries come at once.
    const inRow = takesMs > 0 ? makers * Math.floor((endMs - startMs) / takesMs) : ordered;
    return sum + Math.min(ordered, inRow) * food;
  }, HERO_FOOD * revived);
}
