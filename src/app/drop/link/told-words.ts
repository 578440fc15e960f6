/** Sentences about the texts in a link, and those texts. */
import { counted } from '../../../game/counted.ts';
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

/** Titles and column heads. */
export const TOLD_TITLES = {
  moments: 'Key moments',
  time: 'Time',
  moment: 'Moment',
  fights: 'Fights',
  from: 'From',
  where: 'Where',
  side: 'Side',
};

export const TOLD_WORDS = {
  inferred: (sentence: string): string => `${sentence} (inferred)`,
  attackOrders: (count: number): string => counted(count, 'attack order'),
  /** "brought Far Seer (level 3), Grunt ×4 (16 food)". */
  brought: (units: string, food: string): string => `brought ${units} (${food} food)`,
  lastSeen: (units: string): string => `last seen ${units}`,
  /** One side of a fight, beginning with its players. */
  side: (players: string, facts: readonly string[]): string => `${players}: ${facts.join('; ')}`,
};
