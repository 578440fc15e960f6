import type { AnalysedStep } from '../../game/analysis.ts';
import { stepKind, type Kind } from '../svg/kinds.ts';
import type { TimelinePlayer } from '../svg/player.ts';

/** One order in the table of several players. */
export interface MergedRow {
  step: AnalysedStep;
  kind: Kind;
  /** Place of the player who gave it in the list of players. */
  column: number;
}

/** The orders of all players in order of time; of those of one moment, the first player's come first. */
export const mergeOrders = (players: readonly TimelinePlayer[]): MergedRow[] =>
  players
    .flatMap(({ player }, column) =>
      player.build.map((step): MergedRow => ({ step, kind: stepKind(step, player.tiers), column })),
    )
    .sort((a, b) => a.step.ms - b.step.ms || a.column - b.column);
