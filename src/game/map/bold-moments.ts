import type { ToldGame } from './story-schema.ts';

/** Moments of a game that can be shown without the others: told in bold and with a place; how it ended stands elsewhere. */
export const boldMoments = ({ moments }: Pick<ToldGame, 'moments'>): ToldGame['moments'] =>
  moments.filter(({ bold, at, kind }) => bold && at !== null && kind !== 'leave');
