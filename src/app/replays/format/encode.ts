/** Writes the index file, at build. */
import { toSeconds } from '../../../game/clock.ts';
import { LISTED_FACTS } from '../../../game/facts/listed.ts';
import { composedId } from '../../../game/id-text.ts';
import type { BrowsedGame, BrowserIndex, Named } from '../game.ts';
import { INDEX_VERSION, type IndexDocument, type NameRow } from './document.ts';

/** The document of an index; `decodeIndex` gives the same index back. Throws for a key that no table has. */
export function encodeIndex({ games, ...directory }: BrowserIndex): IndexDocument {
  const [eventAt, mapAt, personAt, objectAt] = [
    placesIn(directory.events),
    placesIn(directory.maps),
    placesIn(directory.people),
    placesIn(directory.objects),
  ];
  const some = (placeOf: (key: string) => number, key: string | null) => (key === null ? null : placeOf(key));
  const players = games.flatMap((game) => game.players);
  const signatures = players.map(({ signature }) => signature);
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
      patch: games.map(({ patch }) => patch),
      from: games.map(({ played }) => played.from ?? null),
      to: games.map(({ played }) => played.to ?? null),
      listed: Object.fromEntries(
        LISTED_FACTS.map(([key, { unit }]) => [
          key,
          games.map((game) => (unit === 'ms' ? toSeconds(game[key]) : game[key])),
        ]),
      ) as IndexDocument['game']['listed'],
      players: games.map((game) => game.players.length),
    },
    player: {
      name: rows.map((row) => nameAt.get(row)!),
      race: players.map(({ race }) => race),
      team: players.map(({ team }) => team),
      result: players.map(({ result }) => result),
      heroes: signatures.map(({ heroes }) => heroes.map(objectAt)),
      heroSec: signatures.map(({ heroSec }) => heroSec),
      steps: signatures.map(({ steps }) => steps.map(objectAt)),
      tier2OrderedSec: signatures.map(({ tier2OrderedSec }) => tier2OrderedSec),
      tier3OrderedSec: signatures.map(({ tier3OrderedSec }) => tier3OrderedSec),
      firstExpansionSec: signatures.map(({ firstExpansionSec }) => firstExpansionSec),
    },
  };
}

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
