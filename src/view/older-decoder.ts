import { DECODER_VERSION } from '../game/vocabulary.ts';

const OLDER =
  'An older version of this site read the replay and found less in it than this version would. Drop the replay ' +
  'itself to see everything.';

/** A sentence about a game from a link or the library that an older decoder read; empty for others. */
export const olderSentence = (decoder: number): string => (decoder < DECODER_VERSION ? OLDER : '');
