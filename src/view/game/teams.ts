import type { AnalysedPlayer } from '../../game/analysis.ts';
import { bySide } from '../../game/sides.ts';

/** Players grouped by team, in lobby order. */
export const byTeam = (players: readonly AnalysedPlayer[]): AnalysedPlayer[] => bySide(players).flat();

/** Whether any of these players has an ally among them. */
export const haveTeams = (players: readonly AnalysedPlayer[]): boolean =>
  new Set(players.map(({ team }) => team)).size < players.length;

/** Team numbers counted from 1 in lobby order, by recorded team; recorded numbers have gaps. */
export const teamNumbers = (players: readonly AnalysedPlayer[]): ReadonlyMap<number, number> =>
  new Map(bySide(players).map(([first], index) => [first!.team, index + 1]));
