/** Texts of the comparison report. */

export const REMARK_WORDS = {
  samePlayer: 'Both sides are the same player of the same game, so nothing differs.',
  sameGame: 'Both sides are players of one game.',
  races: (a: string, b: string): string =>
    `${a} and ${b}: only what does the same job in both is compared, such as altars, town halls, and first, second and ` +
    'third heroes. Everything else is listed alone.',
  teams: (sides: string): string =>
    `A game of ${sides} on both sides: in team games players share the work, so times say less.`,
  differentTeams: (a: string, b: string): string =>
    `A game of ${a} and one of ${b}: in team games players share the work, so times say less.`,
  opponents: (a: string, b: string): string => `The opponents differ: A plays against ${a}, B against ${b}.`,
  maps: (a: string, b: string): string => `The maps differ: ${a} for A, ${b} for B.`,
  patches: (a: string, b: string): string =>
    `The patches differ, ${a} for A and ${b} for B: costs and building times may not be the same.`,
  /** Replaces the name of an unknown map or patch. */
  unknown: 'unknown',
};

/** Texts of the report's sections; `of` is the heading of a table's first column. */
export const COMPARED_WORDS = {
  differences: {
    title: 'First differences',
    of: 'Done',
    intro:
      'Up to eight things that one side did at least ten seconds sooner, differently, or ' +
      'alone, sorted by the earlier time. Workers and items are left out.',
  },
  timings: {
    title: 'Timings',
    of: 'Moment',
    intro:
      'Order times in minutes and seconds of game time. Orders are compared only with orders: anything just ' +
      'seen in a selection had happened by then, but the exact time is unknown.',
  },
  research: {
    title: 'Research',
    of: 'Upgrade',
    intro: 'When each level was first ordered, without cancelled orders.',
  },
  spending: {
    measures: { gold: 'gold', lumber: 'lumber', food: 'food trained' },
  },
};
