/** The order of the list. Equal games stay in the order of the archive. */
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../game.ts';
import type { Sort } from '../query/query.ts';
import type { Columns } from './columns.ts';
import type { Found } from './search.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
type Compare = (a: BrowsedGame, b: BrowsedGame) => number;

/** What is unknown comes last, whichever way round. */
const last =
  <T>(of: (game: BrowsedGame) => T | null, compare: (a: T, b: T) => number): Compare =>
  (a, b) => {
    const [one, other] = [of(a), of(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compare(one, other);
  };

/** A game whose day is not known stands where it can have been played at the earliest. */
const earliest = ({ played }: BrowsedGame) => played.from ?? null;

function comparer(sort: Sort, { maps }: BrowserIndex): Compare | null {
  const mapNames = new Map(maps.map(({ key, name }) => [key, name]));
  switch (sort) {
    case 'longest':
      return (a, b) => b.durationSec - a.durationSec;
    case 'shortest':
      return (a, b) => a.durationSec - b.durationSec;
    case 'newest-patch':
      return last(
        ({ patch }) => patch,
        (a, b) => collator.compare(b, a),
      );
    case 'oldest-patch':
      return last(({ patch }) => patch, collator.compare);
    case 'newest':
      return last(earliest, (a, b) => collator.compare(b, a));
    case 'oldest':
      return last(earliest, collator.compare);
    case 'map':
      return last(({ map }) => (map === null ? null : mapNames.get(map)!), collator.compare);
    case 'player':
      return last(({ players }) => players[0]?.name ?? null, collator.compare);
    default:
      return null;
  }
}

/** Sorts what was found. Remembers each order of all games, so that only the first time takes a sort. */
export class Sorter {
  readonly #columns: Columns;
  readonly #orders = new Map<Sort, readonly number[]>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  sort(found: Found, sort: Sort): readonly number[] {
    if (sort === 'archive') return found.games;
    if (sort === 'first-hero') return this.#byTime(found, ({ signature }) => signature.heroSec);
    if (sort === 'expansion') return this.#byTime(found, ({ signature }) => signature.expansionSec);
    const fits = new Set(found.games);
    return this.#order(sort).filter((game) => fits.has(game));
  }

  #order(sort: Sort): readonly number[] {
    const { index } = this.#columns;
    const compare = comparer(sort, index);
    const order =
      this.#orders.get(sort) ??
      [...index.games.keys()].sort((a, b) => compare?.(index.games[a]!, index.games[b]!) || a - b);
    this.#orders.set(sort, order);
    return order;
  }

  /** By the earliest time of the players who fit the filters; games without one come last. */
  #byTime({ games, fits }: Found, timeOf: (player: BrowsedPlayer) => number | null): readonly number[] {
    const times = new Map<number, number>();
    for (const [at, { game, self }] of this.#columns.pairs.entries())
      if (fits[at]) times.set(game, Math.min(times.get(game) ?? Infinity, timeOf(self) ?? Infinity));
    const rank = (game: number) => times.get(game) ?? Infinity;
    return games.toSorted((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
  }
}
