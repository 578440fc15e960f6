/** Worker counts over time, assuming that none died. */
import type { AnalysedPlayer, GameAnalysis } from '../../analysis.ts';
import type { Band } from '../../spending-schema.ts';
import { findObject } from '../../objects/table.ts';
import { wispsBuilt } from '../supply/used.ts';

/** Number of workers that each race starts with. */
const START_WORKERS = { H: 5, O: 5, E: 5, U: 3 } as const;

/**
 * A player's workers at each of the times `spending.minutes`: starting and trained workers, minus Wisps that became
 * buildings.
 */
export function workersBy(
  { race, slot, made: counts }: AnalysedPlayer,
  spending: NonNullable<GameAnalysis['spending']>,
): Band {
  const { minutes } = spending;
  const start = race ? START_WORKERS[race] : 0;
  const born = spending.players.find((player) => player.slot === slot)?.born ?? [];
  const trained = born.filter(({ id }) => findObject(id)?.worker);
  const built = race === 'E' ? wispsBuilt(counts, () => []) : { least: [], most: [] };
  const by = (which: 'least' | 'most', gone: readonly number[]) =>
    minutes.map((ms, index) => {
      const there = trained.reduce((sum, { count }) => sum + count[which][index]!, start);
      return Math.max(0, there - gone.filter((built) => built <= ms).length);
    });
  return { least: by('least', built.most), most: by('most', built.least) };
}
