import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';

/** One side of a comparison: a player of a game. */
export interface Side {
  game: GameAnalysis;
  player: AnalysedPlayer;
}

/** The player in a lobby slot as a side; undefined for an empty slot. */
export function compareSideOf(game: GameAnalysis, slot: string): Side | undefined {
  const player = game.players.find((candidate) => candidate.slot === slot);
  return player && { game, player };
}

/** The player's last moment in the game, in ms. */
export const endOf = ({ game, player }: Side): number => player.leftMs ?? game.clockMs;

/** The opponent in a 1v1 game; null in other games. */
export function opponentOf({ game, player }: Side): AnalysedPlayer | null {
  const [other, ...more] = game.players.filter(({ slot }) => slot !== player.slot);
  return other && more.length === 0 && other.team !== player.team ? other : null;
}

/** Whether both sides play the same known race, so that equal ids mean equal choices. */
export const sameRace = (a: Side, b: Side): boolean =>
  a.player.race !== null && a.player.race === b.player.race;
