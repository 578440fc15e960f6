/** Texts about the key moments and fights in a link, and the words that these consist of. */
import { counted } from '../../../game/counted.ts';
import type { ToldInLink } from '../../../game/stored/link/told.ts';

/** Names the contents: "the key moments and fights". */
const contentOfTold = ({ fights }: ToldInLink): string =>
  fights.length > 0 ? 'the key moments and fights' : 'the key moments';

export const TOLD_NOTE =
  'These texts are about the whole game. They were written when the link was made, so this page can’t check them ' +
  'against the orders.';

/** Ends the note that visitors see before they share a link. */
export const alsoTold = (texts: ToldInLink): string =>
  `. It also contains ${contentOfTold(texts)} of the whole game as text`;

/** Says what a link contains as text, and what is still missing. */
export const toldSentence = (texts: ToldInLink): string =>
  `It contains ${contentOfTold(texts)} of the whole game as text, but no map orders, so the map, story and playback are missing.`;

/** Titles and column headings. */
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
  /** The units of a side: "brought Far Seer (level 3), Grunt ×4 (16 food)". */
  brought: (units: string, food: string): string => `brought ${units} (${food} food)`,
  lastSeen: (units: string): string => `last seen ${units}`,
  /** One side of a fight, with its players first. */
  side: (players: string, facts: readonly string[]): string => `${players}: ${facts.join('; ')}`,
};
