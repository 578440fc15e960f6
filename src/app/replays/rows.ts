/** The rows of a list of games, as the index has them. */
import { bySide } from '../../game/sides.ts';
import { listedOf } from '../../game/facts/listed.ts';
import { urls } from '../../urls.ts';
import type { GameRow } from '../../view/game-list.ts';
import { playedShort } from '../../view/dates.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from './game.ts';

/** Makes the rows of an index, each when it is first asked for. */
export function rowMaker({ games, maps, events, people, objects }: BrowserIndex): (game: number) => GameRow {
  const mapNames = new Map(maps.map(({ key, name }) => [key, { name, href: urls.map(key) }]));
  const eventNames = new Map(events.map(({ key, name }) => [key, { name, href: urls.event(key) }]));
  const names = new Map(people.map(({ key, name }) => [key, name]));
  const nameOf = ({ person, name }: BrowsedPlayer) => names.get(person ?? '') ?? name;
  const objectNames = new Map(objects.map(({ key, name }) => [key, name]));
  const series = seriesOf(games);
  const rows = new Map<number, GameRow>();
  const make = (place: number): GameRow => {
    const game = games[place]!;
    return {
      replayId: game.replayId,
      sides: bySide(game.players).map((side) =>
        side.map((player) => ({
          name: nameOf(player),
          race: player.race,
          heroes: player.signature.heroes.map((id) => objectNames.get(id)!),
        })),
      ),
      winner: game.players
        .filter(({ result }) => result === 'won')
        .map((player) => ({ name: nameOf(player), href: player.person && urls.player(player.person) })),
      map: mapNames.get(game.map ?? '') ?? null,
      event: eventNames.get(game.event ?? '') ?? null,
      ...listedOf((_, key) => game[key]),
      patch: game.patch,
      played: playedShort(game.played),
      series: series[place]!,
    };
  };
  return (place) => {
    const row = rows.get(place) ?? make(place);
    rows.set(place, row);
    return row;
  };
}

/** The number of each game's series: games at one event between the same people on each side. */
function seriesOf(games: readonly BrowsedGame[]): (number | null)[] {
  const numbers = new Map<string, number>();
  return games.map(({ event, players }) => {
    const sides = bySide(players).map((side) => side.map(({ person }) => person));
    if (event === null || sides.length < 2 || sides.flat().includes(null)) return null;
    const key = JSON.stringify([event, ...sides.map((side) => side.sort().join(' ')).sort()]);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
