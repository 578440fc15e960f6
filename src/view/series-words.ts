/** Texts of the table that lists an event's series, in text versions. */
import { counted } from '../game/counted.ts';
import type { Piece } from './rich-text.ts';

export const SERIES_TABLE_WORDS = {
  caption: 'Series of this event',
  columns: { round: 'Round', players: 'Players', score: 'Score', unknown: 'Not known', games: 'Games' },
  unknownRound: 'Not known',
  /** These texts follow the map of a game. */
  unknownWinner: ' (winner not known)',
  wonBy: (winner: Piece): Piece[] => [' (won by ', winner, ')'],
  more: (games: number): string => `and ${counted(games, 'more game')}`,
};
