import type { ToldGame } from '../story-schema.ts';

/**
 * Moments that can be shown without the others: emphasized moments with a place. The result of the game is shown
 * elsewhere.
 */
export const boldMoments = ({ moments }: Pick<ToldGame, 'moments'>): ToldGame['moments'] =>
  moments.filter(({ bold, at, kind }) => bold && at !== null && kind !== 'leave');
