/**
 * The rows of the list as page elements. Each row is drawn only once, and rows from the build are never redrawn.
 * Therefore, opening the page draws no rows, and a game that returns to the list keeps its revealed parts.
 */
import { render } from 'preact';
import { urls } from '../../../urls.ts';
import type { GameRow } from '../../../view/game-row.ts';
import { GameRows, laterRows } from '../../../view/html/GameRows.tsx';

export class RowsShown {
  readonly #body: HTMLTableSectionElement;
  readonly #rowOf: (game: number) => GameRow;
  /** Drawn rows by game; null while the page still has its built rows. */
  #drawn: Map<number, HTMLTableRowElement> | null = null;

  constructor(body: HTMLTableSectionElement, rowOf: (game: number) => GameRow) {
    this.#body = body;
    this.#rowOf = rowOf;
  }

  /** Shows exactly these games in this order. `marks` is appended to their addresses. */
  show(games: readonly number[], marks: string): void {
    const rows = games.map(this.#rowOf);
    this.#drawn ??= this.#built(games, rows);
    const later = laterRows(rows);
    const wanted = games.map((game) => this.#element(game));
    const stays = new Set(wanted);
    for (const element of [...this.#body.rows]) if (!stays.has(element)) element.remove();
    let next = this.#body.firstElementChild;
    for (const [place, element] of wanted.entries()) {
      const row = rows[place]!;
      const address = urls.game(row.replayId) + marks;
      const link = linkIn(element);
      if (link.getAttribute('href') !== address) link.setAttribute('href', address);
      element.classList.toggle('later', later.has(row));
      if (element === next) next = next.nextElementSibling;
      else this.#body.insertBefore(element, next);
    }
  }

  /** The rows from the build, if they show exactly these games. The page may be newer or older than the index. */
  #built(games: readonly number[], rows: readonly GameRow[]): Map<number, HTMLTableRowElement> {
    const built = [...this.#body.rows];
    const addresses = built.map((element) => linkIn(element).getAttribute('href'));
    const same = addresses.join() === rows.map(({ replayId }) => urls.game(replayId)).join();
    return new Map(same ? built.map((element, place) => [games[place]!, element]) : []);
  }

  #element(game: number): HTMLTableRowElement {
    const drawn = this.#drawn!.get(game) ?? drawRow(this.#rowOf(game));
    this.#drawn!.set(game, drawn);
    return drawn;
  }
}

function drawRow(row: GameRow): HTMLTableRowElement {
  const body = document.createElement('tbody');
  render(<GameRows rows={[row]} />, body);
  return body.rows[0]!;
}

const linkIn = (row: HTMLTableRowElement): HTMLAnchorElement => row.querySelector('th a')!;
