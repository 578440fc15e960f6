/** The browser's index of an archive, at build. */
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { isHero } from '../../game/objects/object.ts';
import { findObject, objectName } from '../../game/objects/table.ts';
import { browsedGame, type BrowserIndex, type Directory } from './game.ts';

/** Everything the browser needs to know of an archive. */
export function browserIndex({ games, events, maps, people, roster }: Catalogue): BrowserIndex {
  const mapSlugs = new Map(maps.map(({ name, slug }) => [name, slug]));
  const browsed = games.map(({ game, eventId }) =>
    browsedGame(game, {
      event: eventId,
      map: mapSlugs.get(game.map) ?? null,
      person: (player) => roster.personOf(player)?.slug ?? null,
    }),
  );
  const used = new Set(
    browsed.flatMap(({ players }) =>
      players.flatMap(({ signature }) => [...signature.heroes, ...signature.steps]),
    ),
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

/** The kind of an object that a signature names. */
function kindOf(id: string): Directory['objects'][number]['kind'] {
  if (isHero(id)) return 'hero';
  return findObject(id)?.kind === 'building' ? 'building' : 'unit';
}
