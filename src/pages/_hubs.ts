/** The hub pages of the archive as routes get them. */
import type { Archive, ArchivedGame } from '../archive/archive.ts';
import { atlasOf } from '../archive/atlas.ts';
import { once } from '../archive/once.ts';
import { hubsOf } from '../view/hub/hubs.ts';
import type { Hub } from '../view/hub/hub.ts';
import { archive, gameOf } from './_archive.ts';

const made = once((all: Archive) => hubsOf(all.catalogue, atlasOf(all)));

/** All hub pages by their address. */
export const hubs = (): Map<string, Hub> => made(archive());

/** The paths of the route `[...hub]`, which answers for every hub. */
export const hubPaths = () =>
  [...hubs().keys()].map((path) => ({ params: { hub: path.slice(1, -1) }, props: { path } }));

/** The hub at an address. Throws for an address that no path was made for. */
export function hubAt(path: string): { hub: Hub; games: ArchivedGame[] } {
  const hub = hubs().get(path);
  if (!hub) throw new Error(`There is no hub at ${path}`);
  return { hub, games: (hub.games ?? []).map(gameOf) };
}
