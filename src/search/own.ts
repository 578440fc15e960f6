/** The search over games that are in no archive, such as those that a visitor keeps. */
import { listedFacts } from '../game/facts/listed-values.ts';
import type { Listed } from '../game/facts/listed.ts';
import { slugOfName } from './parts/part.ts';
import { NameTable, type GameRow, type PlayerRow, type Rows } from './rows/rows.ts';
import { Search } from './search.ts';
import { buildWords } from './words/build-words.ts';
import slang from './words/slang.json' with { type: 'json' };

/** A game by names instead of keys, with the facts of lists as far as they are known. */
export interface OwnGame
  extends Pick<GameRow, 'map' | 'patch' | 'played' | 'sides' | 'matchup'>, Partial<Listed> {
  /** Any text that tells it from the others. */
  id: string;
  players: readonly OwnPlayer[];
}

interface OwnPlayer extends Omit<PlayerRow, 'name' | 'person' | 'heroes' | 'made' | 'builds'> {
  name: string;
  /** In the order of their orders. */
  heroes: readonly string[];
}

/** A search that finds these games by their places. `today` is an ISO day. */
export function searchOver(games: readonly OwnGame[], today: string): Search {
  const [people, maps, objects] = [new NameTable(), new NameTable(), new NameTable()];
  const keyIn = (table: NameTable, name: string) => table.rows[table.placeOf(name)]!.key;
  const rows = games.map(({ id, map, patch, played, sides, matchup, players, ...facts }): GameRow => ({
    ...{ replayId: id, patch, played, sides, matchup, event: null, series: null, fought: null },
    ...listedFacts(facts),
    map: map === null ? null : keyIn(maps, map),
    players: players.map(({ name, heroes, ...player }) => ({
      ...player,
      ...(name.trim() === '' ? { name, person: null } : { person: keyIn(people, name) }),
      heroes: heroes.map((hero) => objects.placeOf(hero)),
      // What else was ordered isn't known.
      made: [],
    })),
  }));
  const file: Rows = {
    ...{ events: [], builds: [], people: people.rows, maps: maps.rows, objects: objects.rows },
    games: rows,
    groups: slang.groups.map(({ name, of }) => ({ key: slugOfName(name), of: of.map(slugOfName) })),
  };
  return new Search(file, buildWords(file), today);
}
