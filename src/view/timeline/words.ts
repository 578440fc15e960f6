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
    'A hall’s bar gets thicker with each tier, and is hollow while the hall is being upgraded. A house marks an expansion order.',
  /** Follows the sentences about halls. */
  fights:
    ' Each triangle marks the first order at a creep camp. Bars in the middle show attack orders. Shaded areas are ' +
    'fights, with the same numbers as in the key moments. ',
  inWords: 'All marks as text',
};

/** Describe a lane's marks and their times, in tooltips and in a list. `times` is "2:05, 4:10". */
export const LINE_TIP_WORDS = {
  hall: 'Hall, tier',
  creeps: 'Creeps',
  hero: (hero: string, from: string): string => `${hero} from ${from}`,
  skills: (times: string): string => `skills at ${times}`,
  /** `time` may be a range, such as "1:50–2:05". */
  level: (level: number, time: string): string => `level ${level} at ${time}`,
  revivals: (times: string): string => `revival ordered at ${times}`,
  hallFrom: 'Hall from 0:00',
  tier: (tier: number, time: string): string => `tier ${tier} at ${time}`,
  expansions: (times: string): string => `expansion ordered at ${times}`,
  camps: (times: string): string => `First orders at creep camps at ${times}`,
  fights: (times: string): string => `Fights at ${times}`,
};
