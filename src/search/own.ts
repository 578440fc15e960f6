/** The search over games that are in no archive, such as those that a visitor keeps. */
import { slugOfName } from './parts/part.ts';
import type { GameRow, Made, Named, ObjectRow, PlayerRow, Rows } from './rows/rows.ts';
import { Search } from './search.ts';
import { buildWords } from './words/build-words.ts';
import slang from './words/slang.json' with { type: 'json' };

/** A game by names instead of keys. */
export interface OwnGame extends Omit<GameRow, 'replayId' | 'event' | 'series' | 'fought' | 'players'> {
  /** Any text that tells it from the others. */
  id: string;
  players: readonly OwnPlayer[];
}

interface OwnPlayer extends Omit<PlayerRow, 'name' | 'person' | 'heroes' | 'made' | 'builds'> {
  name: string;
  /** In the order of their orders. */
  heroes: readonly string[];
  /** Everything ordered, by name; empty if it isn't known. */
  made?: readonly { name: string; seconds: number; least: number; most?: number }[];
}

/** Names with their places, as they are met. */
class Table {
  readonly rows: Named[] = [];
  readonly #places = new Map<string, number>();

  placeOf(name: string): number {
    const key = slugOfName(name);
    const place = this.#places.get(key) ?? this.rows.push({ key, name }) - 1;
    this.#places.set(key, place);
    return place;
  }

  keyOf = (name: string): string => this.rows[this.placeOf(name)]!.key;
}

/** A search that finds these games by their places. `today` is an ISO day. */
export function searchOver(games: readonly OwnGame[], today: string): Search {
  const [people, maps, objects] = [new Table(), new Table(), new Table()];
  const rows = games.map(({ id, map, players, ...game }): GameRow => ({
    ...{ ...game, replayId: id, event: null, series: null, fought: null },
    map: map === null ? null : maps.keyOf(map),
    players: players.map(({ name, heroes, made = [], ...player }) => ({
      ...player,
      ...(name.trim() === '' ? { name, person: null } : { person: people.keyOf(name) }),
      heroes: heroes.map((hero) => objects.placeOf(hero)),
      made: made.map(({ name: object, seconds, least, most }): Made => {
        const first = [objects.placeOf(object), seconds, least] as const;
        return most === undefined ? first : [...first, most];
      }),
    })),
  }));
  const file: Rows = {
    ...{ events: [], builds: [], people: people.rows, maps: maps.rows, games: rows },
    objects: objects.rows satisfies ObjectRow[],
    groups: slang.groups.map(({ name, of }) => ({ key: slugOfName(name), of: of.map(slugOfName) })),
  };
  return new Search(file, buildWords(file), today);
}
