/** A history in numbers: win rates. */
import { recordOf, type WinRecord } from '../../../archive/count/records.ts';
import { winShare } from '../../../archive/count/win-share.ts';
import { counted } from '../../../game/counted.ts';
import { shareText } from '../../../view/hub/win-cells.ts';
import { quiet, table, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import type { OwnGame } from './own.ts';
import { RESULT_WORDS } from './statistics-words.ts';
import { hasOwnDate } from './played-when.ts';

const BY = {
  matchup: ({ matchup }) => (matchup === null ? [] : [matchup]),
  map: ({ map }) => (map ? [map] : []),
  opponent: ({ opponents }) => opponents,
  patch: ({ patch }) => (patch === null ? [] : [patch]),
} as const satisfies Readonly<Record<string, (game: OwnGame) => readonly string[]>>;

/** Whether two histories have the same statistics: they differ only in tags and notes. */
export const countAlike = (some: readonly OwnGame[], others: readonly OwnGame[]): boolean =>
  some.length === others.length &&
  some.every(({ timings, result }, at) => others[at]!.timings === timings && others[at]!.result === result);

/** Maximum table rows. On a ladder, most opponents are met only once. */
const MOST_ROWS = 50;

export interface Total extends WinRecord {
  name: string;
}

/** Wins and losses by a fact, most frequent first. */
export function totals(games: readonly OwnGame[], by: keyof typeof BY): Total[] {
  const groups = new Map<string, OwnGame[]>();
  for (const game of games)
    for (const key of BY[by](game)) {
      const group = groups.get(key);
      if (group) group.push(game);
      else groups.set(key, [game]);
    }
  return [...groups]
    .map(([name, group]) => ({ name, ...recordOf(group) }))
    .sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

/** Whether people played on another side. Games against computers say little about a player and aren't counted. */
export const isAgainstPeople = ({ opponents }: OwnGame): boolean => opponents.length > 0;

/** How many games the statistics leave out, by reason. */
export interface LeftOut {
  computers: number;
  unfinished: number;
}

/**
 * The games that statistics count, and how many they leave out. Games without a result count as unfinished, because
 * recordings that end before the game is decided can't be told from those that don't show who won.
 */
export function countedGames(games: readonly OwnGame[]): { games: OwnGame[]; leftOut: LeftOut } {
  const people = games.filter(isAgainstPeople);
  const finished = people.filter(({ result }) => result !== null);
  return {
    games: finished,
    leftOut: {
      computers: games.length - people.length,
      unfinished: people.length - finished.length,
    },
  };
}

export const totalsSection = (games: readonly OwnGame[], leftOut?: LeftOut): Section => ({
  id: 'my-results',
  title: RESULT_WORDS.title,
  parts: [
    quiet([RESULT_WORDS.note, ...(leftOut ? RESULT_WORDS.leftOut(leftOut) : [])].join(' ')),
    table(resultTable(RESULT_WORDS.by.all, [{ name: counted(games.length, 'game'), ...recordOf(games) }])),
    ...(Object.keys(BY) as (keyof typeof BY)[]).flatMap((by) => {
      const rows = totals(games, by);
      const rest = rows.length - MOST_ROWS;
      return [
        ...(rows.length > 0 ? [table(resultTable(RESULT_WORDS.by[by], rows.slice(0, MOST_ROWS)))] : []),
        ...(rest > 0 ? [quiet(RESULT_WORDS.mostGames(MOST_ROWS))] : []),
      ];
    }),
  ],
});

/** Maximum days listed. */
const MOST_DAYS = 7;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The last days of play, latest first; null if no day is known. Games dated only by patch are left out. */
export function daysSection(games: readonly OwnGame[]): Section | null {
  const dated = games.filter(hasOwnDate);
  const groups = Map.groupBy(dated.toReversed(), ({ when }) => DAY.format(when));
  const rows = [...groups].slice(0, MOST_DAYS).map(([name, group]) => ({ name, ...recordOf(group) }));
  if (rows.length === 0) return null;
  return {
    id: 'my-days',
    title: RESULT_WORDS.lastDays,
    parts: [table(resultTable(RESULT_WORDS.by.day, rows))],
  };
}

const number = (name: string) => ({ name, label: name.toLowerCase(), numeric: true });

const resultTable = (name: string, rows: readonly Total[]) => ({
  columns: [
    { name },
    ...[RESULT_WORDS.games, RESULT_WORDS.won, RESULT_WORDS.lost, RESULT_WORDS.share].map(number),
  ],
  rows: rows.map((row): Words[] => {
    const share = winShare(row);
    return [
      { text: row.name },
      { number: row.games },
      { number: row.won },
      { number: row.lost },
      share === null ? { none: RESULT_WORDS.noResult } : shareText(share),
    ];
  }),
});
