import type { AnalysedPlayer } from '../../replay/analysis.ts';
import { bySide } from '../../replay/sides.ts';

/** Players with those of a team together, teams and players in lobby order. */
export const byTeam = (players: readonly AnalysedPlayer[]): AnalysedPlayer[] => bySide(players).flat();

/** Whether anyone of these players has an ally among them. */
export const haveTeams = (players: readonly AnalysedPlayer[]): boolean =>
  new Set(players.map(({ team }) => team)).size < players.length;
