/** One player's actions for drawing. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { apmMinutes, isWhole, type ApmMinute } from '../../game/derive/apm.ts';

/** A player’s actions per minute over time. */
export interface ApmSeries {
  player: AnalysedPlayer;
  /** Whole minutes only, because partial minutes aren't comparable. */
  whole: readonly ApmMinute[];
  /** Tier numbers with their times: when the tier was completed, or the latest time by which it was seen. */
  tiers: readonly { ms: number; tier: number }[];
}

/** The series of a player in a game recorded up to `clockMs`. */
export const apmSeries = (player: AnalysedPlayer, clockMs: number): ApmSeries => ({
  player,
  whole: apmMinutes(player, clockMs).filter(isWhole),
  tiers: player.tiers.flatMap(({ tier, completed, observed }) => {
    const time = completed ?? observed;
    return time ? [{ ms: time.ms, tier }] : [];
  }),
});

/** The highest number of actions in any minute of any series. */
export const mostActions = (series: readonly ApmSeries[]): number =>
  series.reduce((max, { whole }) => whole.reduce((sum, { actions }) => Math.max(sum, actions), max), 0);
