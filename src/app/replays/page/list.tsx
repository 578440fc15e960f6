/**
 * The game list: one screenful of rows is drawn at once, and the rest on request. Each row is drawn only once, and rows
 * from the build are never redrawn. Therefore, opening the page draws no rows, and a game that returns to the list keeps
 * its revealed parts.
 */
import { render } from 'preact';
import { urls } from '../../../urls.ts';
import type { GameRow } from '../../../view/game-row.ts';
import { GameRows, laterRows } from '../../../view/html/GameRows.tsx';

/** Rows that are drawn at once. */
const ROWS = 100;
/** Rows that are drawn with a key; the others follow after the page is painted. */
const FIRST = 15;

export class ReplayList {
  readonly #table: HTMLTableElement;
  readonly #body: HTMLTableSectionElement;
  readonly #more: HTMLElement;
  readonly #rowOf: (game: number) => GameRow;
  /** Drawn rows by game; null while the page still has its built rows. */
  #elements: Map<number, HTMLTableRowElement> | null = null;
  #games: readonly number[] = [];
  #marks = '';
  #later: ReturnType<typeof setTimeout> | undefined;

  /** `more` is the container of the button for more rows. */
  constructor(table: HTMLTableElement, more: HTMLElement, rowOf: (game: number) => GameRow) {
    this.#table = table;
    this.#body = table.tBodies[0]!;
    this.#more = more;
    this.#rowOf = rowOf;
  }

  /** Shows games in this order. `marks` is appended to their addresses. */
  show(games: readonly number[], caption: string, marks: string, isTyping: boolean): void {
    clearTimeout(this.#later);
    this.#games = games;
    this.#marks = marks;
    this.#table.caption!.textContent = caption;
    this.#table.hidden = games.length === 0;
    this.#draw(isTyping ? FIRST : ROWS);
    if (isTyping && games.length > FIRST) this.#later = setTimeout(() => this.#draw(ROWS), 150);
  }

  #draw(count: number): void {
    const drawn = this.#games.slice(0, count);
    const focused = this.#body.querySelector(':focus');
    this.#place(drawn);
    // A removed game must not take the keyboard focus with it.
    if (focused?.isConnected === false) this.#focus(0);
    const rest = this.#games.length - drawn.length;
    const more = () => {
      this.#draw(count + ROWS);
      this.#focus(count);
    };
    this.#more.hidden = rest === 0;
    const button = (
      <button type="button" onClick={more}>
        Show {Math.min(rest, ROWS)} more
      </button>
    );
    render(rest === 0 ? null : button, this.#more);
  }

  #focus(row: number): void {
    this.#body.querySelectorAll<HTMLElement>('th a')[row]?.focus();
  }

  /** Puts the rows of these games into the table, and nothing else. */
  #place(games: readonly number[]): void {
    const rows = games.map(this.#rowOf);
    this.#elements ??= this.#built(games, rows);
    const later = laterRows(rows);
    const wanted = rows.map((row, at) => this.#elementOf(games[at]!, row));
    const stays = new Set(wanted);
    for (const element of [...this.#body.rows]) if (!stays.has(element)) element.remove();
    let next = this.#body.firstElementChild;
    for (const [at, element] of wanted.entries()) {
      const address = urls.game(rows[at]!.replayId) + this.#marks;
      const link = linkIn(element);
      if (link.getAttribute('href') !== address) link.setAttribute('href', address);
      element.classList.toggle('later', later.has(rows[at]!));
      if (element === next) next = next.nextElementSibling;
      else this.#body.insertBefore(element, next);
    }
  }

  /** The rows from the build, if they show exactly these games. The page may be newer or older than the index. */
  #built(games: readonly number[], rows: readonly GameRow[]): Map<number, HTMLTableRowElement> {
    const built = [...this.#body.rows];
    const addresses = built.map((element) => linkIn(element).getAttribute('href'));
    const isSame = addresses.join() === rows.map(({ replayId }) => urls.game(replayId)).join();
    return new Map(isSame ? built.map((element, at) => [games[at]!, element]) : []);
  }

  #elementOf(game: number, row: GameRow): HTMLTableRowElement {
    const known = this.#elements!.get(game);
    if (known) return known;
    const body = document.createElement('tbody');
    render(<GameRows rows={[row]} />, body);
    const element = body.rows[0]!;
    this.#elements!.set(game, element);
    return element;
  }
}

const linkIn = (row: HTMLTableRowElement): HTMLAnchorElement => row.querySelector('th a')!;
