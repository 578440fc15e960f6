/** Texts of a game's timeline of heroes, halls and fights. */

export const TIMELINE_WORDS = {
  title: 'Heroes, halls and fights',
  label: 'Timeline; the tables below contain the same data.',
  heroes:
    'On a hero’s line, a stroke marks a skill point. A ring marks a revive order, which shows that the hero had died. ',
  levels: (top: number): string =>
    `The band around the line shows the level, from 1 at the bottom to ${top} at the top. ` +
    'Skill points confirm the lower bound; the hero can’t have been above the upper bound. ',
  halls:
    'A hall’s bar grows with its tier and is hollow during the upgrade. A house marks an expansion order.',
  /** Follows the sentences about halls. */
  fights:
    ' Each triangle marks the first order at a creep camp. Bars in the middle show attack orders. Shaded areas are ' +
    'fights, with the same numbers as in the key moments. ',
  inWords: 'All marks as text',
};
