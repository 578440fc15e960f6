/** Whether a player's later games differ from the earlier ones. */
import { recordOf } from '../../../archive/count/records.ts';
import { hasQuartiles } from '../../../archive/count/distribution.ts';
import type { Table } from '../../../view/table.ts';
import { amountText } from '../advice/work-on.ts';
import { hasOwnDate, type When } from '../dates.ts';
import type { PlayedGame } from '../history/games.ts';
import { spreadOf, trivialIn, type Measure } from '../measure.ts';
import { HISTORY_TIMINGS, MEASURES } from '../measures.ts';

const OVER_TIME_WORDS = {
  won: 'Games won',
  of: (won: number, games: number): string => `${won} of ${games}`,
  columns: (games: number) => ['Median', `First ${games} games`, `Last ${games} games`, 'Change'] as const,
  same: 'about the same',
};

/** Games in the order in which a page lists them, earliest first, and whether that is the order of play. */
export interface Ordered<Game = PlayedGame> {
  games: readonly Game[];
  isOfPlay: boolean;
}

type Dated = When & { file: string; decidedMs?: unknown };

const MINUTE_MS = 60_000;

/** Sorts numbers in names by value: "Game 2" comes before "Game 10". */
const byName = new Intl.Collator('en', { numeric: true });

/**
 * Games in the order of play if their dates tell it, otherwise in the order of their file names. One player's games
 * last, in sum, at most as long as the time between their dates; copied files often have dates that are closer. A game of
 * unknown length lasted at least a minute.
 * Takes the games earliest first.
 */
export function inOrder<Game extends Dated>(games: readonly Game[]): Ordered<Game> {
  const [first, ...laterGames] = games;
  const lastedMs = laterGames.reduce((sum, { decidedMs }) => sum + Number(decidedMs ?? MINUTE_MS), 0);
  const isOfPlay = games.every(hasOwnDate) && (games.at(-1)?.when ?? 0) - (first?.when ?? 0) >= lastedMs;
  return isOfPlay
    ? { games, isOfPlay }
    : { games: games.toSorted((a, b) => byName.compare(a.file, b.file)), isOfPlay };
}

/** Minimum number of games in each half. */
const HALF_FROM = 5;

/** The first and the last half of some games, without the one in the middle; null if they are too few. */
export function halvesOf<Entry>(games: readonly Entry[]): [first: Entry[], last: Entry[]] | null {
  const half = Math.floor(games.length / 2);
  return half < HALF_FROM ? null : [games.slice(0, half), games.slice(games.length - half)];
}

/** The games of the player's most frequent race and size of sides: only these are compared with each other. */
export const alike = (games: readonly PlayedGame[]): PlayedGame[] =>
  [...Map.groupBy(games, ({ race, sides }) => `${race} ${sides}`).values()].toSorted(
    (a, b) => b.length - a.length,
  )[0] ?? [];

const SHOWN: readonly Measure[] = [...HISTORY_TIMINGS, ...MEASURES.filter(({ id }) => id === 'apm')];

/** Wins and medians of the first and the last half; null if a half would have fewer than five games. */
export function overTime(games: readonly PlayedGame[]): Table | null {
  const halves = halvesOf(games);
  if (!halves) return null;
  const [name, first, last, change] = OVER_TIME_WORDS.columns(halves[0].length);
  const rows = [wonRow(halves), ...SHOWN.flatMap((measure) => medianRow(measure, halves))];
  return {
    look: 'over-time',
    columns: [{ name }, { name: first, numeric: true }, { name: last, numeric: true }, { name: change }],
    rows: rows.filter((row) => row !== null),
  };
}

function wonRow(halves: readonly PlayedGame[][]): string[] | null {
  const records = halves.map(recordOf).map(({ won, lost }) => ({ won, of: won + lost }));
  if (records.some(({ of }) => of < HALF_FROM)) return null;
  const [first, last] = records as [(typeof records)[0], (typeof records)[0]];
  const gain = last.won / last.of - first.won / first.of;
  return [
    OVER_TIME_WORDS.won,
    ...records.map(({ won, of }) => OVER_TIME_WORDS.of(won, of)),
    Math.abs(gain) <= 1 / HALF_FROM ? OVER_TIME_WORDS.same : gain > 0 ? 'better' : 'worse',
  ];
}

function medianRow(measure: Measure, halves: readonly PlayedGame[][]): string[][] {
  const [first, last] = halves.map((games) => spreadOf(games.map(({ values }) => values[measure.id])));
  if (!first || !last || !hasQuartiles(first) || !hasQuartiles(last)) return [];
  const change = last.medianSec - first.medianSec;
  const isBetter = measure.worse === 'more' ? change < 0 : change > 0;
  return [
    [
      measure.name,
      ...[first, last].map(({ medianSec }) => amountText(measure, Math.round(medianSec))),
      Math.abs(change) <= trivialIn(measure, first) ? OVER_TIME_WORDS.same : isBetter ? 'better' : 'worse',
    ],
  ];
}
