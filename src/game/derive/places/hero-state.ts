/** What a hero's track says of any moment. Stands apart from how tracks are found, because playback needs no more. */
import { distance, type Point } from './point.ts';

/** Map units a second at which a hero is taken to walk; 270 to 340 measure the same. */
export const WALK_SPEED = 290;
/** A hero sighted this lately is drawn where it was seen. */
const FRESH_MS = 2000;
/** With less than this to go a hero counts as standing. */
export const STANDING = 300;
/**
 * Map units around a standing hero in which three of four checks found it, when it had not been seen for ten
 * seconds; so large is the disc around it. The page on how far recordings can be trusted has the numbers.
 */
export const STANDING_DISC = 470;
/** A walk longer than this is drawn as a way, not as a place. */
export const LONG_WALK = 1500;
/** Nothing is said of a hero that nobody ordered or saw for this long. */
export const FORGOTTEN_MS = 90_000;
/** From a moment on: where a hero is, and where it walks. */
export interface TrackStep {
  ms: number;
  /** Seen there, or estimated from what came before. */
  at: Point;
  /** Where it goes in a straight line; null when it stands. */
  to: Point | null;
  /** The way from `at` to `to` around what cannot be walked; absent for a straight one. */
  via?: readonly Point[];
  /** An order aimed at the hero proves the place. */
  seen: boolean;
  /** From a revive order on, which proves that it had died, to the next sign of life. */
  dead?: true;
  /** It came here by an item used on an own hall from afar, at this time in ms: a portal, inferred. */
  portalMs?: number;
}

export interface HeroTrack {
  slot: number;
  /** Object id of the hero. */
  id: string;
  /** Number of the object; of Mirror Images the one most commanded. */
  object: number;
  /** By time. */
  steps: readonly TrackStep[];
}

/** What can be drawn of a hero at a moment. */
export type HeroState =
  | { state: 'seen' | 'standing'; at: Point }
  | { state: 'walking'; at: Point; to: Point }
  | { state: 'dead' | 'unknown' };

/** Where a hero is estimated to be at a time, walking since its last step. */
export function positionAt({ ms: since, at, to, via }: TrackStep, ms: number): Point {
  if (!to) return at;
  if (via) return along(via, (Math.max(0, ms - since) / 1000) * WALK_SPEED);
  const way = distance(at, to);
  const gone = (Math.max(0, ms - since) / 1000) * WALK_SPEED;
  if (gone >= way) return to;
  const share = gone / way;
  return [at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share];
}

/** The point of a way after so many map units; its end beyond that. */
function along(way: readonly Point[], far: number): Point {
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

/** What can be drawn of a hero at a time; the same however one got there. */
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

/** Index of the last step at or before a time; -1 when there is none. */
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
