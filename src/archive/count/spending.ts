/** Median spending by a given time, over all players who were still playing then. */
import { median } from '../../game/quantiles.ts';
import { spentBy, type Spent } from '../../game/spent.ts';
import type { Appearance } from './appearances.ts';

const MINUTE_MS = 60_000;

/** Medians of the confirmed minimum and the possible maximum. */
export interface SpendingMedians extends Spent {
  /** Number of players who were still playing then, in games with records that confirm production. */
  n: number;
}

/** Medians at one of `SPENDING_MINUTES`; null if no player was still playing. */
export function spendingMedians(appearances: readonly Appearance[], minute: number): SpendingMedians | null {
  const spent = appearances.flatMap(({ placed: { game }, player }) => {
    const stayed = (player.leftMs ?? game.decidedMs) >= minute * MINUTE_MS;
    return (stayed && spentBy(game, player.slot, minute)) || [];
  });
  if (spent.length === 0) return null;
  const middle = (measure: keyof Spent) => {
    const bound = (which: 'least' | 'most') => median(spent.map((player) => player[measure][which])) ?? 0;
    return { least: bound('least'), most: bound('most') };
  };
  return { n: spent.length, gold: middle('gold'), lumber: middle('lumber'), food: middle('food') };
}
