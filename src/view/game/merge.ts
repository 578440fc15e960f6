import type { AnalysedStep } from '../../game/analysis.ts';
import { stepKind, type Kind } from '../svg/kinds.ts';
import type { TimelinePlayer } from '../svg/player.ts';

/** An order in the table of several players. */
export interface MergedRow {
  step: AnalysedStep;
  kind: Kind;
  /** Index of its player. */
  column: number;
}

/** The orders of all players by time; ties in player order. */
export const mergeOrders = (players: readonly TimelinePlayer[]): MergedRow[] =>
  players
    .flatMap(({ player }, column) =>
      player.build.map((step): MergedRow => ({ step, kind: stepKind(step, player.tiers), column })),
    )
    .sort((a, b) => a.step.ms - b.step.ms || a.column - b.column);
