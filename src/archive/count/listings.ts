/** What lists of games say of each besides its analysis. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { urls } from '../../urls.ts';
import type { PlacedGame } from './appearances.ts';
import type { Catalogue, EventFacts } from './catalogue.ts';
import { once } from './once.ts';
import type { Roster } from './roster.ts';

export interface Listing {
  event: EventFacts | null;
  /** Pages of its players by slot; a computer and a blank name have none. */
  people: ReadonlyMap<string, string>;
  /** Page of its map; null for a recording without a map. */
  mapUrl: string | null;
  /** Number of its series, the same for all games of one; null for a game that no event or name joins to others. */
  series: number | null;
}

/** What there is to say of the games of a catalogue. */
export const listingsOf = once((catalogue: Catalogue): ((placed: PlacedGame) => Listing) => {
  const series = seriesNumbers(catalogue);
  const events = new Map(catalogue.events.map(({ event }) => [event.id, event]));
  return ({ game, eventId }) => ({
    event: events.get(eventId ?? '') ?? null,
    people: peopleIn(game, catalogue.roster),
    mapUrl: catalogue.mapUrl(game.map),
    series: series.get(game.replayId) ?? null,
  });
});

const peopleIn = ({ players }: GameAnalysis, { personOf }: Roster): Listing['people'] =>
  new Map(
    players.flatMap((player) => {
      const person = personOf(player);
      return person ? [[player.slot, urls.player(person.slug)]] : [];
    }),
  );

/** The number of each game's series, by replay id. */
function seriesNumbers({ series }: Catalogue): Map<string, number> {
  const numbers = new Map(
    [...new Set([...series.values()].map((place) => place.series))].map((entry, n) => [entry, n]),
  );
  return new Map([...series].map(([replayId, place]) => [replayId, numbers.get(place.series)!]));
}
