/** Sentences about the texts in a link. */
import type { ToldInLink } from '../../../game/stored/link/told.ts';

/** "the key moments and fights". */
const contentOfTold = ({ fights }: ToldInLink): string =>
  fights.length > 0 ? 'the key moments and fights' : 'the key moments';

export const TOLD_NOTE =
  'These texts are about the whole game. They were written when the link was made, so this page can’t check them ' +
  'against the orders.';

/** The end of a note about a link before sharing it. */
export const alsoTold = (texts: ToldInLink): string =>
  `. It also contains ${contentOfTold(texts)} of the whole game as text`;

/** Says which texts a link contains, and what is missing all the same. */
export const toldSentence = (texts: ToldInLink): string =>
  `It contains ${contentOfTold(texts)} of the whole game as text, but no map orders, so the map, story and playback are missing.`;
