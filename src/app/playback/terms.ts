/** Explains the stage's terms for newcomers. */
export const TERMS: Readonly<Record<string, string>> = {
  Tier: 'The level of the main hall. Tier 2 and 3 open stronger units, upgrades and further heroes.',
  Heroes:
    'Levels at least and at most: spent skill points prove the lower one, all that could be killed bounds the upper one.',
  Supply:
    'Food in use of food made, as the game shows it. Only shown where the replay tells, until a death is proven.',
  Spent: 'Gold and lumber spent by then, at least and at most.',
  Workers: 'Workers made by then, with those of the start. How many died is not known.',
  Army: 'Units made by then: at least as many as are proven, at most as many as were ordered. How many died is not known.',
  'Food lost': 'Food of units that are proven to be lost by then. There can be more.',
  'Last orders': 'The latest orders to train, build, research or buy.',
  Brought: 'Heroes and units that surely took part. There can be more.',
  Food: 'Food that took part: at least what is proven, at most all that was made and is not proven lost.',
  'Last seen': 'Units that were often commanded, and never again after this fight. Most have died.',
  After: 'Signs of how it ended: heroes revived later, portals home, players who left.',
  'Attack orders':
    'Orders aimed at units or buildings of the other side. They show how busy a side was, not who won. Ahead: twice as many or more; in 52 of 61 such fights the other side revived more heroes.',
};

/** Explains the playback. */
export const PLAYED =
  'While it plays: a dot is a unit that led an order or was aimed at, paler the older that is, and gone after 90 seconds; ' +
  'other units went along. Heroes have two letters and their level, from sure to possible. “Down” is a hero that was revived later. ' +
  'A building is hollow until it can be done. Dashed rings number the camps that a player went to; grey diamonds are earlier fights.';
