/**
 * The game list: a hundred rows, and the rest on request. Each row is drawn only once, and rows from the build are never
 * redrawn. Therefore, opening the page draws no rows, and a game that returns to the list keeps its revealed parts. A key
 * costs only the first rows: the others in sight come after it is painted, and the rest when no other key follows. The
 * style sheet leaves rows out of sight without layout.
 */
import { render } from 'preact';
import { urls } from '../../../urls.ts';
import { afterPaint } from '../../shell/island/draw.ts';
import type { GameRow } from '../../../view/game-row.ts';
import { leadsOf, type Lead, type SeriesHead } from '../../../view/series-heads.ts';
import { GameRows, laterRows } from '../../../view/html/GameRows.tsx';

/** Rows of a list; more are drawn on request. */
const ROWS_AT_ONCE = 100;
/** New rows that a key draws before it is painted. */
const ROWS_BEFORE_PAINT = 3;
/** Height that no row is below, in pixels. */
const MIN_ROW_HEIGHT = 64;
/** New rows out of sight wait so long after a key, in ms, because the next key may take them out again. */
const PAUSE_MS = 150;

/** What the list shows. */
export interface Shown {
  /** Places of the games, in order. */
  games: readonly number[];
  caption: string;
  /** Appended to the addresses of the games. */
  marks: string;
  /** Whether the games of a series stand under one head. */
  isBySeries: boolean;
}

/** The places of the list on the page. */
interface ListPlaces {
  table: HTMLTableElement;
  /** Around the button for more rows. */
  more: HTMLElement;
}

export class ReplayList {
  readonly #table: HTMLTableElement;
  readonly #body: HTMLTableSectionElement;
  readonly #more: HTMLElement;
  readonly #rowOf: (game: number) => GameRow;
  readonly #heads: ReadonlyMap<number, SeriesHead>;
  /** Drawn rows by game and what leads them; null while the page still has its built rows. */
  #drawn: Map<string, HTMLTableRowElement> | null = null;
  #shown: Shown = { games: [], caption: '', marks: '', isBySeries: false };
  /** Number of rows that may be in sight. */
  #rowsInSight = ROWS_AT_ONCE;
  /** Takes back the drawing that still waits. */
  #stopWaiting = () => {};

  /** `rowOf` makes the row of a game; `heads` are those of all series. */
  constructor(
    { table, more }: ListPlaces,
    rowOf: (game: number) => GameRow,
    heads: ReadonlyMap<number, SeriesHead>,
  ) {
    this.#table = table;
    this.#body = table.tBodies[0]!;
    this.#more = more;
    this.#rowOf = rowOf;
    this.#heads = heads;
  }

  /** Shows games: the first rows at once, those in sight after the next paint, and the others after a pause. */
  show(shown: Shown): void {
    this.#shown = shown;
    const { games, caption, isBySeries } = shown;
    this.#table.classList.toggle('by-series', isBySeries);
    const said = this.#table.caption!;
    if (said.textContent !== caption) said.textContent = caption;
    this.#table.hidden = games.length === 0;
    this.#stopWaiting();
    this.#draw(ROWS_AT_ONCE, Math.min(ROWS_BEFORE_PAINT, this.#rowsInSight));
    const stopFrame = afterPaint(() => this.#draw(ROWS_AT_ONCE, this.#rowsInSight));
    const pause = setTimeout(() => {
      this.#draw(ROWS_AT_ONCE);
      // Measured here, because nobody waits for this drawing.
      const room = innerHeight - this.#body.getBoundingClientRect().top;
      this.#rowsInSight = Math.ceil(room / MIN_ROW_HEIGHT) + 1;
    }, PAUSE_MS);
    this.#stopWaiting = () => {
      stopFrame();
      clearTimeout(pause);
    };
  }

  /** Draws the list of the first `count` games, and the button for more. Only the first `made` rows may be new ones. */
  #draw(count: number, made = count): void {
    const hadFocus = this.#body.contains(document.activeElement);
    this.#place(this.#rowsOf(count, made));
    // A removed game must not take the keyboard focus with it.
    if (hadFocus && !this.#body.contains(document.activeElement)) this.#focus(0);
    this.#offerMore(count);
  }

  #offerMore(count: number): void {
    const rest = this.#shown.games.length - count;
    const drawMore = () => {
      this.#stopWaiting();
      this.#draw(count + ROWS_AT_ONCE);
      this.#focus(count);
    };
    const button = (
      <button type="button" onClick={drawMore}>
        Show {Math.min(rest, ROWS_AT_ONCE)} more
      </button>
    );
    this.#more.toggleAttribute('hidden', rest <= 0);
    render(rest > 0 && button, this.#more);
  }

  #focus(row: number): void {
    this.#body.querySelectorAll<HTMLElement>('a.pairing')[row]?.focus();
  }

  /** The elements of the first `count` games. After the first `made`, those of games that are not in the list are left out. */
  #rowsOf(count: number, made: number): HTMLTableRowElement[] {
    const { games, marks, isBySeries } = this.#shown;
    const rows = games.slice(0, count).map(this.#rowOf);
    const leads = leadsOf(rows, isBySeries ? this.#heads : undefined);
    const keys = leads.map((lead, at) => keyOf(games[at]!, lead));
    this.#drawn ??= this.#built(keys, rows);
    const later = laterRows(rows);
    return rows.flatMap((row, at) => {
      const known = this.#drawn!.get(keys[at]!);
      if (at >= made && !known?.isConnected) return [];
      const element = known ?? newRow(row, leads[at]!);
      this.#drawn!.set(keys[at]!, element);
      const address = urls.game(row.replayId) + marks;
      const link = linkIn(element);
      if (link.getAttribute('href') !== address) link.setAttribute('href', address);
      element.classList.toggle('later', later.has(row));
      return [element];
    });
  }

  /** Puts these rows into the table, and nothing else. Rows that stay in their order are not moved. */
  #place(wanted: readonly HTMLTableRowElement[]): void {
    const stays = new Set(wanted);
    for (const element of [...this.#body.rows]) if (!stays.has(element)) element.remove();
    let next = this.#body.firstElementChild;
    for (const element of wanted)
      if (element === next) next = next.nextElementSibling;
      else this.#body.insertBefore(element, next);
  }

  /** The rows from the build, if they show exactly these games. The page may be newer or older than the index. */
  #built(keys: readonly string[], rows: readonly GameRow[]): Map<string, HTMLTableRowElement> {
    const built = [...this.#body.rows];
    const addresses = built.map((element) => linkIn(element).getAttribute('href'));
    const isSame = addresses.join() === rows.map(({ replayId }) => urls.game(replayId)).join();
    return new Map(isSame ? built.map((element, at) => [keys[at]!, element]) : []);
  }
}

/** The element of a row. */
function newRow(row: GameRow, lead: Lead): HTMLTableRowElement {
  const body = document.createElement('tbody');
  render(<GameRows rows={[row]} leads={[lead]} />, body);
  return body.rows[0]!;
}

/** A row is drawn anew where another row led it. */
const keyOf = (game: number, lead: Lead): string =>
  `${game} ${lead === null ? '' : lead === 'below' ? 'below' : 'leads'}`;

const linkIn = (row: HTMLTableRowElement): HTMLAnchorElement => row.querySelector('a.pairing')!;
