import { REVIVED_MORE, revivalWords } from '../../map/revived-more.ts';

/** Explains the stage's terms for newcomers. */
export const TERMS: Readonly<Record<string, string>> = {
  Tier: 'The level of the main hall. Tier 2 and 3 open stronger units, upgrades and further heroes.',
  Heroes:
    'The minimum and maximum level: spent skill points prove the minimum, and everything that could be ' +
    'killed limits the maximum.',
  Supply:
    'Food used out of food available, as in the game. It is shown only where the replay reveals it, until a ' +
    'death is confirmed.',
  Spent: 'Gold and lumber spent by the last full minute, at least and at most.',
  Workers: 'Workers made by then, including the starting ones. How many died is not known.',
  'Made so far':
    'Units made by then, those that have died included: at least as many as are confirmed, at most as many as were ordered.',
  'Food lost': 'Food of units that are confirmed lost by then. There may be more.',
  'Last orders': 'The latest orders to train, build, research or buy.',
  Brought: 'Heroes and units that certainly took part. There may be more.',
  Food: 'Food of the units that took part: at least what is confirmed, at most everything made and not confirmed lost.',
  'Last seen':
    'Units that were often commanded before this fight, but never after it. Most of them have died.',
  After: 'Signs of how it ended: heroes revived later, portals home, players who left.',
  'Attack orders':
    'Orders aimed at units or buildings of the other side. They show how busy a side was, not who won. ' +
    `Ahead: at least twice as many. ${revivalWords(REVIVED_MORE.ahead)}`,
};

/** Explains the playback. */
export const PLAYED =
  'During playback, a dot is a unit that led an order or was the target of one. Dots fade and are gone after 90 seconds; ' +
  'other units went along. Heroes have two letters and their level, from confirmed to possible. “Down” marks ' +
  'a hero that was revived later. ' +
  'A building is hollow until it could be finished. Dashed rings number the camps that a player went to; ' +
  'grey diamonds are earlier fights.';
