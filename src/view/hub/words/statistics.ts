/** Texts of the statistics page, and of statistics that several kinds of page show. */
import { counted } from '../../../game/counted.ts';

export const STATISTICS_WORDS = {
  lead: (games: string): string =>
    `Statistics of ${games}: matchups, first heroes, timings of heroes, tech and expansions, maps and lengths.`,
  notCounted: 'not counted on this page',
  index: 'The index as JSON',
  firstHero: 'First hero timing',
  record: (won: number, lost: number, unknown: number): string =>
    `${won} won, ${lost} lost${unknown > 0 ? `, ${unknown} not known` : ''}`,
  share: (percent: number, from: number, to: number): string =>
    `${percent}\u00a0% won, 95\u00a0% interval ${from} to ${to}\u00a0%`,
  wins: (won: number, decided: number, share: string): string => `${won} of ${decided} won${share}`,
  noResult: 'no result known',
  tooFew: 'too few games',
  matchups: {
    note: '1v1 games between people whose races are known. Mirrors have no winning race.',
    chart: 'Games by matchup',
    caption: 'Matchups, most games first',
  },
  winRates: {
    random: 'Random, whatever race was drawn',
    note: (mirrors: number): string =>
      '1v1 games with a known result. The range is the 95 % confidence interval (Wilson). A race counts as ' +
      'ahead if an exact sign test ' +
      'over pairs of players shows it (p below 0.05). Each pair counts once, for the race that won more of its games. ' +
      `Mirror matchups (${counted(mirrors, 'game')}) are left out, because the same race always wins. Games with a player who chose Random have a row of their own.`,
    caption: 'Each race against every other race',
    share: 'Share of wins',
  },
  firstHeroes: {
    note: 'The first hero each player ordered. Players who never ordered one are not counted.',
    chart: (unit: string): string => `${unit} by first hero`,
    caption: (unit: string): string => `First heroes: ${unit}`,
  },
  timings: {
    note: 'Order times in minutes and seconds of game time. Players who gave the order count once per game. A row needs at least five such games. The last column is the 95 % confidence interval of the median (bootstrap by person).',
    caption: (title: string): string => `${title}: order times`,
  },
  spending: {
    title: 'Gold spent',
    note: 'Median spending by that time on everything made: the confirmed amount and the maximum. n is the number of players still in the game. Prices are from each game’s patch, or the closest patch we have. This is spending, not income. Replays don’t show what was alive or left in the bank.',
    caption: 'Spent by then, and the food of all units and heroes born: medians, at least and at most',
  },
  maps: {
    note: 'All versions of a map count as one. Lengths are measured up to the moment the game was decided. Incomplete replays are left out.',
    chart: 'Games by map',
    caption: 'Maps, most games first',
  },
  bars: {
    title: 'How long games last',
    note: 'Measured until the game was decided, that is, until the last player left. Pauses are left out. Only complete replays count.',
    caption: 'Games by length',
  },
  lengths: {
    note: 'Measured until the game was decided, that is, until the last losing player left. Only complete replays count.',
    caption: 'Length of games',
  },
};
