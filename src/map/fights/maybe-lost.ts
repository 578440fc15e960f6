/** Units, workers and heroes that may have died although nothing proves it. */
import type { GameAnalysis } from '../../game/analysis.ts';
import type { OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { Costs } from '../../game/objects/costs.ts';
import { HERO_FOOD } from '../../game/objects/numbers/rules.ts';
import { findObject } from '../../game/objects/table.ts';
import type { ToldGame } from '../story-schema.ts';
import { fightAtLast, madeAsKind } from './fight-deaths.ts';
import { heroFalls } from './hero-falls.ts';

/** An attacked unit that is named later than this survived. */
const ATTACKED_MS = 15_000;

interface LossSource {
  analysis: Pick<GameAnalysis, 'players' | 'patch'>;
  log: OrderLog;
  places: Pick<Places, 'owners' | 'fights' | 'hostile' | 'heroes'>;
  costs: Costs;
}

/**
 * What may have died, with its food, by the time of its last mention: units of all kinds that are never named again
 * after an enemy’s order aimed at them or after a fight that they were near, and heroes before a revive order. In 124
 * recordings, this accounts for 70 of the 75 first deaths that the food limit proves.
 */
export function maybeLost({ analysis, log, places, costs }: LossSource): ToldGame['maybeLost'] {
  const { owners, hostile, heroes } = places;
  const attackedMs = new Map(hostile.map(({ target, ms }) => [target, ms]));
  const tracks = new Set(heroes.map(({ object }) => object));
  const falls = heroFalls({ analysis, log, places });
  const foodOf = (number: number): number => {
    if (tracks.has(number)) return HERO_FOOD;
    const kind = findObject(madeAsKind(log.objects[number]!) ?? '');
    return kind?.kind === 'unit' ? (costs.price(kind.id)?.food ?? 0) : 0;
  };
  const lost = log.objects.flatMap(({ lastMs }, number) => {
    const slot = owners[number] ?? null;
    const food = slot === null ? 0 : foodOf(number);
    if (slot === null || food === 0) return [];
    const [fall] = falls.get(number) ?? [];
    if (fall) return [{ slot, ms: fall.lastMs, food }];
    const isAttacked = lastMs - (attackedMs.get(number) ?? -Infinity) <= ATTACKED_MS;
    return isAttacked || fightAtLast(number, log, places) ? [{ slot, ms: lastMs, food }] : [];
  });
  return lost.sort((a, b) => a.ms - b.ms || a.slot - b.slot);
}
