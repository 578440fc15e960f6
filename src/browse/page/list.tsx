/** The list of games: the first rows at once, the rest as far as somebody goes. */
import { hydrate, render } from 'preact';
import { urls } from '../../urls.ts';
import { ROWS_AT_ONCE, type GameRow } from '../rows/game-row.ts';
import { GameRows } from '../rows/GameRows.tsx';

export class List {
  readonly #table: HTMLTableElement;
  readonly #body: HTMLElement;
  readonly #caption: HTMLElement;
  readonly #more: HTMLElement;
  readonly #rowOf: (game: number) => GameRow;
  #games: readonly number[] = [];
  #drawn = 0;
  /** Whether the rows are still those of the build. */
  #built = true;

  /** `more` is the place of the button that brings further rows. */
  constructor(table: HTMLTableElement, more: HTMLElement, rowOf: (game: number) => GameRow) {
    this.#table = table;
    // What the caption says is said above the list from now on; there it is for screen readers.
    table.caption!.classList.add('unseen');
    this.#body = table.tBodies[0]!;
    this.#caption = table.caption!;
    this.#more = more;
    this.#rowOf = rowOf;
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#draw(this.#drawn + ROWS_AT_ONCE);
    }).observe(more);
  }

  show(games: readonly number[], caption: string): void {
    this.#games = games;
    this.#caption.textContent = caption;
    this.#table.hidden = games.length === 0;
    this.#draw(ROWS_AT_ONCE);
  }

  #draw(count: number): void {
    const shown = this.#games.slice(0, count);
    this.#drawn = shown.length;
    this.#drawRows(shown.map(this.#rowOf));
    const rest = this.#games.length - shown.length;
    const next = () => {
      const first = this.#drawn;
      this.#draw(first + ROWS_AT_ONCE);
      this.#body.querySelectorAll<HTMLElement>('th a')[first]?.focus();
    };
    this.#more.hidden = rest === 0;
    render(
      rest === 0 ? null : (
        <button type="button" onClick={next}>
          Show {Math.min(rest, ROWS_AT_ONCE)} more
        </button>
      ),
      this.#more,
    );
  }

  #drawRows(rows: readonly GameRow[]): void {
    const drawn = <GameRows rows={rows} />;
    if (this.#built && this.#isBuilt(rows)) hydrate(drawn, this.#body);
    else {
      if (this.#built) this.#body.replaceChildren();
      render(drawn, this.#body);
    }
    this.#built = false;
  }

  /** Whether the page was built with exactly these rows; it can be newer or older than the index. */
  #isBuilt(rows: readonly GameRow[]): boolean {
    const built = [...this.#body.querySelectorAll('th a')].map((link) => link.getAttribute('href'));
    return (
      built.length === rows.length && rows.every(({ replayId }, at) => built[at] === urls.game(replayId))
    );
  }
}
