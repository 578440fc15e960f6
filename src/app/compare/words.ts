/** Texts about the two sides, A and B, for the whole comparison. */

/** Letters for the two sides, because two players may have the same name. */
export type SideLetter = 'A' | 'B';

/** Texts for differences in time or number, in the last column of tables. */
export const DIFFERENCE_WORDS = {
  sameSecond: 'same second',
  /** `difference` is "12 s" or "1:12". */
  earlier: (side: SideLetter, difference: string): string => `${side} ${difference} earlier`,
  same: 'the same',
  notCertain: 'not certain',
  more: (side: SideLetter, difference: string): string => `${side} ${difference} more`,
  /** Marks something that only one side did. */
  only: { a: 'only A', b: 'only B' },
};

/** Reasons why a row has only one side. */
export const GAPS = {
  race: 'not of this race',
  over: 'game over by then',
  never: 'not ordered',
} as const;

/** Names of rows. */
export const ROW_WORDS = {
  revival: (hero: string): string => `Revival of the ${hero}`,
  /** The nth order of its kind: "Footman, order 4". */
  nth: (name: string, nth: number): string => `${name}, order ${nth}`,
};

/** Labels a side's line in a drawing. */
export const sideLabel = (side: SideLetter, player: string): string => `${side}: ${player}`;
