/** Names a game and its players in words: titles, sides, winners and races. */
import type { AnalysedPlayer, GameAnalysis } from '../game/analysis.ts';
import { RACE_NAMES } from '../game/derive/race.ts';
import { bySide, isDuel, joinSides } from '../game/sides.ts';
import type { Piece } from './rich-text.ts';

/** Describes the sides of a game, in lobby order. */
export const inSides = (
  game: GameAnalysis,
  word: (player: AnalysedPlayer) => string,
  joint?: string,
): string => joinSides(bySide(game.players), word, joint);

const handleOf = ({ handle }: AnalysedPlayer): string => handle;

/** A game's title with the sides by name, such as "Arthas vs Thrall on Echo Isles". */
export const gameTitle = (game: GameAnalysis): string =>
  `${inSides(game, handleOf)}${game.map ? ` on ${game.map}` : ''}`;

/** "Arthas vs Thrall on Echo Isles, patch 1.30". */
export const titleWithPatch = (game: GameAnalysis): string =>
  [gameTitle(game), game.patch && `patch ${game.patch}`].filter(Boolean).join(', ');

/**
 * The matchup in the order of the players: "UvE" for Undead against Night Elf, although the matchup is `EvU`. Null
 * unless two people play against each other, because two allies against computers have a `matchup` too.
 */
export const matchupInOrder = (game: GameAnalysis): string | null =>
  game.matchup !== null && isDuel(game)
    ? inSides(game, ({ race }) => race ?? '', '').replace(' vs ', 'v')
    : null;

/** A player's race in words. */
export const raceName = ({ race }: Pick<AnalysedPlayer, 'race'>): string =>
  race ? RACE_NAMES[race] : 'Race unknown';

/** The race, with a note if the player chose Random. */
export const raceText = (player: Pick<AnalysedPlayer, 'race'> & { random?: boolean }): string =>
  raceName(player) + (player.race && player.random ? ' (Random)' : '');

/** "Thrall, Orc": the title of what is about one player. */
export const withRace = (player: AnalysedPlayer): Piece[] => [
  { text: player.handle },
  `, ${raceText(player)}`,
];

/** Names of the winning side; null if no winner can be inferred. */
export const winnerNames = ({ players }: GameAnalysis): string | null =>
  players
    .filter((player) => player.result === 'won')
    .map(handleOf)
    .join(' & ') || null;
