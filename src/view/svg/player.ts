import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { byTeam, haveTeams, teamNumbers } from '../game/teams.ts';

/** A player on a timeline; players of different games may stand below one another. */
export interface TimelinePlayer {
  /** What the player is called here. */
  label: string;
  player: AnalysedPlayer;
  /** What the player's team is called, where there are teams. */
  team?: string;
}

/** The players of a game who ordered anything, those of a team together. */
export function timelinePlayers({ players: everyone }: GameAnalysis): TimelinePlayer[] {
  const players = byTeam(everyone.filter(({ build }) => build.length > 0));
  const numbers = haveTeams(everyone) ? teamNumbers(everyone) : null;
  return players.map((player) => ({
    label: player.handle,
    player,
    ...(numbers && { team: `Team ${numbers.get(player.team)}` }),
  }));
}
