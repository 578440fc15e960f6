/** The list of games: a first screen, then some more, and the rest as far as somebody goes. */
import { render } from 'preact';
import type { GameRow } from '../../../view/game-row.ts';
import { GAMES_A_PAGE } from '../../../view/numbered.ts';
import { RowsShown } from './rows-shown.tsx';

/** No row is lower, in pixels. */
const ROW = 64;
/** Rows more than can be seen: what stands above the list may get lower by so much. */
const SPARE = 3;
/** Rows of each step after that: so few that a key pressed meanwhile need not wait. */
const STEP = 12;

export class ReplayList {
  readonly #table: HTMLTableElement;
  readonly #body: HTMLTableSectionElement;
  readonly #more: HTMLElement;
  readonly #rows: RowsShown;
  #games: readonly number[] = [];
  #marks = '';
  #drawn = 0;
  /** How many rows can be seen, from the first on, as far as is known. */
  screenful = GAMES_A_PAGE;

  /** `more` is the place of the button that brings further rows. */
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
   * Finds out how many rows can be seen. To be called when all is painted: before a change it would cost a layout of its own,
   * and a table that is hidden has no place.
   */
  measure(): void {
    if (this.#table.hidden) return;
    const room = innerHeight - this.#table.getBoundingClientRect().top;
    this.screenful = Math.min(Math.max(0, Math.ceil(room / ROW)) + SPARE, GAMES_A_PAGE);
  }

  /** Shows games from the first on: so many rows; `grow` draws the others. `marks` ends the addresses of games. */
  show(games: readonly number[], caption: string, rows: number, marks = ''): void {
    this.#games = games;
    this.#marks = marks;
    this.#table.caption!.textContent = caption;
    this.#table.hidden = games.length === 0;
    this.#draw(rows);
  }

  /** Says whether anything of the page still follows. */
  set busy(busy: boolean) {
    this.#table.ariaBusy = String(busy);
  }

  /** Draws what is still missing, one step at a time. */
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
    // A game that is gone must not take the keyboard with it.
    if (focused?.isConnected === false) this.#focus(0);
    const rest = this.#games.length - drawn.length;
    const growing = rest > 0 && drawn.length < GAMES_A_PAGE;
    this.#more.hidden = rest === 0 || growing;
    const button = (
      <button type="button" onClick={() => this.#next()}>
        Show {Math.min(rest, GAMES_A_PAGE)} more
      </button>
    );
    render(this.#more.hidden ? null : button, this.#more);
  }

  /** Draws more and goes on to the first of them. */
  #next(): void {
    const first = this.#drawn;
    this.#draw(first + GAMES_A_PAGE);
    this.#focus(first);
  }

  #focus(row: number): void {
    this.#body.querySelectorAll<HTMLElement>('th a')[row]?.focus();
  }
}
