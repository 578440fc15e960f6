import type { Game, GamePlayer } from '../game.ts';
import { competitors } from '../identity.ts';
import { bySide } from '../sides.ts';
import { WINNER_WORDS } from './winner-words.ts';

const RESULT_WON = 0x09;
const REASON_WON = 0x0c;
/** How many of the last minutes show which side was still playing when the recording ended. */
const LAST_MINUTES = 4;
const MINUTE_MS = 60_000;

/** Possible bases for inferring a winner. Replays don't name a winner. */
export const WINNER_BASES = {
  result: 'a leave record says “won”',
  reason: 'a leave record has the reason code of the winning side',
  'leave-order': 'the other side left first',
  activity: 'only this side still played in the last four minutes',
} as const;
export type WinnerBasis = keyof typeof WINNER_BASES;

/**
 * The sentence that explains how a game's winner was inferred. Some recordings lack the leave event of the player who
 * saved them; the sentence then mentions this.
 */
export function winnerSentence({ basis, slots }: Winner, game: Game): string {
  if (basis !== 'leave-order') return WINNER_WORDS.inferred(WINNER_BASES[basis]);
  const sides = bySide(competitors(game)).length;
  const left = slots.some((slot) => game.leaves.some((leave) => String(leave.slot) === slot));
  const because = sides > 2 ? WINNER_WORDS.othersLeft : WINNER_BASES[basis];
  return left ? WINNER_WORDS.inferred(because) : WINNER_WORDS.inferredWithoutLeave(because);
}

export interface Winner {
  team: number;
  /** Lobby slots of the winning side, as decimal strings. */
  slots: string[];
  basis: WinnerBasis;
}

type TeamLeave = Game['leaves'][number] & { team: number };

/**
 * The winning side, inferred from how the players left: a result "won", otherwise a winner's leave reason, otherwise
 * being the last side that remained. Null if the recording doesn't show it.
 */
export function inferWinner(game: Game): Winner | null {
  const players = competitors(game);
  if (new Set(players.map((player) => player.team)).size < 2) return null;
  const leaves = game.leaves.flatMap((leave): TeamLeave[] => {
    const player = players.find(({ slot }) => slot === leave.slot);
    return player ? [{ ...leave, team: player.team }] : [];
  });
  const won = leaves.filter((leave) => leave.result === RESULT_WON);
  if (new Set(won.map(({ team }) => team)).size > 1) return winnerOfMany(players, leaves, won);
  if (won[0]) return winner(players, won[0].team, 'result');
  const byReason = leaves.find((leave) => leave.reason === REASON_WON);
  if (byReason) return winner(players, byReason.team, 'reason');
  const stayed = lastTeam(
    players,
    leaves.map((leave) => leave.slot),
  );
  return stayed === null ? null : winner(players, stayed, 'leave-order');
}

/**
 * The winner when several sides look like winners: if the recording player quits, everyone still connected gets a
 * winner's reason and result. A result on a separate leave still counts; otherwise the only side still playing wins.
 */
function winnerOfMany(
  players: readonly GamePlayer[],
  leaves: readonly TeamLeave[],
  won: readonly TeamLeave[],
): Winner | null {
  const sure = new Set(won.filter(({ reason }) => reason !== REASON_WON).map(({ team }) => team));
  if (sure.size === 1) return winner(players, [...sure][0]!, 'result');
  const quitMs = Math.min(...won.map(({ ms }) => ms));
  const from = Math.floor(quitMs / MINUTE_MS) - LAST_MINUTES + 1;
  const gone = new Set(leaves.filter(({ ms }) => ms < quitMs).map(({ slot }) => slot));
  const active = players.filter(
    ({ slot, actions }) => !gone.has(slot) && actions.slice(Math.max(0, from)).some((count) => count > 0),
  );
  const teams = new Set(active.map(({ team }) => team));
  return teams.size === 1 ? winner(players, [...teams][0]!, 'activity') : null;
}

/** The side that remains once all members of all other sides are gone. */
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
