/** Filters the tables with a game's evidence or orders by player, words and time span. */
import { clockMs } from '../shell/clock-text.ts';

/** The visitor's choice; empty texts and nulls don't filter anything. */
interface Wanted {
  player: string;
  words: string;
  fromSec: number | null;
  toSec: number | null;
}

/**
 * A row with its searchable values. A value is null if the table doesn't have it, and then the row always passes that
 * filter.
 */
interface FilteredRow {
  row: HTMLElement;
  /** The names of the row's side, as the page shows them. */
  player: string | null;
  sec: number | null;
  text: string;
}

/** Filters the tables of a page with a form. `players` are the names that the form offers. */
export function filterTables(form: HTMLFormElement, page: HTMLElement, players: readonly string[]): void {
  const tables = [...page.querySelectorAll('table')];
  const rows = tables.flatMap((table) => rowsOf(table, players));
  const groups = groupsOf(page, players);
  const output = form.querySelector('output')!;
  const show = () => {
    const wanted = readFilters(form);
    const isAll = Object.values(wanted).every((value) => value === '' || value === null);
    for (const [group, player] of groups)
      group.classList.toggle('filtered', wanted.player !== '' && player !== wanted.player);
    let left = 0;
    for (const entry of rows) {
      const fits = isWanted(entry, wanted);
      entry.row.classList.toggle('filtered', !fits);
      if (fits) left++;
    }
    // Tables without matches are hidden, because matches are often far apart.
    for (const table of tables)
      table.classList.toggle('filtered', !isAll && table.querySelector('tbody tr:not(.filtered)') === null);
    output.textContent = isAll ? '' : `${left} of ${rows.length} rows`;
  };
  form.addEventListener('input', show);
  // Waits, because the event comes before the fields are emptied.
  form.addEventListener('reset', () => setTimeout(show));
  form.addEventListener('submit', (event) => event.preventDefault());
  // The visitor may already have made a choice while this code loaded.
  show();
}

function readFilters(form: HTMLFormElement): Wanted {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const seconds = (name: string) => (text(name) === '' ? null : Number(text(name)) * 60);
  return {
    player: text('player'),
    words: text('words').toLowerCase(),
    fromSec: seconds('from'),
    toSec: seconds('to'),
  };
}

const isWanted = ({ player, sec, text }: FilteredRow, wanted: Wanted): boolean =>
  (wanted.player === '' || player === null || player.split(' & ').includes(wanted.player)) &&
  (wanted.words === '' || text.includes(wanted.words)) &&
  (sec === null ||
    ((wanted.fromSec === null || sec >= wanted.fromSec) && (wanted.toSec === null || sec <= wanted.toSec)));

/** Parts of the page that are about one player, as their headings say. */
function groupsOf(page: HTMLElement, players: readonly string[]): Map<HTMLElement, string> {
  const groups = new Map<HTMLElement, string>();
  for (const group of page.querySelectorAll<HTMLElement>('.side-by-side > *, details')) {
    const player = findName(group.querySelector(':is(h3, h4, h5, summary, caption)'), players);
    if (player !== null) groups.set(group, player);
  }
  return groups;
}

function rowsOf(table: HTMLTableElement, players: readonly string[]): FilteredRow[] {
  const heads = [...table.querySelectorAll('thead tr:first-child > *')];
  const group = table.closest<HTMLElement>('.side-by-side > *, details');
  const owner = group && findName(group.querySelector(':is(h3, h4, h5, summary, caption)'), players);
  const named = heads.findIndex(({ textContent }) => /^(Player|Side)$/.test(textContent.trim()));
  const columns = heads.flatMap((head, index) => {
    const player = findName(head, players);
    return player === null ? [] : [{ index, player }];
  });
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row): FilteredRow => {
    const cellText = (index: number) => row.children[index]?.textContent.trim() ?? '';
    // If there is a column for each player, a row belongs to the player with the only filled cell.
    const filled = columns.filter(({ index }) => cellText(index) !== '');
    const byColumn = filled.length === 1 ? filled[0]!.player : null;
    return {
      row,
      player: owner ?? (named >= 0 ? cellText(named) : byColumn),
      sec: secondsOf(row),
      text: row.textContent.toLowerCase(),
    };
  });
}

/** The player named at the beginning of a heading; if several names fit, the longest one. */
function findName(heading: Element | null, players: readonly string[]): string | null {
  const text = heading?.textContent.trim() ?? '';
  const fitting = players.filter((name) => text.startsWith(name));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** The first cell of a row that is a time, such as "12:34", in seconds; null if there is none. */
function secondsOf({ children }: HTMLTableRowElement): number | null {
  const times = [...children].flatMap(({ textContent }) => clockMs(textContent) ?? []);
  return times[0] === undefined ? null : times[0] / 1000;
}
