/** Texts of the comparison report. */
import { formatClock } from '../../../game/clock.ts';

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
  /** Heading of the last column of tables. */
  difference: 'Difference',
  differences: {
    title: 'First differences',
    of: 'Done',
    intro:
      'Up to eight things that one side did at least ten seconds sooner, differently, or ' +
      'alone, sorted by the earlier time. Workers and items are left out.',
  },
  timeline: {
    title: 'Both on one time axis',
    rest: 'Cancelled orders are left out. Orders without room for a label are in the table “Row by row”.',
  },
  timings: {
    title: 'Timings',
    of: 'Moment',
    intro:
      'Order times in minutes and seconds of game time. Orders are compared only with orders: anything just ' +
      'seen in a selection had happened by then, but the exact time is unknown.',
  },
  /** Label of the part with counts, skills, research and gold, which all unfold together. */
  details: 'Counts, skills, research and gold',
  counts: {
    title: 'Made from orders before 5, 8 and 10 minutes',
    of: 'Ordered before',
    intro:
      'The units and buildings from all orders before each minute: a confirmed number, or “12–16” for at least 12 and ' +
      'at most 16. Workers and small buildings are rarely selected, so little about them is confirmed. Units that died ' +
      'later are included.',
    row: (ms: number, things: string): string => `${formatClock(ms)}, ${things}`,
  },
  skills: {
    /** `hero` is "first hero", "second hero" and so on. */
    title: (hero: string): string => `Skills of the ${hero}`,
    of: 'Skill point',
    heroes: (a: string | undefined, b: string | undefined): string =>
      `${a ?? 'None'} for A, ${b ?? 'none'} for B.`,
    differentHeroes: 'Different heroes: only the times at which points were spent can be compared.',
  },
  research: {
    title: 'Research',
    of: 'Upgrade',
    intro: 'When each level was first ordered, without cancelled orders.',
  },
  spending: {
    title: 'Gold spent',
    of: 'Spent by',
    /** `costs` are sentences about where the prices come from. */
    intro: (costs: readonly string[]): string =>
      'Units and buildings at their price. The solid line is the confirmed minimum, and the dashed line is the maximum. ' +
      costs.join(' '),
    measures: { gold: 'gold', lumber: 'lumber', food: 'food trained' },
    row: (ms: number, measure: string): string => `${formatClock(ms)}, ${measure}`,
  },
  rows: {
    title: 'Row by row',
    of: 'Ordered',
    intro:
      'The fourth Footman order of A is next to the fourth of B, whatever came in between. Several presses at once count ' +
      'as one order. Cancelled orders are left out. The timeline checkboxes filter this table too.',
    common: 'Only what both ordered',
    more: (rows: number): string => `Show the other ${rows} rows`,
  },
};
