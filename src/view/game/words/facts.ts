/** Texts of a game's facts, warnings, players and series. */
import { counted } from '../../../game/counted.ts';
import type { Piece } from '../../rich-text.ts';

export const FACT_WORDS = {
  names: {
    winner: 'Winner',
    event: 'Event',
    map: 'Map',
    played: 'Played',
    length: 'Length',
    patch: 'Patch',
    sides: 'Sides',
  },
  unknown: 'Not known',
  noWinner: 'The replay doesn’t show who won.',
  build: (build: number | string): string => `build ${build}`,
  /** Paused time, which the game's length doesn't include. */
  paused: (time: string): string => `${time} paused, not counted`,
  continues: (until: string): string => `the replay continues until ${until}`,
};

export const WARNING_WORDS = {
  doubtful: (sentence: string): string => `Doubtful: ${sentence}`,
  /** `sentence` says why the replay is incomplete. */
  incomplete: (sentence: string): string => `This replay is incomplete. ${sentence} `,
  reaches: (time: string): string => `It reaches ${time}.`,
  undecodable: (blocks: number): string =>
    `${counted(blocks, 'block')} of commands could not be decoded, so orders may be missing.`,
};

const APM = 'APM is the average number of actions per minute until the player left.';

export const GAME_PLAYER_WORDS = {
  title: 'Players',
  columns: {
    slot: 'Slot',
    player: 'Player',
    recorded: 'Name as recorded',
    team: 'Team',
    race: 'Race',
    result: 'Result',
    /** Follows "Result" in text versions. */
    inferred: ' (inferred)',
    heroes: 'Heroes',
    left: 'Left',
    apm: 'APM',
  },
  results: { won: 'Won', lost: 'Lost' },
  unknownResult: 'Not known',
  watchedBy: (names: readonly Piece[]): Piece[] => ['Watched by ', ...names, '.'],
  apm: (href: string): Piece[] => [`${APM} `, { text: 'See APM for each minute', href }, '.'],
  slot: `The slot identifies the player in the JSON documents. ${APM}`,
};

/** Sentences about a game's series, in text versions. */
export const GAME_SERIES_WORDS = {
  /** `place` is the game's number in the series; null if unknown. */
  game: (place: number | null, sides: readonly Piece[], event: Piece): Piece[] => [
    `${place === null ? 'A game' : `Game ${place}`} of `,
    ...sides,
    ' at ',
    event,
    '.',
  ],
  previous: (game: readonly Piece[]): Piece[] => [' Previous game: ', ...game, '.'],
  next: (game: readonly Piece[]): Piece[] => [' Next game: ', ...game, '.'],
  others: (games: readonly Piece[]): Piece[] => [' Others: ', ...games, '.'],
};
