import type { Game, GamePlayer } from '../game.ts';
import { competitors } from '../identity.ts';

const RESULT_WON = 0x09;
const REASON_WON = 0x0c;

/** What a winner is concluded from; replays state none. */
export const WINNER_BASES = {
  result: 'a leave record carries the result "won"',
  reason: 'a leave record carries the reason of the winning side',
  'leave-order': 'the other side left first',
} as const;
export type WinnerBasis = keyof typeof WINNER_BASES;

/** What a winner is concluded from, of a game of so many sides. */
export const winnerSentence = (basis: WinnerBasis, sides: number): string =>
  `Inferred: ${basis === 'leave-order' && sides > 2 ? 'all other sides left' : WINNER_BASES[basis]}.`;

export interface Winner {
  team: number;
  /** Lobby slots of the winning side, as decimal strings. */
  slots: string[];
  basis: WinnerBasis;
}

/**
 * Who won, inferred from the leave records of those who play: a result "won", else the winner's reason, else
 * the side that stayed when every other side had left. Null when the recording does not tell.
 */
export function inferWinner(game: Game): Winner | null {
  const players = competitors(game);
  if (new Set(players.map((player) => player.team)).size < 2) return null;
  const leaves = game.leaves.flatMap((leave) => {
    const player = players.find(({ slot }) => slot === leave.slot);
    return player ? [{ ...leave, team: player.team }] : [];
  });
  const byResult = leaves.find((leave) => leave.result === RESULT_WON);
  if (byResult) return winner(players, byResult.team, 'result');
  const byReason = leaves.find((leave) => leave.reason === REASON_WON);
  if (byReason) return winner(players, byReason.team, 'reason');
  const stayed = lastTeam(
    players,
    leaves.map((leave) => leave.slot),
  );
  return stayed === null ? null : winner(players, stayed, 'leave-order');
}

/** The side that is left, at the moment when all members of all other sides are gone. */
function lastTeam(players: readonly GamePlayer[], leavers: readonly number[]): number | null {
  const here = new Map(players.map((player) => [player.slot, player.team]));
  for (const slot of leavers) {
    here.delete(slot);
    const teams = new Set(here.values());
    if (teams.size === 1) return [...teams][0] ?? null;
  }
  return null;
}

const winner = (players: readonly GamePlayer[], team: number, basis: WinnerBasis): Winner => ({
  team,
  slots: players.filter((player) => player.team === team).map((player) => String(player.slot)),
  basis,
});
