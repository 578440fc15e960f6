import { NO_ATLAS, type Atlas } from '../../archive/atlas.ts';
import type { Catalogue } from '../../archive/catalogue.ts';
import { eventHubs } from './events.ts';
import { heroHubs } from './heroes.ts';
import { comparisonHubs } from './comparisons.ts';
import { mapHubs } from './maps.ts';
import { matchupHubs } from './matchups.ts';
import { openerHubs } from './openers.ts';
import { playerHubs } from './people.ts';
import { statisticsHub } from './statistics.ts';
import type { Hub } from './hub.ts';

/** Every hub page of an archive, by its address; without an atlas nothing is said of places. */
export function hubsOf(catalogue: Catalogue, atlas: Atlas = NO_ATLAS): Map<string, Hub> {
  const hubs = [
    ...eventHubs(catalogue, atlas),
    ...playerHubs(catalogue),
    ...mapHubs(catalogue, atlas),
    ...matchupHubs(catalogue, atlas),
    ...comparisonHubs(catalogue, atlas),
    ...heroHubs(catalogue),
    ...openerHubs(catalogue),
    statisticsHub(catalogue),
  ];
  return new Map(hubs.map((hub) => [hub.path, hub]));
}
