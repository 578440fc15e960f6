import type { Catalogue } from '../../archive/catalogue.ts';
import { eventHubs } from './events.ts';
import { heroHubs } from './heroes.ts';
import { comparisonHubs } from './comparisons.ts';
import { mapHubs } from './maps.ts';
import { matchupHubs } from './matchups.ts';
import { playerHubs } from './people.ts';
import { statisticsHub } from './statistics.ts';
import type { Hub } from './hub.ts';

/** Every hub page of an archive, by its address. */
export function hubsOf(catalogue: Catalogue): Map<string, Hub> {
  const hubs = [
    ...eventHubs(catalogue),
    ...playerHubs(catalogue),
    ...mapHubs(catalogue),
    ...matchupHubs(catalogue),
    ...comparisonHubs(catalogue),
    ...heroHubs(catalogue),
    statisticsHub(catalogue),
  ];
  return new Map(hubs.map((hub) => [hub.path, hub]));
}
