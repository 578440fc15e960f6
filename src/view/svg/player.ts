import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { byTeam, haveTeams, teamNumbers } from '../game/teams.ts';

/** A player on a timeline; players of different games can be combined. */
export interface TimelinePlayer {
  /** Display name of the player. */
  label: string;
  player: AnalysedPlayer;
  /** Display name of the player's team, if there are teams. */
  team?: string;
}

/** The players of a game with orders, grouped by team. */
export function timelinePlayers({ players: everyone }: GameAnalysis): TimelinePlayer[] {
  const players = byTeam(everyone.filter(({ build }) => build.length > 0));
  const numbers = haveTeams(everyone) ? teamNumbers(everyone) : null;
  return players.map((player) => ({
    label: player.handle,
    player,
    ...(numbers && { team: `Team ${numbers.get(player.team)}` }),
  }));
}
