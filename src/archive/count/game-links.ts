/** Links from a game to its hub pages. */
import { urls } from '../../urls.ts';
import type { Catalogue } from './catalogue.ts';

/** The hubs that a game links to. */
export interface GameHubs {
  /** Addresses of the game's hubs by fact; null if there is no page. */
  facts: { event: string | null; map: string | null; matchup: string | null };
  rows: { name: string; links: { text: string; href: string }[] }[];
}

/** The links of a game. Throws for a game outside the catalogue. */
export function gameHubs(replayId: string, catalogue: Catalogue): GameHubs {
  const placed = catalogue.byId.get(replayId);
  if (!placed) throw new Error(`The catalogue has no game with the id ${replayId}`);
  const { game, eventId } = placed;
  const event = catalogue.events.find((candidate) => candidate.event.id === eventId)?.event;
  const people = new Set(game.players.flatMap((player) => catalogue.roster.personOf(player) ?? []));
  const heroes = new Map(game.players.flatMap((player) => player.heroes.map(({ id, name }) => [id, name])));
  const rows = [
    {
      name: 'Players',
      links: [...people].map(({ name, slug }) => ({ text: name, href: urls.player(slug) })),
    },
    {
      name: 'Heroes',
      links: [...heroes].flatMap(([id, name]) => {
        const href = catalogue.heroUrl(id);
        return href === null ? [] : [{ text: name, href }];
      }),
    },
  ];
  return {
    facts: {
      event: event ? urls.event(event.id) : null,
      map: catalogue.mapUrl(game.map),
      matchup: game.matchup === null ? null : urls.matchup(game.matchup),
    },
    rows: rows.filter(({ links }) => links.length > 0),
  };
}
