/**
 * Evaluates a hero's track at any time. It is separate from the code that finds tracks, because playback
 * needs only this part.
 */
import { distance, type Point } from './point.ts';

/** Assumed walking speed of a hero in map units per second; values from 270 to 340 did equally well in measurements. */
export const WALK_SPEED = 290;
/** A hero seen this recently is drawn where it was seen. */
const FRESH_MS = 2000;
/** A hero with less than this distance left to walk counts as standing. */
export const STANDING = 300;
/**
 * Radius in map units of the disc around a standing hero. In three of four checks, a hero unseen for ten seconds was
 * within it. The accuracy page has the numbers.
 */
export const STANDING_DISC = 470;
/** A longer walk is drawn as a path, not as a place. */
export const LONG_WALK = 1500;
/** A hero without orders or sightings for this long is no longer shown. */
export const FORGOTTEN_MS = 90_000;

/** Position and destination of a hero from a certain time on. */
export interface TrackStep {
  ms: number;
  /** Position, either seen or estimated from earlier steps. */
  at: Point;
  /** Destination in a straight line; null if the hero isn't moving. */
  to: Point | null;
  /** Path from `at` to `to` around obstacles; absent if straight. */
  via?: readonly Point[];
  /** Whether an order that targets the hero proves the position. */
  seen: boolean;
  /** Set from a revive order, which proves that the hero had died, until the hero's next sign of life. */
  dead?: true;
  /**
   * Time in ms at which the hero arrived through an inferred portal: it used an item from afar on one of the
   * player's halls, or was near a hero that did.
   */
  portalMs?: number;
  /** Whether it may have been a Staff of Teleportation, which takes no army along. */
  staff?: true;
  /** Whether another hero used the portal. */
  along?: true;
}

/** Where a hero was during a game. */
export interface HeroTrack {
  slot: number;
  /** Object id of the hero. */
  id: string;
  /** Number of the hero's object; among Mirror Images, the number of the one with the most orders. */
  object: number;
  /** By time. */
  steps: readonly TrackStep[];
}

/** How to draw a hero at a given time. */
export type HeroState =
  | { state: 'seen' | 'standing'; at: Point }
  | { state: 'walking'; at: Point; to: Point }
  | { state: 'dead' | 'unknown' };

/** Estimated position of a hero at a time, assuming that it has been walking since its last step. */
export function positionAt({ ms: since, at, to, via }: TrackStep, ms: number): Point {
  if (!to) return at;
  return pointOn(via ?? [at, to], (Math.max(0, ms - since) / 1000) * WALK_SPEED);
}

/** The point on a path at a given distance from its start in map units, or the path's end. */
function pointOn(way: readonly Point[], far: number): Point {
  let left = far;
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (!from) continue;
    const length = distance(from, to);
    if (left < length) {
      const share = left / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= length;
  }
  return way.at(-1)!;
}

/** How to draw a hero at a time. The result depends only on the time, not on earlier calls. */
export function stateAt({ steps }: HeroTrack, ms: number): HeroState {
  const index = lastUpTo(steps, ms);
  const step = steps[index];
  if (!step || ms - step.ms > FORGOTTEN_MS) return { state: 'unknown' };
  if (step.dead) return { state: 'dead' };
  const at = positionAt(step, ms);
  if (step.seen && ms - step.ms <= FRESH_MS) return { state: 'seen', at };
  return step.to && distance(at, step.to) > STANDING
    ? { state: 'walking', at, to: step.to }
    : { state: 'standing', at };
}

/** Index of the last step at or before a time; -1 if there is none. */
export function lastUpTo(steps: readonly TrackStep[], ms: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (steps[mid]!.ms <= ms) low = mid + 1;
    else high = mid;
  }
  return low - 1;
}
