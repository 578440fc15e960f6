/** Who won, as far as leaves and the map’s script show. */
import { contenders } from '../contenders.ts';
import type { Game, GamePlayer } from '../game.ts';
import { competitors } from '../identity.ts';
import { CLOSED_HERE, RESULT, savingLeave } from '../leaves.ts';
import { bySide } from '../sides.ts';

/** Sentences below the result that say how the winner of a game was inferred. */
export const WINNER_WORDS = {
  inferred: (reason: string): string => `Inferred: ${reason}.`,
  /** For recordings that lack the leave event of the player who saved them. */
  inferredWithoutLeave: (reason: string): string =>
    `Inferred: ${reason}; the leave of the winning side isn’t recorded.`,
};

/** Possible bases for inferring a winner, the strongest first. The game itself doesn't record one. */
export const WINNER_BASES = {
  script: 'the map’s own script wrote the result into the replay',
  result: 'a leave record says “won”',
  defeat: 'a leave record says that the other side lost',
  'leave-order': 'the other side left first',
  ended: 'the game was over when the player who saved the replay left',
} as const;
export type WinnerBasis = keyof typeof WINNER_BASES;

/** Why a recording doesn't show who won. */
export const UNKNOWN_WINNERS = {
  'one-side': 'There is only one side.',
  draw: 'The replay says that the game was a draw.',
  contradicted: 'The replay says that more than one side won.',
  computers: 'Computers never leave, so leaving a game against them shows no winner.',
  connected: 'More than one side was still in the game when the replay ended.',
  'no-leaves': 'The replay records nobody’s leave.',
} as const;
export type UnknownWinner = keyof typeof UNKNOWN_WINNERS;

/**
 * The sentence that explains how a game's winner was inferred. Some recordings lack the leave event of the player who
 * saved them; the sentence then mentions this.
 */
export function winnerSentence({ basis, slots }: Winner, game: Game): string {
  if (basis !== 'leave-order') return WINNER_WORDS.inferred(WINNER_BASES[basis]);
  const sides = bySide(contenders(game)).length;
  const hasLeft = slots.some((slot) => game.leaves.some((leave) => String(leave.slot) === slot));
  const because = sides > 2 ? 'all other sides left' : WINNER_BASES[basis];
  return hasLeft ? WINNER_WORDS.inferred(because) : WINNER_WORDS.inferredWithoutLeave(because);
}

/** The side that won, and how that was inferred. */
export interface Winner {
  team: number;
  /** Lobby slots of the winning side, as decimal strings. */
  slots: string[];
  basis: WinnerBasis;
}

/** The winning side, or why the recording doesn't show it. Prefers what the map's script and leave records state. */
export function judge(game: Game): Winner | UnknownWinner {
  const players = connectedPlayers(game);
  if (bySide(players).length < 2) return 'one-side';
  return byScript(game, players) ?? byResult(game, players) ?? byLeaving(game, players);
}

/** The contenders, and the idle seats on their sides that were still connected when the recording ended. */
function connectedPlayers(game: Game): GamePlayer[] {
  const playing = contenders(game);
  const sides = new Set(playing.map(({ team }) => team));
  const hasLeave = new Set(game.leaves.map(({ slot }) => slot));
  return competitors(game).filter(
    (player) => playing.includes(player) || (sides.has(player.team) && hasLeave.has(player.slot)),
  );
}

/** The winning side; null if the recording doesn't show it. */
export function inferWinner(game: Game): Winner | null {
  const verdict = judge(game);
  return typeof verdict === 'string' ? null : verdict;
}

/**
 * Maps may declare everybody a winner at the start, and computers get no result. So this needs one side without losers,
 * and nothing but losers among the people of the others.
 */
function byScript({ script = [] }: Game, players: readonly GamePlayer[]): Winner | 'draw' | null {
  const resultOf = new Map(script.map(({ slot, result }) => [slot, result]));
  const people = players.filter(({ kind }) => kind === 'human');
  const has = (result: string) => (player: GamePlayer) => resultOf.get(player.slot) === result;
  if (people.some(has('draw'))) return 'draw';
  const sides = bySide(people).filter((side) => side.some(({ slot }) => resultOf.has(slot)));
  const beaten = sides.filter((side) => side.every(has('lost')));
  const [first, ...others] = sides.filter((side) => !beaten.includes(side));
  if (!first?.some(has('won')) || first.some(has('lost'))) return null;
  return others.length === 0 && beaten.length > 0 ? winner(players, first[0]!.team, 'script') : null;
}

/** What leave records state: the results of those who left, and the result of the player who saved the recording. */
function byResult({ leaves }: Game, players: readonly GamePlayer[]): Winner | 'draw' | 'contradicted' | null {
  const teamOf = new Map(players.map(({ slot, team }) => [slot, team]));
  if (leaves.some(({ result }) => result === RESULT.draw)) return 'draw';
  const won = leaves
    .filter(({ reason, result }) => reason !== CLOSED_HERE && result === RESULT.won)
    .flatMap(({ slot }) => teamOf.get(slot) ?? []);
  if (new Set(won).size > 1) return 'contradicted';
  if (won[0] !== undefined) return winner(players, won[0], 'result');

  const saving = savingLeave(leaves);
  const team = saving && teamOf.get(saving.slot);
  if (team == null) return null;
  const results = leaves.filter(({ reason }) => reason === CLOSED_HERE).map(({ result }) => result);
  if (results.includes(RESULT.lost)) {
    const others = bySide(players).filter(([player]) => player!.team !== team);
    return others.length === 1 ? winner(players, others[0]![0]!.team, 'defeat') : null;
  }
  return results.includes(RESULT.won) ? winner(players, team, 'result') : null;
}

/**
 * The side that remains once the people of all others are gone. Those still connected when the recording ends have
 * leave records too, but only the player who saved it left, unless the game was over for that player.
 */
function byLeaving({ leaves, ended }: Game, players: readonly GamePlayer[]): Winner | UnknownWinner {
  const saving = savingLeave(leaves);
  const departures = leaves.filter((leave) => leave.reason !== CLOSED_HERE || (leave === saving && !ended));
  const here = new Set(players);
  for (const { slot } of departures) {
    for (const player of here) if (player.slot === slot) here.delete(player);
    const [side, ...others] = bySide([...here]);
    if (others.length > 0) continue;
    return side?.some(({ kind }) => kind === 'human')
      ? winner(players, side[0]!.team, 'leave-order')
      : 'computers';
  }
  const saver = players.find(({ slot }) => slot === saving?.slot);
  if (ended && saver) return winner(players, saver.team, 'ended');
  if (!leaves.some(({ slot }) => players.some((player) => player.slot === slot))) return 'no-leaves';
  const withPeople = bySide([...here].filter(({ kind }) => kind === 'human'));
  return withPeople.length > 1 ? 'connected' : 'computers';
}

const winner = (players: readonly GamePlayer[], team: number, basis: WinnerBasis): Winner => ({
  team,
  slots: players.filter((player) => player.team === team).map((player) => String(player.slot)),
  basis,
});
