/** The rows of a game list, from the index. */
import { urls } from '../../urls.ts';
import type { GameRow } from '../../view/game-row.ts';
import { playedShort } from '../../view/dates.ts';
import type { BrowsedPlayer, BrowserIndex, Named } from '../../view/ask/index/game.ts';

/** Returns a function that makes the rows of an index on first use. */
export function rowMaker({ games, maps, events, people, objects }: BrowserIndex): (game: number) => GameRow {
  const mapLinks = linked(maps, urls.map);
  const eventLinks = linked(events, urls.event);
  const names = new Map(people.map(({ key, name }) => [key, name]));
  const nameOf = ({ person, name }: BrowsedPlayer) => names.get(person ?? '') ?? name;
  const objectNames = new Map(objects.map(({ key, name }) => [key, name]));
  const rows: GameRow[] = [];
  const make = (place: number): GameRow => {
    const game = games[place]!;
    return {
      ...game,
      players: game.players.map((player) => ({
        ...player,
        name: nameOf(player),
        href: player.person && urls.player(player.person),
        heroes: player.heroes.map((id) => objectNames.get(id)!),
      })),
      map: mapLinks.get(game.map ?? '') ?? null,
      event: eventLinks.get(game.event ?? '') ?? null,
      played: playedShort(game.played),
    };
  };
  return (place) => (rows[place] ??= make(place));
}

const linked = (table: readonly Named[], url: (key: string) => string) =>
  new Map(table.map(({ key, name }) => [key, { name, href: url(key) }]));
