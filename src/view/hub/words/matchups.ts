/** Texts of the matchup list, of matchup pages, and of the pages with a race’s timings in a matchup. */
import { counted } from '../../../game/counted.ts';

export const MATCHUP_WORDS = {
  lead: {
    list: (matchups: number): string =>
      `The ${counted(matchups, 'matchup')} in the archive, with records, first heroes, timings and lengths.`,
    plain: (name: string): string =>
      `${name} in the archive: results, first heroes, timings, maps and game lengths.`,
    opens: (race: string, hero: string): string => `${race} most often opens with the ${hero}`,
    usual: (name: string, opened: string, map: string | null): string =>
      `In ${name}, ${opened}${map === null ? '' : `; the most common map is ${map}`}.`,
  },
  wonBy: (race: string): string => `Won by ${race}`,
  winner: 'Won by (inferred)',
  unknown: 'Result not known',
  contact: {
    title: 'First contact',
    note: 'This is each player’s first order that targets an enemy unit, including orders given to scouts.',
    caption: 'First attack order',
  },
  expansions: {
    title: 'Where they expand first',
    note: 'This is each player’s first additional town hall that was not cancelled. Some gold mines aren’t known. A hall at such a mine counts as “elsewhere”.',
    caption: 'First expansions by place',
  },
  fights: {
    title: 'When they fight',
    note: 'These are the times at which fights begin. A fight is a group of attack orders that are close in time and place. Each row has one time per game.',
    caption: 'Fights by time',
    busiest: 'Fight with the most orders',
  },
  timings: {
    title: (race: string, opponent: string): string => `Timings of ${race} against ${opponent}`,
    lead: (title: string, race: string, games: number): string =>
      `${title}: when ${race} players ordered heroes, tech and expansions, and when they first met the enemy, in ` +
      `${counted(games, 'archived game')}.`,
    /** How a moment came about; the text precedes the number of players. */
    by: {
      ordered: 'Ordered by',
      expansionBegun: 'The latest time it could have started, as finished units show, for',
      contact: 'The first attack order, including a scout’s, by',
    },
    caption: (moment: string): string => `${moment}, earliest first`,
  },
};
