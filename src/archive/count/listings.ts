/** What lists of games say of each besides its analysis. */
import type { Fought } from '../../game/map/fought.ts';
import { urls } from '../../urls.ts';
import type { PlacedGame } from './appearances.ts';
import type { Catalogue, EventFacts } from './catalogue.ts';
import { once } from './once.ts';

export interface Listing {
  event: EventFacts | null;
  /** Pages of its players by slot; a computer and a blank name have none. */
  people: ReadonlyMap<string, string>;
  /** Page of its map; null for a recording without a map. */
  mapUrl: string | null;
  /** Number of its series, the same for all games of one; null for a game that no event or name joins to others. */
  series: number | null;
  /** What there is to say of its fights; worked out when it is asked for. Null where no order has a place. */
  fought: () => Fought | null;
}

/** What there is to say of the games of a catalogue. */
export const listingsOf = once((catalogue: Catalogue): ((placed: PlacedGame) => Listing) => {
  const sources = new Map(catalogue.sources.map((source) => [source.game.replayId, source]));
  const events = new Map(catalogue.events.map(({ event }) => [event.id, event]));
  return ({ game: { replayId, map }, eventId }) => {
    const { game, people } = sources.get(replayId)!;
    return {
      event: events.get(eventId ?? '') ?? null,
      people: new Map([...people].map(([slot, slug]) => [slot, urls.player(slug)])),
      mapUrl: catalogue.mapUrl(map),
      series: game.series,
      fought: () => catalogue.foughtIn(replayId),
    };
  };
});
