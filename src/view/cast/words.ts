/** Texts of the casting sheet. */
import { counted } from '../../game/counted.ts';

/** `ENOUGH` in `prepared.ts` is the `from` of these texts. */
export const CAST_WORDS = {
  lead: (matchup: string, first: string, second: string): string =>
    `${matchup}: ${first}; ${second}. Only the 1v1 games of this archive, ` +
    'a small part of those they played; winners are inferred.',
  races: (name: string, race: string, count: number, games: number): string =>
    `${name} played ${race} in ${count} of ${counted(games, 'game')}`,
  headToHead: (games: number): string => `Head to head: ${counted(games, 'game')}`,
  neverMet: 'They have not met in any game in this archive.',
  lastGames: (name: string): string => `${name}, newest first`,
  tooFew: (players: string): string => `Too few to tell habits: ${players} in this matchup.`,
  playerHas: (name: string, games: number): string => `${name} has ${counted(games, 'game')}`,
  openings: {
    title: (matchup: string): string => `Openings in ${matchup}`,
    caption:
      'Heroes, then the next steps in most of these games; each line counts games with the same opening',
    record: 'Won and lost',
    inMatchup: (race: string, opponent: string): string => `as ${race} against ${opponent}`,
    againstAnybody: (race: string): string => `as ${race} against anybody`,
  },
  records: {
    caption: (from: number): string =>
      `Won and lost; from ${from} games on the win rate with its 95 % confidence interval`,
    unknown: (games: number): string => `${games} not known`,
  },
  maps: {
    some: (listed: number, maps: number): string => `${listed} of ${maps} maps, those of both first`,
    bothFirst: 'Maps of both first',
  },
  timings: {
    title: 'Timings against all games',
    caption: (from: number): string =>
      `Medians of when the order was given in this matchup, from ${from} games on; next to them, everybody of the archive ` +
      'who played that race in it',
    tooFew: (games: number): string => `too few (n ${games})`,
  },
};
