/** The hub pages of the archive, and what other pages need to link to them. */
import { loadCorpus } from '../corpus/corpus.ts';
import { corpusRoot } from '../corpus/layout.ts';
import { readPlayers } from '../corpus/players.ts';
import { catalogueOf, type Catalogue } from '../archive/catalogue.ts';
import { gameHubs, type GameHubs } from '../archive/game-links.ts';
import { hubsOf } from '../view/hub/hubs.ts';
import { seriesView, type SeriesView } from '../view/game/series-view.ts';
import { standingsOf, type Standings } from '../archive/standings.ts';
import type { Hub } from '../view/hub/hub.ts';
import { gameOf, loadArchive, type ArchivedGame } from './_archive.ts';

let catalogue: Catalogue | undefined;
let hubs: Map<string, Hub> | undefined;

/** Everything that is counted over the archive: who is who, series, addresses of hubs. */
export function loadCatalogue(): Catalogue {
  if (catalogue && !import.meta.env.DEV) return catalogue;
  catalogue = catalogueOf(
    loadArchive().map(({ analysis, event, fileName }) => ({
      game: analysis,
      eventId: event?.id ?? null,
      fileName,
    })),
    loadCorpus().events,
    readPlayers(corpusRoot()),
  );
  return catalogue;
}

/** All hub pages by their address. */
export function loadHubs(): Map<string, Hub> {
  if (hubs && !import.meta.env.DEV) return hubs;
  hubs = hubsOf(loadCatalogue());
  return hubs;
}

/** From a game to its hubs. */
export const hubsOfGame = (replayId: string): GameHubs => gameHubs(replayId, loadCatalogue());

/** Where a game stands in its series; null for a game that is in none. */
export const seriesOfGame = (replayId: string): SeriesView | null => seriesView(replayId, loadCatalogue());

/** A game's key timings among those of the archive; null where there is nothing to compare. */
export const standingsOfGame = (replayId: string): Standings | null => standingsOf(replayId, loadCatalogue());

/** The paths of a route `[...name]` that answers for the list at `top` and for every hub below it. */
export const hubPaths = (top: string) =>
  [...loadHubs().keys()]
    .filter((path) => path.startsWith(top))
    .map((path) => ({ params: { name: path.slice(top.length, -1) || undefined }, props: { path } }));

/** The hub at an address. Throws for an address that no path was made for. */
export function hubAt(path: string): { hub: Hub; games: ArchivedGame[] } {
  const hub = loadHubs().get(path);
  if (!hub) throw new Error(`There is no hub at ${path}`);
  return { hub, games: (hub.games ?? []).map(gameOf) };
}
