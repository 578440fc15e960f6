/** How much players had spent by a time, in the middle of all who were still playing then. */
import { median } from '../replay/quantiles.ts';
import type { Band } from '../replay/spending-schema.ts';
import type { Appearance } from './appearances.ts';

/** Times at which spending is compared, in minutes. */
export const SPENDING_MINUTES = [5, 10, 15] as const;
const MINUTE_MS = 60_000;

/** The median of what is proven, and of what can have been at most. */
type Middle = Record<keyof Band, number>;

export interface SpendingMedians {
  /** Players still playing then, in games whose records prove what was made. */
  n: number;
  gold: Middle;
  lumber: Middle;
  food: Middle;
}

/** Medians by a minute of the game; null where nobody was still playing. */
export function spendingMedians(own: readonly Appearance[], minute: number): SpendingMedians | null {
  const spent = own.flatMap(({ placed: { game }, player }) => {
    const index = game.spending?.minutes.indexOf(minute * MINUTE_MS) ?? -1;
    const of = game.spending?.players.find(({ slot }) => slot === player.slot);
    const stayed = (player.leftMs ?? game.decidedMs) >= minute * MINUTE_MS;
    return of && index >= 0 && stayed ? [{ of, index }] : [];
  });
  if (spent.length === 0) return null;
  const middle = (measure: 'gold' | 'lumber' | 'food'): Middle => {
    const by = (which: keyof Band) =>
      median(spent.map(({ of, index }) => of[measure][which][index] ?? 0)) ?? 0;
    return { least: by('least'), most: by('most') };
  };
  return { n: spent.length, gold: middle('gold'), lumber: middle('lumber'), food: middle('food') };
}
