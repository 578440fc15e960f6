/** Texts of a game's heroes, hero levels, research, and key timings. */
import type { Piece } from '../../rich-text.ts';

export const GAME_HERO_WORDS = {
  title: 'Heroes',
  label: 'Heroes of each player',
  columns: ['Player', 'Hero', 'Ordered', 'Level', 'Skills (time learned)'],
  how: 'Levels are based on the skill points spent. Skills are numbered in the order learned.',
  /** In text versions. */
  howInText:
    'The level is a minimum: it is based on the skill points that we saw spent. Skills are listed in the order in ' +
    'which they were learned.',
  /** A hero's details: level, order, first selection and revivals. `level` is 0 if unknown. */
  level: (level: number): string => `${level > 0 ? `Level ${level} or more` : 'Level not known'}; `,
  ordered: (time: readonly Piece[]): Piece[] => ['ordered ', ...time],
  firstSeen: (time: readonly Piece[]): Piece[] => [', first seen ', ...time],
  revivals: (times: readonly string[]): string => `, revival ordered ${times.join(', ')}`,
  /** Precedes the skills that a hero learned after a Tome of Retraining. */
  retrained: (time: string): string => `Retrained at ${time}, then learned again:`,
  noSkill: 'The replay shows no skill being learned.',
  /** For games from a link that contains only the first minutes. */
  noSkillInLink: (first: string): string => `No skill was learned in the first ${first}.`,
};

export const HERO_LEVEL_WORDS = {
  title: 'Hero levels',
  how:
    '“Not after” is the time when the hero spends the skill point gained at this level. “Not before” is the earliest ' +
    'time at which the hero could have had enough experience. It assumes that the side killed every camp it visited ' +
    'and every enemy its orders targeted, and nothing else. No hero in the archive spent a point before then. The estimate assumes ' +
    'that camp creatures died one after another. We estimate only levels 2 and 3, always within the bounds.',
  /** Follows a hero's name. */
  atMost: (level: number): string => `, at most ${level}`,
  columns: {
    hero: 'Hero',
    level: 'Level',
    notBefore: 'Not before',
    estimate: 'Estimate',
    notAfter: 'Not after',
  },
};

export const RESEARCH_WORDS = {
  title: 'Research',
  columns: { player: 'Player', ordered: 'Ordered', upgrade: 'Upgrade', level: 'Level' },
};

export const TIMING_WORDS = {
  title: 'Timings',
  moment: 'Moment',
  firstHero: 'First hero ordered',
  tier: {
    ordered: (tier: number): string => `Tier ${tier} ordered`,
    completed: (tier: number): string => `Tier ${tier} completed`,
    firstSeen: (tier: number): string => `Tier ${tier} first seen`,
  },
  firstExpansion: 'First expansion ordered',
  /** Replaces a time that a link with only the first minutes doesn't contain. */
  notInLink: 'not in this link',
  /** Precedes the meanings of "order", "derived" and "observed" in text versions. */
  basis: 'The word after a time states its basis. ',
  times: 'Times are in minutes and seconds of game time, without pauses.',
  /** Only in text versions. */
  tiersInJson:
    'The tier times in the summary and the index say when the tier was first seen or first needed by an order, ' +
    'not when the upgrade was completed.',
};
