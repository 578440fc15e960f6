/**
 * The game list: a hundred rows, and the rest on request. Each row is drawn only once, and rows from the build are never
 * redrawn. Therefore, opening the page draws no rows, and a game that returns to the list keeps its revealed parts. A key
 * costs only the first rows: the others in sight come after it is painted, and the rest when no other key follows. The
 * style sheet leaves rows out of sight without layout.
 */
import { render } from 'preact';
import type { Rows } from '../../../search/rows/rows.ts';
import { Names } from '../../../search/parts/say.ts';
import { urls } from '../../../urls.ts';
import { shortDates } from '../../../view/dates.ts';
import { afterPaint } from '../../shell/island/draw.ts';
import type { GameRow } from '../../../view/game-row.ts';
import { leadsOf, seriesHeads, type Lead, type SeriesHead } from '../../../view/series-heads.ts';
import { GameRows, laterRows } from '../../../view/html/GameRows.tsx';

/** Rows of a list; more are drawn on request. */
const ROWS = 100;
/** Rows that a key draws before it is painted. */
const FIRST = 3;
/** Height that no row is below, in pixels. */
const LEAST_HEIGHT = 64;
/** Rows out of sight come into the list so long after a key, in ms, because the next key may take them out again. */
const PAUSE = 150;

/** Returns a function that makes the row of a game on first use. */
export function rowMaker(rows: Rows): (game: number) => GameRow {
  const names = new Names(rows);
  const linked = (kind: 'map' | 'event', key: string | null) => {
    const name = names.known(kind, key);
    return name === null ? null : { name, href: urls[kind](key!) };
  };
  const rowOf = ({ players, played, ...game }: Rows['games'][number]): GameRow => ({
    ...game,
    players: players.map((player) => ({
      team: player.team,
      race: player.race,
      result: player.result,
      name: names.player(player),
      href: player.person && urls.player(player.person),
      heroes: player.heroes.map((hero) => names.object(hero)!),
    })),
    map: linked('map', game.map),
    event: linked('event', game.event),
    played: shortDates(played),
  });
  const made: GameRow[] = [];
  return (place) => (made[place] ??= rowOf(rows.games[place]!));
}

export class ReplayList {
  readonly #table: HTMLTableElement;
  readonly #body: HTMLTableSectionElement;
  readonly #more: HTMLElement;
  readonly #rowOf: (game: number) => GameRow;
  readonly #heads: ReadonlyMap<number, SeriesHead>;
  /** Drawn rows by game and what leads them; null while the page still has its built rows. */
  #elements: Map<string, HTMLTableRowElement> | null = null;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** Takes back the rows that come after the paint. */
  #cancel = () => {};
  /** Number of rows that may be in sight. */
  #inSight = ROWS;

  /** `more` is the container of the button for more rows. */
  constructor(table: HTMLTableElement, more: HTMLElement, { games }: Rows, rowOf: (game: number) => GameRow) {
    this.#table = table;
    this.#body = table.tBodies[0]!;
    this.#more = more;
    this.#rowOf = rowOf;
    this.#heads = seriesHeads(games.flatMap(({ series }, game) => (series === null ? [] : [rowOf(game)])));
  }

  /** Shows games in this order, or with the games of a series under one head. `marks` is appended to their addresses. */
  show(games: readonly number[], caption: string, marks: string, together: boolean): void {
    this.#cancel();
    clearTimeout(this.#later);
    this.#table.classList.toggle('by-series', together);
    const said = this.#table.caption!;
    if (said.textContent !== caption) said.textContent = caption;
    this.#table.hidden = games.length === 0;
    const draw = (count: number, seen = count) => {
      const hadFocus = this.#body.contains(document.activeElement);
      this.#place(games.slice(0, count), seen, marks, together);
      // A removed game must not take the keyboard focus with it.
      if (hadFocus && !this.#body.contains(document.activeElement)) this.#focus(0);
      const rest = games.length - count;
      const more = () => {
        this.#cancel();
        clearTimeout(this.#later);
        draw(count + ROWS);
        this.#focus(count);
      };
      const button = (
        <button type="button" onClick={more}>
          Show {Math.min(rest, ROWS)} more
        </button>
      );
      this.#more.toggleAttribute('hidden', rest <= 0);
      render(rest > 0 && button, this.#more);
    };
    draw(ROWS, Math.min(FIRST, this.#inSight));
    this.#cancel = afterPaint(() => draw(ROWS, this.#inSight));
    this.#later = setTimeout(() => {
      draw(ROWS);
      // Measured here, because nobody waits for this drawing.
      const room = innerHeight - this.#body.getBoundingClientRect().top;
      this.#inSight = Math.ceil(room / LEAST_HEIGHT) + 1;
    }, PAUSE);
  }

  #focus(row: number): void {
    this.#body.querySelectorAll<HTMLElement>('a.pairing')[row]?.focus();
  }

  /** Puts the rows of these games into the table, and nothing else. After the first `seen` rows, none comes anew. */
  #place(games: readonly number[], seen: number, marks: string, together: boolean): void {
    const rows = games.map(this.#rowOf);
    const leads = leadsOf(rows, together ? this.#heads : undefined);
    const keys = games.map((game, at) => keyOf(game, leads[at]!));
    this.#elements ??= this.#built(keys, rows);
    const later = laterRows(rows);
    const wanted = rows.flatMap((row, at) => {
      const element =
        at < seen ? this.#elementOf(keys[at]!, row, leads[at]!) : this.#elements!.get(keys[at]!);
      return element && (at < seen || element.isConnected) ? [{ row, element }] : [];
    });
    const stays = new Set(wanted.map(({ element }) => element));
    for (const element of [...this.#body.rows]) if (!stays.has(element)) element.remove();
    let next = this.#body.firstElementChild;
    for (const { row, element } of wanted) {
      const address = urls.game(row.replayId) + marks;
      const link = linkIn(element);
      if (link.getAttribute('href') !== address) link.setAttribute('href', address);
      element.classList.toggle('later', later.has(row));
      if (element === next) next = next.nextElementSibling;
      else this.#body.insertBefore(element, next);
    }
  }

  /** The rows from the build, if they show exactly these games. The page may be newer or older than the index. */
  #built(keys: readonly string[], rows: readonly GameRow[]): Map<string, HTMLTableRowElement> {
    const built = [...this.#body.rows];
    const addresses = built.map((element) => linkIn(element).getAttribute('href'));
    const isSame = addresses.join() === rows.map(({ replayId }) => urls.game(replayId)).join();
    return new Map(isSame ? built.map((element, at) => [keys[at]!, element]) : []);
  }

  #elementOf(key: string, row: GameRow, lead: Lead): HTMLTableRowElement {
    const known = this.#elements!.get(key);
    if (known) return known;
    const body = document.createElement('tbody');
    render(<GameRows rows={[row]} leads={[lead]} />, body);
    const element = body.rows[0]!;
    this.#elements!.set(key, element);
    return element;
  }
}

/** A row is drawn anew where another row led it. */
const keyOf = (game: number, lead: Lead): string =>
  `${game} ${lead === null ? '' : lead === 'below' ? 'below' : 'leads'}`;

const linkIn = (row: HTMLTableRowElement): HTMLAnchorElement => row.querySelector('a.pairing')!;
