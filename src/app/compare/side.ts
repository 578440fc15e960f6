import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { GameTrack } from '../../map/story/track.ts';
import type { Stage } from '../playback/stage.ts';

/** One side of a comparison: a player of a game. */
export interface Side {
  game: GameAnalysis;
  player: AnalysedPlayer;
  /** How the game is played on its map, if it was read on this device with its orders. */
  ownStage?: OwnStage | undefined;
}

/** Playback of a game read on this device. */
export interface OwnStage extends Pick<Stage, 'bounds'> {
  /** The drawing of its map, SVG. */
  card: string;
  /** Reads its moves. Rejects if the recording is gone. */
  track: () => Promise<GameTrack>;
}

/** The player in a lobby slot as a side; undefined for an empty slot. */
export function compareSideOf(game: GameAnalysis, slot: string, ownStage?: OwnStage): Side | undefined {
  const player = game.players.find((candidate) => candidate.slot === slot);
  return player && { game, player, ownStage };
}

/** The player's last moment in the game, in ms. */
export const endOf = ({ game, player }: Side): number => player.leftMs ?? game.clockMs;

/** The opponent in a 1v1 game; null in other games. */
export function opponentOf({ game, player }: Side): AnalysedPlayer | null {
  const [other, ...furtherPlayers] = game.players.filter(({ slot }) => slot !== player.slot);
  return other && furtherPlayers.length === 0 && other.team !== player.team ? other : null;
}

/** Whether both sides play the same known race, so that equal ids mean equal choices. */
export const sameRace = (a: Side, b: Side): boolean =>
  a.player.race !== null && a.player.race === b.player.race;
