/** The game list. One screenful of rows is drawn first, more rows in steps, and the rest on request. */
import { render } from 'preact';
import type { GameRow } from '../../../view/game-row.ts';
import { GAMES_A_PAGE } from '../../../view/numbered.ts';
import { RowsShown } from './rows-shown.tsx';
import { STATUS_WORDS } from './words.ts';

/** Minimum row height in px. */
const ROW = 64;
/** Additional rows, because the content above the list may shrink by this much. */
const SPARE = 3;
/** Rows drawn in each later step; few enough that key presses don't have to wait. */
const STEP = 12;

export class ReplayList {
  readonly #table: HTMLTableElement;
  readonly #body: HTMLTableSectionElement;
  readonly #more: HTMLElement;
  readonly #rows: RowsShown;
  #games: readonly number[] = [];
  #marks = '';
  #drawn = 0;
  /** Estimated number of rows that fit on the screen, from the first row. */
  screenful = GAMES_A_PAGE;

  /** `more` is the container of the button for more rows. */
  constructor(table: HTMLTableElement, more: HTMLElement, rowOf: (game: number) => GameRow) {
    this.#table = table;
    this.#body = table.tBodies[0]!;
    this.#more = more;
    this.#rows = new RowsShown(this.#body, rowOf);
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#draw(this.#drawn + GAMES_A_PAGE);
    }).observe(more);
  }

  /**
   * Measures how many rows fit on the screen. Call it after painting: before a change, it would cost an extra layout,
   * and a hidden table has no position.
   */
  measure(): void {
    if (this.#table.hidden) return;
    const room = innerHeight - this.#table.getBoundingClientRect().top;
    this.screenful = Math.min(Math.max(0, Math.ceil(room / ROW)) + SPARE, GAMES_A_PAGE);
  }

  /** Shows the first rows of a game list; `grow` draws more. `marks` is appended to the addresses of games. */
  show(games: readonly number[], caption: string, rows: number, marks = ''): void {
    this.#games = games;
    this.#marks = marks;
    this.#table.caption!.textContent = caption;
    this.#table.hidden = games.length === 0;
    this.#draw(rows);
  }

  /** Sets whether parts of the page are still loading. */
  set busy(busy: boolean) {
    this.#table.ariaBusy = String(busy);
  }

  /** Draws the missing rows, one step at a time. */
  *grow(): Iterable<undefined> {
    while (this.#drawn < Math.min(GAMES_A_PAGE, this.#games.length)) {
      this.#draw(this.#drawn + STEP);
      yield;
    }
  }

  #draw(count: number): void {
    const drawn = this.#games.slice(0, count);
    this.#drawn = drawn.length;
    const focused = this.#body.querySelector(':focus');
    this.#rows.show(drawn, this.#marks);
    // A removed game must not take the keyboard focus with it.
    if (focused?.isConnected === false) this.#focus(0);
    const rest = this.#games.length - drawn.length;
    const growing = rest > 0 && drawn.length < GAMES_A_PAGE;
    this.#more.hidden = rest === 0 || growing;
    const button = (
      <button type="button" onClick={() => this.#next()}>
        {STATUS_WORDS.more(Math.min(rest, GAMES_A_PAGE))}
      </button>
    );
    render(this.#more.hidden ? null : button, this.#more);
  }

  /** Draws the next rows and focuses the first of them. */
  #next(): void {
    const first = this.#drawn;
    this.#draw(first + GAMES_A_PAGE);
    this.#focus(first);
  }

  #focus(row: number): void {
    this.#body.querySelectorAll<HTMLElement>('th a')[row]?.focus();
  }
}
