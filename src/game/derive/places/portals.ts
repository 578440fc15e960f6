import type { Point } from './point.ts';
import { positionAt, type HeroTrack } from './hero-state.ts';

/** Two heroes that use an item within this time take the same portal, because one order can list both. */
const SAME_MS = 1500;
/** Repeated orders at the same hall within this time are one portal: heroes nearby came along. */
const SAME_HALL_MS = 20_000;

/** An item, certainly no staff, used from afar on one of the player's halls: an inferred portal. */
export interface Portal {
  ms: number;
  slot: number;
  /** Object ids of the heroes that got the order. Which of them used the item is unknown. */
  heroes: readonly string[];
  /** Where the first of them was, by our estimate. */
  from: Point;
  /** The destination hall. */
  to: Point;
}

/** The portals in hero tracks, by time. */
export function findPortals(tracks: readonly HeroTrack[]): Portal[] {
  const used = tracks.flatMap(({ slot, id, steps }) =>
    steps.flatMap(({ portalMs: ms, at, staff, along }, index) => {
      const before = steps[index - 1];
      return ms === undefined || !before || staff || along
        ? []
        : [{ ms, slot, id, from: positionAt(before, ms), to: at }];
    }),
  );
  const portals: (Portal & { heroes: string[] })[] = [];
  for (const { ms, slot, id, from, to } of used.sort((a, b) => a.ms - b.ms)) {
    const same = portals.findLast(
      (portal) =>
        portal.slot === slot && ms - portal.ms <= (portal.to.join() === to.join() ? SAME_HALL_MS : SAME_MS),
    );
    if (!same) portals.push({ ms, slot, heroes: [id], from, to });
    else if (!same.heroes.includes(id)) same.heroes.push(id);
  }
  return portals;
}
