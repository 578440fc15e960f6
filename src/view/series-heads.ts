/** Lists that show the games of a series together, under one head with the event, the score and the date. */
import { bySide } from '../game/sides.ts';
import type { GameRow } from './game-row.ts';

/** What the games of a series have in common. */
export interface SeriesHead {
  /** In the lobby order of one game. */
  sides: readonly string[];
  /** Games won by each side; null if the winner of a game is unknown. */
  wins: readonly number[] | null;
}

/** Puts the games of a series next to each other, where the first of them is. `seriesOf` gives a game's series. */
export function bySeries<Game>(
  games: readonly Game[],
  seriesOf: (game: Game) => number | null,
): readonly Game[] {
  const groups = Map.groupBy(games, (game) => seriesOf(game) ?? game);
  return [...groups.values()].flat();
}

type Played = Pick<GameRow, 'series' | 'players'>;
type Players = GameRow['players'];

/** The heads of all series, by number. `games` are all of the archive: a part of a series would change its score. */
export function seriesHeads(games: Iterable<Played>): ReadonlyMap<number, SeriesHead> {
  const heads = new Map<number, { sides: string[]; keys: string[]; wins: number[]; unknown: boolean }>();
  for (const { series, players } of games) {
    if (series === null) continue;
    const sides = bySide(players);
    const head = heads.get(series) ?? {
      sides: sides.map((side) => side.map(({ name }) => name).join(' & ')),
      keys: sides.map(keyOf),
      wins: sides.map(() => 0),
      unknown: false,
    };
    heads.set(series, head);
    const winner = sides.find((side) => side.some(({ result }) => result === 'won'));
    const index = winner ? head.keys.indexOf(keyOf(winner)) : -1;
    if (index < 0) head.unknown = true;
    else head.wins[index]!++;
  }
  return new Map(
    [...heads].map(([series, { sides, wins, unknown }]) => [series, { sides, wins: unknown ? null : wins }]),
  );
}

/** People of a side, whatever they were called in a game. */
const keyOf = (side: Players): string =>
  side
    .map(({ href, name }) => href ?? name)
    .sort()
    .join();

/** What stands above a row: the head of its series, or nothing; `below` if an earlier row has its head. */
export type Lead = SeriesHead | 'below' | null;

/** The leads of a list's rows. Without heads, each row says its event itself. */
export const leadsOf = (
  rows: readonly GameRow[],
  heads: ReadonlyMap<number, SeriesHead> | undefined,
): Lead[] =>
  rows.map(({ series }, index) => {
    const head = series === null ? undefined : heads?.get(series);
    if (!head) return null;
    return series === rows[index - 1]?.series ? 'below' : head;
  });
