/** Texts of a game's timeline of heroes, halls and fights. */

export const TIMELINE_WORDS = {
  title: 'Heroes, halls and fights',
  label: 'Timeline; the tables below contain the same data.',
  heroes: 'In a hero’s line, a stroke is a skill point and a ring is a revive order, so the hero had died. ',
  levels: (top: number): string =>
    `The band around the line shows the level, from 1 at the bottom to ${top} at the top. ` +
    'Skill points confirm the lower edge, and the hero can’t have been above the upper edge. ',
  halls:
    'A hall’s bar grows with its tier and is hollow during the upgrade. A house marks an ordered expansion.',
  /** Follows the sentences about halls. */
  fights:
    ' Triangles are the first orders at a creep camp. Bars in the middle are attack orders. Shaded areas are ' +
    'fights, numbered as in the key moments. ',
  inWords: 'Every mark in words',
};
