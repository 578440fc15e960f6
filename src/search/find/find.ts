/** The one engine: finds the views that fit a query, and sorts their games. */
import { isFilter, isOfPlayer, type Key, type Part } from '../parts/part.ts';
import type { Rows } from '../rows/rows.ts';
import { sortedGames } from './sort.ts';
import { fitsGame, gamesOf, ObjectPlaces, playerTest, viewsOf, type View } from './test.ts';

export interface Result {
  views: readonly View[];
  /** Places of the games, sorted. */
  games: readonly number[];
  /** Number of team games left out, because the query asks for no sizes. */
  teamGames: number;
}

const duelsIn = (views: readonly View[]): View[] => views.filter(({ game }) => game.sides === '1v1');

export class Finder {
  readonly objects: ObjectPlaces;
  readonly #views: readonly View[];

  constructor(rows: Rows) {
    this.objects = new ObjectPlaces(rows);
    this.#views = viewsOf(rows);
  }

  /** The views that fit all parts. Only 1v1 games count, unless sizes are asked for or nothing else fits. */
  find(parts: readonly Part[]): Result {
    const filters = parts.filter(isFilter);
    const has = (...keys: readonly Key[]) => parts.some(({ key }) => keys.includes(key));
    if (filters.length === 0 && has('unknown') && !has('ask', 'sort'))
      return { views: [], games: [], teamGames: 0 };
    const fitting = this.#fitting(filters);
    const duels = duelsIn(fitting);
    // Who won is asked of 1v1 games, even if nobody did.
    const isOfWinners = parts.some(
      ({ key, of: [what = ''] }) => key === 'ask' && /^(?:winn|los)ers$/.test(what),
    );
    const others = () => this.#fitting(filters.filter(({ key }) => key !== 'result'));
    const isSized = filters.some(({ key }) => key === 'size') || parts.every(({ off }) => off === true);
    const isDuel = !isSized && (duels.length > 0 || (isOfWinners && duelsIn(others()).length > 0));
    const views = isDuel ? duels : fitting;
    const teamGames = gamesOf(fitting).length - gamesOf(views).length;
    return { views, games: sortedGames(views, parts, this.objects), teamGames };
  }

  #fitting(filters: readonly Part[]): readonly View[] {
    const tests = filters.map((part) => this.#test(part));
    return this.#views.filter((view) => tests.every((fits) => fits(view)));
  }

  #test(part: Part): (view: View) => boolean {
    const { side, not } = part;
    if (!isOfPlayer(part)) return ({ game }) => fitsGame(game, part) !== not;
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
