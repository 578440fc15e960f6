/** The one engine: finds the views that fit a query, and sorts their games. */
import { isFilter, isOfPlayer, type Part } from '../parts/part.ts';
import type { Rows } from '../rows/rows.ts';
import { gameTest, ObjectPlaces, playerTest } from './test.ts';
import { sortedGames } from './sort.ts';
import { viewsOf, type View } from './views.ts';

export interface Result {
  views: readonly View[];
  /** Places of the games, sorted. */
  games: readonly number[];
  /** Number of team games left out, because the query asks for no sizes. */
  teamGames: number;
}

export class Finder {
  readonly rows: Rows;
  readonly objects: ObjectPlaces;
  readonly #views: readonly View[];

  constructor(rows: Rows) {
    this.rows = rows;
    this.objects = new ObjectPlaces(rows);
    this.#views = viewsOf(rows);
  }

  /** The views that fit all parts. Only 1v1 games count, unless sizes are asked for or nothing else fits. */
  find(parts: readonly Part[]): Result {
    const filters = parts.filter(isFilter);
    const isNothing =
      filters.length === 0 &&
      parts.some(({ key }) => key === 'unknown') &&
      !parts.some(({ key }) => key === 'ask' || key === 'sort');
    const fitting = isNothing ? [] : this.#fitting(filters);
    const isSized = filters.some(({ key }) => key === 'size') || parts.every(({ off }) => off === true);
    const duelsIn = (among: readonly View[]) => among.filter(({ game }) => game.sides === '1v1');
    // Who won is asked of 1v1 games, even if nobody did.
    const isAsked = parts.some(({ key, of: [what = ''] }) => key === 'ask' && /^(?:winn|los)ers$/.test(what));
    const isDuel =
      !isSized &&
      (duelsIn(fitting).length > 0 ||
        (isAsked && duelsIn(this.#fitting(filters.filter(({ key }) => key !== 'result'))).length > 0));
    const views = isDuel ? duelsIn(fitting) : fitting;
    const left = new Set(fitting.map(({ at }) => at)).size - new Set(views.map(({ at }) => at)).size;
    return { views, games: sortedGames(views, parts, this), teamGames: left };
  }

  #fitting(filters: readonly Part[]): readonly View[] {
    const tests = filters.map((part) => this.#test(part));
    return this.#views.filter((view) => tests.every((fits) => fits(view)));
  }

  #test(part: Part): (view: View) => boolean {
    const { side, not } = part;
    if (!isOfPlayer(part)) {
      const fits = gameTest(part);
      return ({ game }) => fits(game) !== not;
    }
    const fits = playerTest(part, this.objects);
    if (side === 'me') return ({ me }) => fits(me) !== not;
    if (side === 'him') return ({ him }) => him !== null && fits(him) !== not;
    if (side === 'both') return ({ me, him }) => him !== null && fits(me) !== not && fits(him) !== not;
    if (not) return ({ game }) => !game.players.some(fits);
    // A second player or race of a side may also be an ally.
    const isOther = part.key === 'player' || part.key === 'race';
    return ({ game, me }) => game.players.some((player) => (!isOther || player !== me) && fits(player));
  }
}
