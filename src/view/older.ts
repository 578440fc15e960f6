import { DECODER_VERSION } from '../game/vocabulary.ts';

const OLDER =
  'An older version of this site read the recording, and saw less in it than this one would. Give it the recording ' +
  'itself to see everything.';

/** A sentence about a game from a link or the library that an older decoder read; empty for others. */
export const olderSentence = (decoder: number): string => (decoder < DECODER_VERSION ? OLDER : '');
