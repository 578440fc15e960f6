/** What is drawn of one player's actions. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { apmMinutes, isWhole, type ApmMinute } from '../../game/derive/apm.ts';

export interface ApmSeries {
  player: AnalysedPlayer;
  /** Whole minutes only: a part of a minute cannot be compared. */
  whole: readonly ApmMinute[];
  /** When a tier was there, with its number: completed, or at the latest when it was seen. */
  tiers: readonly { ms: number; tier: number }[];
}

/** The series of a player in a game that was recorded up to `clockMs`. */
export const apmSeries = (player: AnalysedPlayer, clockMs: number): ApmSeries => ({
  player,
  whole: apmMinutes(player, clockMs).filter(isWhole),
  tiers: player.tiers.flatMap(({ tier, completed, observed }) => {
    const time = completed ?? observed;
    return time ? [{ ms: time.ms, tier }] : [];
  }),
});

/** The largest number of all series. */
export const mostActions = (series: readonly ApmSeries[]): number =>
  series.reduce((most, { whole }) => whole.reduce((sum, { actions }) => Math.max(sum, actions), most), 0);
