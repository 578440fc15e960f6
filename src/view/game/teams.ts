import type { AnalysedPlayer } from '../../game/analysis.ts';
import { bySide } from '../../game/sides.ts';

/** Players with those of a team together, teams and players in lobby order. */
export const byTeam = (players: readonly AnalysedPlayer[]): AnalysedPlayer[] => bySide(players).flat();

/** Whether anyone of these players has an ally among them. */
export const haveTeams = (players: readonly AnalysedPlayer[]): boolean =>
  new Set(players.map(({ team }) => team)).size < players.length;

/** The number of each team by what recordings call it, counted from 1 in lobby order: those of recordings have gaps. */
export const teamNumbers = (players: readonly AnalysedPlayer[]): ReadonlyMap<number, number> =>
  new Map(bySide(players).map(([first], index) => [first!.team, index + 1]));
