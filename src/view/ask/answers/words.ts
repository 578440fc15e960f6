/**
 * Sentences that answer a question from a search field. `what` describes the games that the question is about, such
 * as "Orc, against Human"; it is empty for all games.
 */
import { counted } from '../../../game/counted.ts';
import type { Group, SortMeasure } from '../ask.ts';
import { GROUP_NAMES } from '../readings/words.ts';

const inBrackets = (what: string): string => what && ` (${what})`;
const afterComma = (what: string): string => what && `, ${what}`;
const thenOthers = (others: readonly string[]): string =>
  others.length > 0 ? `, then ${others.join(', ')}` : '';

export const NUMBER_ANSWERS = {
  count: (games: number, what: string): string => `${counted(games, 'game')}${what && `: ${what}`}.`,
  /** For a player or a race; `share` is `wonShare`. */
  rate: (who: string, share: string): string => `${who}: won ${share}.`,
  noRate: (who: string): string => `${who}: the archive has no game with a known winner.`,
  wonShare: (won: number, games: number, percent: number, from: number, to: number): string =>
    `${won} of ${counted(games, 'game')}, ${percent} % (95 % interval ${from} to ${to} %)`,
  lengths: (what: string, spread: string): string => `Length of games${afterComma(what)}: ${spread}.`,
  noLengths: 'No game matches, so there are no lengths.',
  median: (clock: string, count: number, low: string, high: string): string =>
    `${clock}, the median of ${count}; half of them between ${low} and ${high}`,
  /** If there are fewer than five values. */
  medianOfFew: (clock: string, count: number): string => `${clock}, the median of only ${count}`,
};

/** When players ordered something: "Tier 2 (Orc): ordered at 4:50, the median of …". */
export const TIME_ANSWERS = {
  moment: (moment: string, what: string): string => `${moment}${inBrackets(what)}`,
  ordered: (moment: string, spread: string): string => `${moment}: ordered at ${spread}.`,
  never: (moment: string): string => `${moment}: nobody ordered it.`,
};

/** When the games were played. */
export const DATE_ANSWERS = {
  unknown: 'It is not known when these games were played.',
  onDay: (games: number, day: string): string => `${gamesWere(games)} played on ${day}.`,
  between: (games: number, from: string, to: string): string =>
    `${gamesWere(games)} played between ${from} and ${to}.`,
};
const gamesWere = (games: number): string => (games === 1 ? 'It was' : `These ${games} games were`);

/** Rankings. `others` are the next places, such as "Grubby 12". */
export const RANKING_ANSWERS = {
  most: (
    of: Group,
    what: string,
    first: { name: string; n: number },
    total: number,
    unit: 'games' | 'appearances',
    others: readonly string[],
  ): string =>
    `${of === 'player' ? 'Most games' : `Most played ${GROUP_NAMES[of]}`}${inBrackets(what)}: ${first.name}, ` +
    `in ${first.n} of ${total} ${unit} (${Math.round((100 * first.n) / total)} %)${thenOthers(others)}.`,
  mostNext: (name: string, games: number): string => `${name} ${games}`,
  noMost: (of: Group): string => `No game shows the ${GROUP_NAMES[of]}.`,
  best: (of: Group, what: string, first: string, share: string, others: readonly string[]): string =>
    `Best ${GROUP_NAMES[of]} by share of wins${inBrackets(what)}: ${first}, won ${share}${thenOthers(others)}.`,
  bestNext: (name: string, won: number, games: number): string => `${name} ${won} of ${games}`,
  noBest: (of: Group, games: number, what: string): string =>
    `No ${GROUP_NAMES[of]} has ${games} games with a known winner${inBrackets(what)}.`,
};

/** Winners and losers of games, and the score between two players. */
export const RESULT_ANSWERS = {
  ofMany: (
    name: string,
    result: 'won' | 'lost',
    count: number,
    games: number,
    what: string,
    others: readonly string[],
  ): string =>
    `${name} ${result} ${count} of ${counted(games, 'game')}${inBrackets(what)}${thenOthers(others)}.`,
  ofSingle: (name: string, result: 'won' | 'lost', what: string): string =>
    `${name} ${result}${inBrackets(what)}.`,
  nobody: (result: 'won' | 'lost', what: string): string =>
    `Nobody ${result} such a game${inBrackets(what)}.`,
  record: (first: string, won: number, lost: number, second: string, games: number, what: string): string =>
    `${first} ${won} : ${lost} ${second}, in ${counted(games, 'game')}${inBrackets(what)}.`,
  neverMet: (first: string, second: string, what: string): string =>
    `${first} and ${second} don’t meet in such a 1v1 game here${inBrackets(what)}.`,
};

/** The first game by a measure: "The longest (Orc): 58:12, Moon vs Grubby on Echo Isles (of 12 games)." */
export const FIRST_ANSWERS = {
  measures: {
    length: ['The longest', 'The shortest'],
    played: ['The newest', 'The oldest'],
    fights: ['Most fights', 'Fewest fights'],
    even: ['Most evenly split attack orders', 'Least evenly split attack orders'],
    apm: ['Most actions per minute', 'Fewest actions per minute'],
    time: ['Latest', 'Earliest'],
  } satisfies Record<SortMeasure, readonly [most: string, least: string]>,
  label: (measure: string, moment: string, what: string): string =>
    `${measure}${moment && ` ${moment}`}${inBrackets(what)}`,
  none: (label: string): string => `${label}: no game shows this.`,
  sentence: (label: string, value: string, game: string, games: number, tied: string): string =>
    `${label}: ${value}, ${game} (of ${games === 1 ? '1 game' : `${games} games`}${tied}).`,
  ofPlayer: (player: string, value: string): string => `${player}, ${value}`,
  game: (players: string, map: string | undefined): string => (map ? `${players} on ${map}` : players),
  fights: (fights: number): string => counted(fights, 'fight'),
  even: (percent: number): string => `${percent} %`,
  apm: (actions: number): string => `${actions} a minute`,
  tiedTimes: (games: number): string => `; ${games} more within five seconds`,
  tiedDates: (games: number): string => `; ${games} more with this date`,
};

/**
 * Describes the games that a question is about. Every text is an entry of a list: "Orc, against Human, on Echo
 * Isles".
 */
export const ANSWERED_GAMES = {
  on: (map: string): string => `on ${map}`,
  at: (event: string): string => `at ${event}`,
  not: (what: string): string => `not ${what}`,
  against: (what: string): string => `against ${what}`,
  bothSides: (what: string): string => `both sides ${what}`,
  eitherSide: (what: string): string => `either side ${what}`,
  neitherSide: (what: string): string => `neither side ${what}`,
};

/** Links to the page with more numbers. */
export const ANSWER_PAGES = {
  statistics: 'Statistics',
  rivals: 'Both players on one casting sheet',
  openings: (race: string): string => `${race} openings`,
};
