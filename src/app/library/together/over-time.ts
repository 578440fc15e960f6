/** Whether a player's later games differ from the earlier ones. */
import { recordOf } from '../../../archive/count/records.ts';
import { hasQuartiles } from '../../../archive/count/distribution.ts';
import type { Table } from '../../../view/table.ts';
import { listed } from '../../../view/phrases.ts';
import { amountText } from '../advice/work-on.ts';
import { hasOwnDate, type When } from '../dates.ts';
import type { PlayedGame } from '../history/games.ts';
import { spreadOf, trivialIn, type Measure } from '../measure.ts';
import { HISTORY_TIMINGS, MEASURES } from '../measures.ts';
import { lower } from './words.ts';

const OVER_TIME_WORDS = {
  won: 'Games won',
  of: (won: number, games: number): string => `${won} of ${games}`,
  columns: (games: number) => ['Median', `First ${games} games`, `Last ${games} games`, 'Change'] as const,
  told: (games: number, changes: string): string =>
    `Your last ${games} games compared with your first ${games}: ${changes}.`,
  few: (names: string): string =>
    `Fewer than ${HALF_FROM} games of a half show ${names}, so that isn’t compared.`,
};

/** Minimum number of games in each half. */
export const HALF_FROM = 5;

/** Games in the order in which a page lists them, earliest first, and whether that is the order of play. */
export interface Ordered<Game = PlayedGame> {
  games: readonly Game[];
  isOfPlay: boolean;
}

type Dated = When & { file: string; decidedMs?: unknown };

/** Shortest time that a game of unknown length lasted. */
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

type Verdict = 'better' | 'worse' | 'about the same';
const VERDICTS: readonly Verdict[] = ['better', 'worse', 'about the same'];

/** One thing in the first and the last half of the games, with the number of games that show it. */
interface Change {
  name: string;
  halves: readonly string[];
  /** Null if a half shows it in fewer than five games. */
  verdict: Verdict | null;
}

/**
 * Wins and medians of the first and the last half, in a sentence and a table of what has at least five games in both;
 * null if a half would have fewer than five games.
 */
export function overTime(games: readonly PlayedGame[]): { words: string; table: Table } | null {
  const halves = halvesOf(games);
  if (!halves) return null;
  const changes = [wonIn(halves), ...SHOWN.map((measure) => medianIn(measure, halves))];
  const [name, first, last, change] = OVER_TIME_WORDS.columns(halves[0].length);
  return {
    words: inWords(changes, halves[0].length),
    table: {
      look: 'over-time',
      columns: [{ name }, { name: first, numeric: true }, { name: last, numeric: true }, { name: change }],
      rows: VERDICTS.flatMap((verdict) =>
        changes
          .filter((one) => one.verdict === verdict)
          .map(({ name, halves }) => [name, ...halves, verdict]),
      ),
    },
  };
}

/** "Your last 5 games against your first 5: better in games won; about the same in tier 2." and what has too few games. */
function inWords(changes: readonly Change[], games: number): string {
  const named = (verdict: Verdict | null) =>
    listed(changes.filter((change) => change.verdict === verdict).map(({ name }) => lower(name)));
  const told = VERDICTS.filter(named).map((verdict) => `${verdict} in ${named(verdict)}`);
  return [
    told.length > 0 && OVER_TIME_WORDS.told(games, told.join('; ')),
    named(null) && OVER_TIME_WORDS.few(named(null)),
  ]
    .filter(Boolean)
    .join(' ');
}

function wonIn(halves: readonly PlayedGame[][]): Change {
  const records = halves.map(recordOf).map(({ won, lost }) => ({ won, of: won + lost }));
  const [first, last] = records as [(typeof records)[0], (typeof records)[0]];
  return {
    name: OVER_TIME_WORDS.won,
    halves: records.map(({ won, of }) => OVER_TIME_WORDS.of(won, of)),
    verdict: records.some(({ of }) => of < HALF_FROM)
      ? null
      : verdictOf(last.won / last.of - first.won / first.of, 1 / HALF_FROM),
  };
}

function medianIn(measure: Measure, halves: readonly PlayedGame[][]): Change {
  const spreads = halves.map((games) => spreadOf(games.map(({ values }) => values[measure.id])));
  const [first, last] = spreads;
  const gain = ((last?.median ?? 0) - (first?.median ?? 0)) * (measure.worse === 'more' ? -1 : 1);
  return {
    name: measure.name,
    halves: spreads.map((spread) =>
      spread ? `${amountText(measure, Math.round(spread.median))} (n ${spread.n})` : '',
    ),
    verdict:
      first && last && hasQuartiles(first) && hasQuartiles(last)
        ? verdictOf(gain, trivialIn(measure, first))
        : null,
  };
}

function verdictOf(gain: number, trivial: number): Verdict {
  if (Math.abs(gain) <= trivial) return 'about the same';
  return gain > 0 ? 'better' : 'worse';
}
