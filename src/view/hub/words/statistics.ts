/** Texts of the statistics page, and of statistics that several kinds of page show. */
import { counted } from '../../../game/counted.ts';

export const STATISTICS_WORDS = {
  lead: (games: string, kind: string): string =>
    `Statistics from ${games} (${kind}): matchups, first heroes, timings of heroes, tech and expansions, maps and lengths.`,
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
    note: 'These are 1v1 games without computer players, in which both races are known. In a mirror matchup, the same race wins and loses.',
    chart: 'Games by matchup',
    caption: 'Matchups, most games first',
  },
  winRates: {
    random: 'Random, whatever race was drawn',
    note: (mirrors: number): string =>
      'These are 1v1 games with a known result. The range is the 95 % confidence interval (Wilson). A race counts as ' +
      'ahead if an exact sign test over pairs of players shows it (p < 0.05). A pair is two players who met in this matchup. It counts once, for the race that won more of their games, and few pairs prove nothing. ' +
      `Mirror matchups (${counted(mirrors, 'game')}) are left out, because in them the same race both wins and loses. Games with a player who chose Random are in a separate row.`,
    caption: 'Each race against every other race',
    share: 'Share of wins',
  },
  firstHeroes: {
    note: 'This counts the first hero that each player ordered. Players who never ordered a hero are left out.',
    chart: (unit: string): string => `${unit} by first hero`,
    caption: (unit: string): string => `First heroes: ${unit}`,
  },
  timings: {
    note: 'Order times are in minutes and seconds of game time. Each player who gave the order counts once per game. A row with fewer than five such games shows only their number. The last column shows the 95 % confidence interval of the median, calculated by resampling players.',
    caption: (title: string): string => `${title}: order times`,
  },
  spending: {
    title: 'Gold spent',
    note: 'Median total spent by that time on everything made: the confirmed amount and the maximum. The column n counts the players who were still in the game. Prices are from each game’s patch, or from the closest patch whose prices we have. This is spending, not income. Replays don’t show which units were alive or how much gold was left.',
    caption: 'Median spending, and median food of all units and heroes trained: the minimum and the maximum',
  },
  maps: {
    note: 'All versions of a map count as one. Lengths are measured up to the moment the game was decided. Incomplete replays are left out.',
    chart: 'Games by map',
    caption: 'Maps, most games first',
  },
  bars: {
    title: 'How long games last',
    note: 'Lengths are measured up to the moment the game was decided, when the last player left. Pauses are left out, and only complete replays count.',
    caption: 'Games by length',
  },
  lengths: {
    note: 'Lengths are measured up to the moment the game was decided, when the last player left. Only complete replays count.',
    caption: 'Length of games',
  },
};
