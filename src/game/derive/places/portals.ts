import type { Point } from './point.ts';
import type { HeroTrack } from './hero-state.ts';

/** Two heroes that use an item within this time take the same portal, because one order can list both. */
const SAME_MS = 1500;

/** An item used from afar on one of the player's halls: an inferred portal. */
export interface Portal {
  ms: number;
  slot: number;
  /** Object ids of the heroes that got the order. Which of them used the item is unknown. */
  heroes: readonly string[];
  /** The destination hall. */
  to: Point;
}

/** The portals in hero tracks, by time. */
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
