/** Facts that game lists show in addition to the analysis. */
import type { FightFacts } from '../../map/fights/fight-facts.ts';
import { urls } from '../../urls.ts';
import type { TournamentEvent } from '../corpus/events.ts';
import type { PlacedGame } from './appearances.ts';
import type { Catalogue } from './catalogue.ts';
import { memoize } from './memoize.ts';

/** What lists need to know of a game from outside its recording. */
export interface Listing {
  event: TournamentEvent | null;
  /** Addresses of the pages of the game's players, by slot; absent for computers and blank names. */
  people: ReadonlyMap<string, string>;
  /** Address of the page for the game's map; null for a recording without a map. */
  mapUrl: string | null;
  /**
   * Number of the game's series, shared by all games in the series; null if no event or name links the game to others.
   */
  series: number | null;
  /** Facts about the game's fights, computed on demand. Null without map orders. */
  fought: () => FightFacts | null;
}

/** The facts that lists show about a catalogue's games. */
export const listingsOf = memoize((catalogue: Catalogue): ((placed: PlacedGame) => Listing) => {
  const sources = new Map(catalogue.sources.map((source) => [source.game.replayId, source]));
  const events = new Map(catalogue.events.map(({ event }) => [event.id, event]));
  return ({ game: { replayId, map }, eventId }) => {
    const { game, people } = sources.get(replayId)!;
    return {
      event: events.get(eventId ?? '') ?? null,
      people: new Map([...people].map(([slot, slug]) => [slot, urls.player(slug)])),
      mapUrl: catalogue.mapUrl(map),
      series: game.series,
      fought: () => catalogue.fightFactsIn(replayId),
    };
  };
});
