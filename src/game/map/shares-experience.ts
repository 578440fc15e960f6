import { lastUpTo, positionAt, type HeroTrack } from '../derive/places/hero-state.ts';
import { distance, type Point } from '../derive/places/point.ts';

/** Heroes this near to a creature that dies share its experience, in map units. */
const REACH = 1200;

/** Whether a hero is estimated to live and to be near enough to a place for its experience, at a game time in ms. */
export function sharesExperience({ steps }: HeroTrack, at: Point, ms: number): boolean {
  const step = steps[lastUpTo(steps, ms)];
  return step !== undefined && !step.dead && distance(positionAt(step, ms), at) <= REACH;
}
