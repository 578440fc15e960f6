/** The hub pages of the archive as routes get them. */
import type { Archive } from '../archive/count/archive.ts';
import { once } from '../archive/count/once.ts';
import { gameRow, gamesTable, type ListedGame } from '../view/game-list.ts';
import { archiveHubs } from '../view/hub/hubs.ts';
import type { SectionedPage } from '../view/page.ts';
import { archive } from './_archive.ts';
import { digestOf } from './_kept.ts';

const hubsOfArchive = once((all: Archive) => archiveHubs(all));

/** All hub pages by their address. */
export const hubs = (): Map<string, SectionedPage> => hubsOfArchive(archive());

/** The paths of the route `[...hub]`, which answers for every hub. */
export const hubPaths = () =>
  [...hubs().values()].map((page) => ({
    params: { hub: page.path.slice(1, -1) },
    props: { page },
    cacheKey: keyOfHub(page),
  }));

/** A digest of what a hub and its twin show: themselves, and the rows of their lists of games. */
export const keyOfHub = once(({ sections, ...page }: SectionedPage): string => {
  const parts = sections.flatMap(({ parts, ...section }) => [
    section,
    ...parts.map((part) => {
      if (part.kind !== 'games') return part;
      const of = part.outcomes && [...part.outcomes.of];
      return [part.caption ?? null, part.outcomes?.name ?? null, of ?? null, part.games.map(digestOfRow)];
    }),
  ]);
  return digestOf([page, parts] as unknown[]);
});

/** A digest of what lists say of a game. Once, as those of its event, players, map and matchup have it. */
const digestOfRow = once((game: ListedGame): string => digestOf([gameRow(game), gamesTable([game])]));
