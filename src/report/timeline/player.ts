import type { AnalysedPlayer, GameAnalysis } from '../../replay/analysis.ts';

/** A player on a timeline; players of different games may stand below one another. */
export interface TimelinePlayer {
  /** What the player is called here. */
  label: string;
  player: AnalysedPlayer;
}

/** The players of a game who ordered anything, in lobby order. */
export const timelinePlayers = ({ players }: GameAnalysis): TimelinePlayer[] =>
  players.flatMap((player) => (player.build.length > 0 ? [{ label: player.handle, player }] : []));
