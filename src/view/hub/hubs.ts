import type { Archive } from '../../archive/count/archive.ts';
import { atlasOf, NO_ATLAS, type Atlas } from '../../archive/count/atlas.ts';
import { memoize } from '../../archive/count/memoize.ts';
import type { Catalogue } from '../../archive/count/catalogue.ts';
import { exampleGroups } from '../build/examples.ts';
import { gamesOfBuild } from '../build/played.ts';
import { eventHubs } from './events.ts';
import { heroHubs } from './heroes.ts';
import { comparisonHubs } from './comparisons.ts';
import { mapHubs } from './maps.ts';
import { matchupHubs } from './matchups.ts';
import { type ExampledBuild, openingHubs } from './openings.ts';
import { playerHubs } from './player.ts';
import { statisticsHub } from './statistics.ts';
import type { SectionedPage } from '../page.ts';

/** All hub pages of an archive by address; without an atlas, places are omitted. */
export function hubsOf(
  catalogue: Catalogue,
  atlas: Atlas = NO_ATLAS,
  builds: readonly ExampledBuild[] = [],
): Map<string, SectionedPage> {
  const hubs = [
    ...eventHubs(catalogue, atlas),
    ...playerHubs(catalogue, atlas),
    ...mapHubs(catalogue, atlas),
    ...matchupHubs(catalogue, atlas),
    ...comparisonHubs(catalogue, atlas),
    ...heroHubs(catalogue),
    ...openingHubs(catalogue, builds),
    statisticsHub(catalogue),
  ];
  const byPath = new Map(hubs.map((hub) => [hub.path, hub]));
  const twice = hubs.find((hub) => byPath.get(hub.path) !== hub);
  if (twice) throw new Error(`Two pages have the address ${twice.path}. Change the id of one subject.`);
  return byPath;
}

/** The hubs of an archive. */
export const archiveHubs = memoize((archive: Archive) =>
  hubsOf(
    archive.catalogue,
    atlasOf(archive),
    archive.builds.map((build) => ({ build, examples: exampleGroups(gamesOfBuild(archive, build.id)) })),
  ),
);
