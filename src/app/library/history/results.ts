/** The visitor's wins and losses. */
import { recordOf } from '../../../archive/count/records.ts';
import { winShare, type WinShare } from '../../../archive/count/win-share.ts';
import { counted } from '../../../game/counted.ts';
import { shareText } from '../../../view/hub/win-cells.ts';
import { quiet, table, type Part, type Section } from '../../../view/page.ts';
import type { Words } from '../../../view/rich-text.ts';
import type { Column } from '../../../view/table.ts';
import { hasOwnDate } from '../dates.ts';
import type { PlayedGame } from './games.ts';

/** The facts by which results are counted, by the heading of their tables. */
const BY: Readonly<Record<string, (game: PlayedGame) => readonly string[]>> = {
  Matchup: ({ matchup }) => (matchup === null ? [] : [matchup]),
  Map: ({ map }) => (map ? [map] : []),
  Opponent: ({ opponents }) => opponents,
  Patch: ({ patch }) => (patch === null ? [] : [patch]),
};

/** Whether people played on another side. Games against computers say little about a player and aren't counted. */
export const isAgainstPeople = ({ opponents }: PlayedGame): boolean => opponents.length > 0;

/** How many games the statistics leave out, by reason. */
interface LeftOut {
  computers: number;
  unfinished: number;
}

/**
 * The games that statistics count, and how many they leave out. Games without a result count as unfinished, because
 * recordings that end before the game is decided can't be told from those that don't show who won.
 */
export function selectCounted(games: readonly PlayedGame[]): { games: PlayedGame[]; leftOut: LeftOut } {
  const people = games.filter(isAgainstPeople);
  const finished = people.filter(({ result }) => result !== null);
  const [computers, unfinished] = [games.length - people.length, people.length - finished.length];
  return { games: finished, leftOut: { computers, unfinished } };
}

/** Says what was left out, and why; empty if nothing was. */
function omissionText({ computers, unfinished }: LeftOut): string {
  const kinds = [
    ...(computers > 0 ? [`${counted(computers, 'game')} against computers only`] : []),
    ...(unfinished > 0 ? [`${counted(unfinished, 'game')} without a result`] : []),
  ];
  if (kinds.length === 0) return '';
  const why =
    ' A game has no result if it is unfinished, or if its replay doesn’t show who won. It counts once you set a result.';
  return ` Left out: ${kinds.join(' and ')}.${unfinished > 0 ? why : ''}`;
}

/** Maximum table rows. On a ladder, most opponents are met only once. */
const MAX_ROWS = 50;

/** Results of all games and of groups of them, with the number of games that are left out. */
export const totalsSection = (
  games: readonly PlayedGame[],
  leftOut: LeftOut = { computers: 0, unfinished: 0 },
): Section => ({
  id: 'my-results',
  title: 'Results',
  parts: [
    quiet(
      'Win rates count games with a known result. The range is the 95 % confidence interval (Wilson): few games say ' +
        `little. Results that you set by hand count too.${omissionText(leftOut)}`,
    ),
    resultTable('All', [[counted(games.length, 'game'), games]]),
    ...Object.entries(BY).flatMap(([name, of]) => {
      const groups = Map.groupBy(
        games.flatMap((game) => of(game).map((key) => ({ key, game }))),
        ({ key }) => key,
      );
      const rows = [...groups]
        .map(([key, group]) => [key, group.map(({ game }) => game)] as const)
        .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
      if (rows.length === 0) return [];
      const largest = resultTable(name, rows.slice(0, MAX_ROWS));
      return rows.length <= MAX_ROWS
        ? [largest]
        : [
            largest,
            quiet(
              `These are the ${MAX_ROWS} with the most games. Your saved history files have all the others.`,
            ),
          ];
    }),
  ],
});

/** Maximum days listed. */
const MAX_DAYS = 7;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The last days of play, latest first; null if no day is known. Games dated only by patch are left out. */
export function daysSection(games: readonly PlayedGame[]): Section | null {
  const days = [...Map.groupBy(games.filter(hasOwnDate).toReversed(), ({ when }) => DAY.format(when))];
  if (days.length === 0) return null;
  return { id: 'my-days', title: 'Last days', parts: [resultTable('Day', days.slice(0, MAX_DAYS))] };
}

/** Heading of a column. */
export const SHARE_OF_WINS = 'Share of wins';

/** A share of wins as a cell; says so if no result is known. */
export const shareCell = (share: WinShare | null): Words =>
  share === null ? { none: 'no result known' } : shareText(share);

/** A column of numbers. */
export const numberColumn = (name: string): Column => ({ name, label: name.toLowerCase(), numeric: true });

const resultTable = (
  name: string,
  groups: readonly (readonly [name: string, games: readonly PlayedGame[]])[],
): Part =>
  table({
    columns: [{ name }, ...['Games', 'Won', 'Lost', SHARE_OF_WINS].map(numberColumn)],
    rows: groups.map(([text, group]): Words[] => {
      const { games, won, lost } = recordOf(group);
      return [
        { text },
        ...[games, won, lost].map((number) => ({ number })),
        shareCell(winShare({ won, lost })),
      ];
    }),
  });
