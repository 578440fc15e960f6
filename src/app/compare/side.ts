import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';

/** One side of a comparison: one player of one game. */
export interface Side {
  game: GameAnalysis;
  player: AnalysedPlayer;
}

/** The player of a game in a lobby slot as a side; undefined where nobody sits there. */
export function compareSideOf(game: GameAnalysis, slot: string): Side | undefined {
  const player = game.players.find((candidate) => candidate.slot === slot);
  return player && { game, player };
}

/** The last moment of the game at which the player took part, in ms. */
export const endOf = ({ game, player }: Side): number => player.leftMs ?? game.clockMs;

/** The one opponent of a game between two players; null in every other game. */
export function opponentOf({ game, player }: Side): AnalysedPlayer | null {
  const [other, ...more] = game.players.filter(({ slot }) => slot !== player.slot);
  return other && more.length === 0 && other.team !== player.team ? other : null;
}

/** Whether both sides play the same known race, so that equal ids mean equal choices. */
export const sameRace = (a: Side, b: Side): boolean =>
  a.player.race !== null && a.player.race === b.player.race;
