/** Deaths of heroes that revive orders prove, with the fights in which the heroes fell. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Fight } from '../../game/derive/places/fights.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import { distance, type Point } from '../../game/derive/places/point.ts';
import { ORDER_STEP_MS } from '../../game/orders.ts';
import { AFTER_MS, fallIn, lastCommand } from './fight-deaths.ts';

/** A hero that falls in a fight lies within this many map units of one of its attack orders. */
const NEAR_ORDER = 1200;
/** Chased from a fight, a hero lies within this many map units of its attack orders. */
const CHASED = 3000;

/** A hero's death that a revive order proves, also one that was taken back. */
export interface Fall {
  /** Time in ms of its last command before the death. */
  lastMs: number;
  /** When its revival was ordered, in ms; Infinity if never, or only to take it back. */
  revivedMs: number;
  /** Undefined if the hero fell outside all fights. */
  fight: Fight | undefined;
}

/** The deaths of each hero, by its object. */
export function heroFalls({
  analysis,
  log,
  places,
}: {
  analysis: Pick<GameAnalysis, 'players'>;
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
      // Allies revive at the altar of a player who left.
      const byAllies = log.orders.flatMap(({ kind, target, ms, slot: by }) =>
        kind === 'revive' && target === track.object && by !== track.slot ? ms : [],
      );
      const revived = [...revivalsMs, ...byAllies].sort((a, b) => a - b);
      const offers = [...revived, ...takenBack].sort((a, b) => a - b);
      for (const [index, ms] of offers.entries()) {
        const lastMs = lastCommand(log, track, offers[index - 1] ?? 0, ms);
        if (lastMs === null) continue;
        const revivedMs = revived.find((backMs) => backMs >= ms) ?? Infinity;
        const fight = atCorpse(
          corpseOf(log, track.object, ms),
          fallIn(track, lastMs, ms, places),
          lastMs,
          places.fights,
        );
        const fall = { lastMs, revivedMs, fight };
        falls.set(track.object, [...(falls.get(track.object) ?? []), fall]);
      }
    }
  return falls;
}

/** Where a hero lies, which the order to revive it at a time in ms states; undefined if that isn't recorded. */
export const corpseOf = ({ orders }: OrderLog, hero: number, revivedMs: number): Point | undefined =>
  orders.find(
    ({ kind, target, ms }) =>
      kind === 'revive' && target === hero && Math.abs(ms - revivedMs) <= ORDER_STEP_MS,
  )?.at ?? undefined;

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
