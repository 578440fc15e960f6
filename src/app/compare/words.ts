/** Texts about the two sides, A and B, for the whole comparison. */

/** Letters for the two sides, because two players may have the same name. */
export type SideLetter = 'A' | 'B';

/** Texts for differences in time or number, in the last column of tables. */
export const DIFFERENCE_WORDS = {
  more: (side: SideLetter, difference: string): string => `${side} ${difference} more`,
};

/** Reasons why a row has only one side. */
export const GAPS = {
  race: 'not of this race',
  over: 'game over by then',
  never: 'not ordered',
} as const;

const PLACES = ['First', 'Second', 'Third'];

/** The position of a hero in words, counted from 0. */
export const heroPlace = (index: number): string => `${PLACES[index] ?? `${index + 1}th`} hero`;

/** Labels a side's line in a drawing. */
export const sideLabel = (side: SideLetter, player: string): string => `${side}: ${player}`;
