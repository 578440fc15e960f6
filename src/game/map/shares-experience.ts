import { lastUpTo, positionAt, type HeroTrack } from '../derive/places/hero-state.ts';
import { distance, type Point } from '../derive/places/point.ts';

/** Heroes within this many map units of a dying creature share its experience. */
const REACH = 1200;

/** Whether a hero is estimated to be alive and near enough to a place for its experience, at a game time in ms. */
export function sharesExperience({ steps }: HeroTrack, at: Point, ms: number): boolean {
  const step = steps[lastUpTo(steps, ms)];
  return step !== undefined && !step.dead && distance(positionAt(step, ms), at) <= REACH;
}
