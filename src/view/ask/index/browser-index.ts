/** Builds the browser's index of an archive. */
import type { Catalogue } from '../../../archive/count/catalogue.ts';
import { isHero } from '../../../game/objects/object.ts';
import { findObject, objectName } from '../../../game/objects/table.ts';
import { toSeconds } from '../../../game/clock.ts';
import { playedDays } from '../../../game/derive/played.ts';
import type { Cell, FactTable } from '../../../game/facts/fact.ts';
import { GAME_FACTS, type IndexedGame } from '../../../game/facts/games.ts';
import { INDEXED_GAME, INDEXED_PLAYER, type Indexed } from '../../../game/facts/indexed.ts';
import { PLAYER_FACTS, type IndexedPlayer } from '../../../game/facts/players.ts';
import { gameSource, playerSources, type FactSource } from '../../../game/facts/source.ts';
import type { Fought } from '../../../game/map/fought.ts';
import { handle } from '../../../game/handle.ts';
import type { BrowsedGame, BrowserIndex, Directory } from './game.ts';
import { signatureOf } from './signature.ts';

/** Everything the browser needs to know about an archive. */
export function browserIndex({ sources, events, maps, people, foughtIn }: Catalogue): BrowserIndex {
  const browsed = sources.map((source) => browsedGame(source, foughtIn(source.game.replayId)));
  const used = new Set(
    browsed.flatMap(({ players }) => players.flatMap(({ heroes, steps }) => [...heroes, ...steps])),
  );
  return {
    games: browsed,
    events: events.map(({ event }) => ({ key: event.id, name: event.name })),
    maps: maps.map(({ slug, name }) => ({ key: slug, name })),
    people: people.map(({ person, appearances }) => ({
      key: person.slug,
      name: appearances[0]?.player.handle ?? person.name,
    })),
    objects: [...used].sort().map((id) => ({ key: id, name: objectName(id), kind: kindOf(id) })),
  };
}

/** The kind of an object among heroes and steps. */
function kindOf(id: string): Directory['objects'][number]['kind'] {
  if (isHero(id)) return 'hero';
  return findObject(id)?.kind === 'building' ? 'building' : 'unit';
}

function browsedGame(source: FactSource, fought: Fought | null): BrowsedGame {
  const { analysis, event } = source.game;
  return {
    replayId: analysis.replayId,
    event: event?.id ?? null,
    map: source.map,
    played: playedDays(analysis.played),
    sides: analysis.sides,
    matchup: analysis.matchup,
    fought,
    ...(valuesOf(INDEXED_GAME, GAME_FACTS, gameSource(source)) as IndexedGame),
    players: playerSources(source).map((row) => ({
      name: handle({ name: row.player.name, slot: Number(row.slot) }),
      kind: row.player.kind,
      person: source.people.get(row.slot) ?? null,
      ...(valuesOf(INDEXED_PLAYER, PLAYER_FACTS, row) as IndexedPlayer),
      ...signatureOf(row.player),
    })),
  };
}

/** The values of the indexed facts, at the index's precision. */
const valuesOf = <Source>(indexed: Indexed, facts: FactTable<Source>, source: Source) =>
  Object.fromEntries(
    Object.entries(indexed).map(([key, { unit }]): [string, Cell] => {
      const value = facts[key]!.of(source);
      return [key, unit === 'ms' && value !== null ? toSeconds(Number(value)) * 1000 : value];
    }),
  );
