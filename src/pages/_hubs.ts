/** The hub pages of the archive as routes get them. */
import type { Archive, ArchivedGame } from '../archive/count/archive.ts';
import { byArrival } from '../archive/count/arrival.ts';
import { atlasOf } from '../archive/count/atlas.ts';
import { once } from '../archive/count/once.ts';
import { hubsOf } from '../view/hub/hubs.ts';
import { gameLists } from '../view/hub/paged.ts';
import type { Hub } from '../view/hub/hub.ts';
import { urls } from '../urls.ts';
import { gameRow, gamesTable } from '../view/game-list.ts';
import { archive, gameOf } from './_archive.ts';
import { digestOf } from './_kept.ts';

const made = once((all: Archive): Map<string, Hub> => {
  const sorted = byArrival(all.games);
  const builds = { text: 'Builds', href: urls.builds() };
  const lists = [
    ...gameLists({ path: urls.replays(), trail: [], title: 'Replays' }, sorted(all.games.map(idOf))),
    ...all.builds.flatMap(({ id, name }) =>
      gameLists(
        { path: urls.build(id), trail: [builds], title: name },
        sorted(all.games.filter(({ entry }) => entry.builds.includes(id)).map(idOf)),
      ),
    ),
  ];
  const found = hubsOf(all.catalogue, atlasOf(all), sorted);
  return new Map([...found, ...lists.map((list) => [list.path, list] as const)]);
});

const idOf = ({ replayId }: ArchivedGame): string => replayId;

/** All hub pages by their address. */
export const hubs = (): Map<string, Hub> => made(archive());

/** The paths of the route `[...hub]`, which answers for every hub. */
export const hubPaths = () =>
  [...hubs().values()].map((hub) => ({
    params: { hub: hub.path.slice(1, -1) },
    props: { path: hub.path },
    cacheKey: keyOfHub(hub),
  }));

/** A digest of what a hub and its twin show: themselves, and the rows of their lists of games. */
export const keyOfHub = once((hub: Hub): string => {
  const { outcomes, ...shown } = hub;
  const of = outcomes && { ...outcomes, of: [...outcomes.of] };
  return digestOf([shown, of ?? null, hubAt(hub.path).games.map(digestOfRow)]);
});

/** A digest of what lists say of a game. Once, as those of its event, players, map and matchup have it. */
const digestOfRow = once((game: ArchivedGame): string => digestOf([gameRow(game), gamesTable([game])]));

/** The hub at an address. Throws for an address that no path was made for. */
export function hubAt(path: string): { hub: Hub; games: ArchivedGame[] } {
  const hub = hubs().get(path);
  if (!hub) throw new Error(`There is no hub at ${path}`);
  return { hub, games: (hub.games ?? []).map(gameOf) };
}
