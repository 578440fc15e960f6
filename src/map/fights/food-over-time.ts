/** Food brought to fights over time: what bars mean wherever a page draws two sides. */
import type { ToldGame } from '../story-schema.ts';

type TimedFight = Pick<ToldGame['fights'][number], 'startMs' | 'endMs' | 'ledger'>;

/**
 * The minimum food that each of two sides brought to the fights of equal spans, from 0:00; the biggest of several
 * fights in a span counts. Zero where nobody fought.
 */
export function foodOverTime(
  fights: readonly TimedFight[],
  { spanMs, spans }: { spanMs: number; spans: number },
): [first: number[], second: number[]] {
  const food: [number[], number[]] = [new Array<number>(spans).fill(0), new Array<number>(spans).fill(0)];
  for (const { startMs, endMs, ledger } of fights)
    for (const [side, values] of food.entries()) {
      const least = ledger?.sides[side]?.food.least ?? 0;
      const until = Math.min(spans - 1, Math.floor(endMs / spanMs));
      for (let span = Math.floor(startMs / spanMs); span <= until; span++)
        values[span] = Math.max(values[span]!, least);
    }
  return food;
}
