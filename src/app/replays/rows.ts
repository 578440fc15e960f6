/** The rows of the game list, from the rows that are searched. */
import type { Rows } from '../../search/rows/rows.ts';
import { Names } from '../../search/parts/names.ts';
import { urls } from '../../urls.ts';
import { playedShort } from '../../view/dates.ts';
import { seriesHeads, type SeriesHead } from '../../view/series-heads.ts';
import type { GameRow } from '../../view/game-row.ts';

/** The heads of all series. */
export function headsIn(rows: Rows): ReadonlyMap<number, SeriesHead> {
  const names = new Names(rows);
  return seriesHeads(
    rows.games.map(({ series, players }) => ({
      series,
      players: players.map((player) => ({
        ...{ team: player.team, race: player.race, result: player.result, heroes: [] },
        name: names.player(player),
        href: player.person,
      })),
    })),
  );
}

/** Returns a function that makes the row of a game on first use. */
export function rowMaker(rows: Rows): (game: number) => GameRow {
  const names = new Names(rows);
  const linked = (kind: 'map' | 'event', key: string | null) => {
    const name = names.known(kind, key);
    return name === null ? null : { name, href: urls[kind](key!) };
  };
  const made = new Map<number, GameRow>();
  return (place) => {
    const known = made.get(place);
    if (known) return known;
    const { players, played, ...game } = rows.games[place]!;
    const row: GameRow = {
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
      played: playedShort(played),
    };
    made.set(place, row);
    return row;
  };
}
