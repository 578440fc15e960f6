/** Deaths of heroes that revive orders prove, with the fights in which the heroes fell. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import { formAt, type Order, type OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import { ALTARS } from '../../game/derive/placement.ts';
import { leastRevivalMs } from '../../game/objects/numbers/rules.ts';
import { ORDER_STEP_MS } from '../../game/orders.ts';
import { levelBy } from '../levels/level-by.ts';
import { AFTER_MS, fallIn, lastCommand } from './fight-deaths.ts';

/** A hero that falls in a fight lies within this many map units of one of its attack orders. */
const NEAR_ORDER = 1200;
/** Chased from a fight, a hero lies within this many map units of its attack orders. */
const CHASED = 3000;

/** A hero's death that a revive order proves, also one that was taken back. */
export interface Fall {
  /** Time in ms of its last command before the death. */
  lastMs: number;
  /**
   * Earliest time in ms at which it can be back: altars take as long as its least level needs, taverns no time. Infinity if
   * its revival was never ordered, or only to take it back.
   */
  backMs: number;
  /** Undefined if the hero fell outside all fights. */
  fight: Fight | undefined;
}

/** The deaths of each hero, by its object. */
export function heroFalls({
  analysis,
  log,
  places,
}: {
  analysis: Pick<GameAnalysis, 'players' | 'patch'>;
  log: OrderLog;
  places: Pick<Places, 'heroes' | 'fights' | 'hostile'>;
}): Map<number, Fall[]> {
  const falls = new Map<number, Fall[]>();
  for (const { slot, heroes, build } of analysis.players)
    for (const { id, revivalsMs } of heroes) {
      const track = places.heroes.find((candidate) => String(candidate.slot) === slot && candidate.id === id);
      if (!track) continue;
      const takenBack = build.flatMap((step) =>
        step.type === 'revival' && step.cancelled && step.id === id ? step.ms : [],
      );
      const offers = [...revivalsMs, ...takenBack].sort((a, b) => a - b);
      for (const [index, ms] of offers.entries()) {
        const lastMs = lastCommand(log, track, offers[index - 1] ?? 0, ms);
        if (lastMs === null) continue;
        const revivedMs = revivalsMs.find((orderedMs) => orderedMs >= ms) ?? Infinity;
        const { atLeast } = levelBy(analysis, null, track.slot, id, revivedMs);
        const takesMs = isAtAltar(log, track.object, revivedMs) ? leastRevivalMs(analysis, atLeast) : 0;
        const fight = atCorpse(
          corpseOf(log, track.object, ms),
          fallIn(track, lastMs, ms, places),
          lastMs,
          places.fights,
        );
        const fall = { lastMs, backMs: revivedMs + takesMs, fight };
        falls.set(track.object, [...(falls.get(track.object) ?? []), fall]);
      }
    }
  return falls;
}

const reviveOrder = ({ orders }: OrderLog, hero: number, revivedMs: number): Order | undefined =>
  orders.find(
    ({ kind, target, ms }) =>
      kind === 'revive' && target === hero && Math.abs(ms - revivedMs) <= ORDER_STEP_MS,
  );

/** Where a hero lies, which the order to revive it at a time in ms states; undefined if that isn't recorded. */
export const corpseOf = (...given: Parameters<typeof reviveOrder>): Point | undefined =>
  reviveOrder(...given)?.at ?? undefined;

/** Whether an altar got the order to revive a hero. If something else leads the selection, it can be a tavern. */
function isAtAltar(log: OrderLog, hero: number, revivedMs: number): boolean {
  const leader = reviveOrder(log, hero, revivedMs)?.leader ?? null;
  return leader !== null && ALTARS.has(formAt(log.objects[leader]!, revivedMs) ?? '');
}

/**
 * The fight in which a hero fell: `likely`, unless its corpse is far from all attack orders of that one and near those of
 * another around its last command at `lastMs`. Undefined if no fight is near the corpse.
 */
function atCorpse(
  corpse: Point | undefined,
  likely: Fight | undefined,
  lastMs: number,
  fights: readonly Fight[],
): Fight | undefined {
  if (!corpse) return likely;
  const away = ({ orders }: Fight) => Math.min(...orders.map(({ at }) => distance(at, corpse)));
  if (likely && away(likely) <= NEAR_ORDER) return likely;
  const underWay = fights.filter(
    ({ startMs, endMs }) => startMs - AFTER_MS <= lastMs && lastMs <= endMs + AFTER_MS,
  );
  const [nearest] = underWay.sort((a, b) => away(a) - away(b));
  if (nearest && away(nearest) <= NEAR_ORDER) return nearest;
  return likely && away(likely) <= CHASED ? likely : undefined;
}
