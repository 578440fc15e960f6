/** What a list of games shows of each; made from the archive at build and from the index in the browser. */
import { bySide } from '../../replay/sides.ts';
import type { Race } from '../../replay/summary.ts';
import { urls } from '../../urls.ts';
import { playedShort } from '../../view/played.ts';
import type { BrowsedGame, BrowsedPlayer, BrowserIndex } from '../game.ts';

export interface Linked {
  name: string;
  href: string;
}

export interface GameRow {
  replayId: string;
  /** The players by side, in lobby order. */
  sides: { name: string; race: Race | null }[][];
  /** The side that won, as far as that can be inferred, with the pages of its players; empty for none. */
  winner: { name: string; href: string | null }[];
  map: Linked | null;
  event: Linked | null;
  /** Until it was decided. */
  durationMs: number;
  patch: string | null;
  /** When it was played, in short; null when nothing is known. */
  played: string | null;
  /** Number of its series; null for a game that no event or name joins to others. */
  series: number | null;
}

/** How many rows are drawn at once, and how many the page has before its script: some screens full. */
export const ROWS_AT_ONCE = 200;

/** Makes the rows of an index, each when it is first asked for. */
export function rowMaker({ games, maps, events, people }: BrowserIndex): (game: number) => GameRow {
  const mapNames = new Map(maps.map(({ key, name }) => [key, { name, href: urls.map(key) }]));
  const eventNames = new Map(events.map(({ key, name }) => [key, { name, href: urls.event(key) }]));
  const names = new Map(people.map(({ key, name }) => [key, name]));
  const nameOf = ({ person, name }: BrowsedPlayer) => names.get(person ?? '') ?? name;
  const series = seriesOf(games);
  const made = new Map<number, GameRow>();
  const make = (place: number): GameRow => {
    const game = games[place]!;
    return {
      replayId: game.replayId,
      sides: bySide(game.players).map((side) =>
        side.map((player) => ({ name: nameOf(player), race: player.race })),
      ),
      winner: game.players
        .filter(({ result }) => result === 'won')
        .map((player) => ({ name: nameOf(player), href: player.person && urls.player(player.person) })),
      map: mapNames.get(game.map ?? '') ?? null,
      event: eventNames.get(game.event ?? '') ?? null,
      durationMs: game.durationSec * 1000,
      patch: game.patch,
      played: playedShort(game.played),
      series: series[place]!,
    };
  };
  return (place) => {
    const row = made.get(place) ?? make(place);
    made.set(place, row);
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

/** Rows after the first of their series in a list: spoiler-free mode brings one after the other. */
export function laterRows(rows: readonly GameRow[]): ReadonlySet<GameRow> {
  const seen = new Set<number>();
  return new Set(rows.filter(({ series }) => series !== null && seen.size === seen.add(series).size));
}
