/** Writes the index file during the build. */
import { toSeconds } from '../../../game/clock.ts';
import type { Cell, Shape } from '../../../game/facts/fact.ts';
import { INDEXED_GAME, INDEXED_PLAYER } from '../../../game/facts/indexed.ts';
import { composedId } from '../../../game/id-text.ts';
import type { BrowsedGame, BrowserIndex, Named } from './game.ts';
import { INDEX_VERSION, type IndexDocument, type NameRow } from './document.ts';

/** The document of an index, which `decodeIndex` reverses. Throws for a key that no table has. */
export function encodeIndex({ games, ...directory }: BrowserIndex): IndexDocument {
  const [eventAt, mapAt, personAt, objectAt] = [
    placesIn(directory.events),
    placesIn(directory.maps),
    placesIn(directory.people),
    placesIn(directory.objects),
  ];
  const some = (placeOf: (key: string) => number, key: string | null) => (key === null ? null : placeOf(key));
  const players = games.flatMap((game) => game.players);
  const rows = players.map(({ name, person, kind }) =>
    JSON.stringify({ name, person: some(personAt, person), kind } satisfies NameRow),
  );
  const names = [...new Set(rows)];
  const nameAt = new Map(names.map((row, at) => [row, at]));
  return {
    version: INDEX_VERSION,
    ...directory,
    names: names.map((row) => JSON.parse(row) as NameRow),
    game: {
      id: games.map((game) => idOf(game, directory.maps)),
      event: games.map(({ event }) => some(eventAt, event)),
      map: games.map(({ map }) => some(mapAt, map)),
      from: games.map(({ played }) => played.from ?? null),
      to: games.map(({ played }) => played.to ?? null),
      ...factColumns(INDEXED_GAME, games),
      fights: games.map(({ fought }) => fought?.fights ?? null),
      even: games.map(({ fought }) => fought?.even ?? null),
      strip: games.map(({ fought }) => fought?.strip ?? null),
      players: games.map((game) => game.players.length),
    },
    player: {
      name: rows.map((row) => nameAt.get(row)!),
      ...factColumns(INDEXED_PLAYER, players),
      heroes: players.map(({ heroes }) => heroes.map(objectAt)),
      steps: players.map(({ steps }) => steps.map(objectAt)),
    },
  };
}

/** The columns of facts, by key. */
const factColumns = <Key extends string>(
  facts: Readonly<Record<Key, Shape>>,
  rows: readonly Readonly<Record<NoInfer<Key>, Cell>>[],
): Record<Key, Cell[]> =>
  Object.fromEntries(
    Object.entries<Shape>(facts).map(([key, { unit }]) => [
      key,
      rows.map((row) => {
        const value = row[key as Key];
        return unit === 'ms' && value !== null ? toSeconds(Number(value)) : value;
      }),
    ]),
  ) as Record<Key, Cell[]>;

function idOf({ replayId, players, map }: BrowsedGame, maps: readonly Named[]): string | number {
  const seed = Number.parseInt(replayId);
  const name = maps.find(({ key }) => key === map)?.name ?? '';
  return composedId(seed, players, name) === replayId ? seed : replayId;
}

function placesIn(table: readonly Named[]): (key: string) => number {
  const places = new Map(table.map(({ key }, at) => [key, at]));
  return (key) => {
    const at = places.get(key);
    if (at === undefined) throw new Error(`No table of the index has the key ${key}.`);
    return at;
  };
}
