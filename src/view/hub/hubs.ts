import type { Archive } from '../../archive/count/archive.ts';
import { byArrival } from '../../archive/count/arrival.ts';
import { atlasOf, NO_ATLAS, type Atlas } from '../../archive/count/atlas.ts';
import { once } from '../../archive/count/once.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { eventHubs } from './events.ts';
import { heroHubs } from './heroes.ts';
import { comparisonHubs } from './comparisons.ts';
import { mapHubs } from './maps.ts';
import { matchupHubs } from './matchups.ts';
import { openingHubs } from './openings.ts';
import { playerHubs } from './people.ts';
import { statisticsHub } from './statistics.ts';
import { gameLists, pagesOf, type ByArrival } from './paged.ts';
import { urls } from '../../urls.ts';
import type { SectionedPage } from '../page.ts';

/** Keeps the given order, for a catalogue without arrival times. */
const AS_THEY_ARE: ByArrival = (replayIds) => [...replayIds];

/** All hub pages of an archive with their continuation pages, by address; without an atlas, places are omitted. */
export function hubsOf(
  catalogue: Catalogue,
  atlas: Atlas = NO_ATLAS,
  byArrival: ByArrival = AS_THEY_ARE,
): Map<string, SectionedPage> {
  const hubs = [
    ...eventHubs(catalogue, atlas),
    ...playerHubs(catalogue, atlas),
    ...mapHubs(catalogue, atlas),
    ...matchupHubs(catalogue, atlas),
    ...comparisonHubs(catalogue, atlas),
    ...heroHubs(catalogue),
    ...openingHubs(catalogue),
    statisticsHub(catalogue),
  ].flatMap((hub) => pagesOf(hub, byArrival));
  const byPath = new Map(hubs.map((hub) => [hub.path, hub]));
  const twice = hubs.find((hub) => byPath.get(hub.path) !== hub);
  if (twice) throw new Error(`Two pages have the address ${twice.path}. Change the id of one subject.`);
  return byPath;
}

/** The hubs of an archive, and the numbered pages of its game and build lists. */
export const archiveHubs = once((archive: Archive): Map<string, SectionedPage> => {
  const { games, builds, catalogue } = archive;
  const order = byArrival(games);
  const arrived = order(games.map(({ replayId }) => replayId)).map(archive.gameOf);
  const lists = [
    ...gameLists({ path: urls.replays(), trail: [], title: 'Games' }, arrived),
    ...builds.flatMap(({ id, name }) =>
      gameLists(
        { path: urls.build(id), trail: [{ text: 'Builds', href: urls.builds() }], title: name },
        arrived.filter(({ entry }) => entry.builds.includes(id)),
      ),
    ),
  ];
  return new Map([
    ...hubsOf(catalogue, atlasOf(archive), order),
    ...lists.map((page) => [page.path, page] as const),
  ]);
});
