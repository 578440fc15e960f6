/** The rows of the list, made from those of the search. */
import type { Rows } from '../../../search/rows/rows.ts';
import { Names } from '../../../search/parts/say.ts';
import { urls } from '../../../urls.ts';
import type { GameRow } from '../../../view/game-row.ts';

/** Returns a function that makes the row of a game on first use. */
export function rowMaker(rows: Rows): (game: number) => GameRow {
  const names = new Names(rows);
  const linked = (kind: 'map' | 'event', key: string | null) => {
    const name = names.known(kind, key);
    return name === null ? null : { name, href: urls[kind](key!) };
  };
  const rowOf = ({ players, ...game }: Rows['games'][number]): GameRow => ({
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
  });
  const made: GameRow[] = [];
  return (place) => (made[place] ??= rowOf(rows.games[place]!));
}
