import type { Point } from './point.ts';
import type { HeroTrack } from './hero-state.ts';

/** One order may list two heroes; both go home with it. */
const SAME_MS = 1500;

/** An item used at an own hall from afar: a portal, inferred. */
export interface Portal {
  ms: number;
  slot: number;
  /** Object ids of the heroes the order went to; which of them held the item is not known. */
  heroes: readonly string[];
  /** The hall it led to. */
  to: Point;
}

/** The portals that hero tracks passed through, by time. */
export function findPortals(tracks: readonly HeroTrack[]): Portal[] {
  const used = tracks.flatMap(({ slot, id, steps }) =>
    steps.flatMap(({ portalMs, at }) => (portalMs === undefined ? [] : [{ ms: portalMs, slot, id, to: at }])),
  );
  const portals: (Portal & { heroes: string[] })[] = [];
  for (const { ms, slot, id, to } of used.sort((a, b) => a.ms - b.ms)) {
    const same = portals.findLast((portal) => portal.slot === slot && ms - portal.ms <= SAME_MS);
    if (!same) portals.push({ ms, slot, heroes: [id], to });
    else if (!same.heroes.includes(id)) same.heroes.push(id);
  }
  return portals;
}
