/** The part of a map around a place, as large as a picture shows it. */
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { GameTrack } from '../story/track.ts';
import { TRACK_STEP_MS, TRACK_STEP_UNITS } from '../track/track-steps.ts';
import type { Frame } from '../card/frame.ts';
import type { Ground } from '../ground/ground.ts';
import type { TrackFight } from './fight-at.ts';
import type { Scene } from './scene.ts';

/** Share of the map's longer side that a close-up shows across. */
const MAX_SHARE = 0.36;

/** The surroundings of a place in a picture of a size in px, inside the map if possible. Null shows the whole map. */
export function closeUp(
  point: Point | null,
  [left, bottom, right, top]: Ground['bounds'],
  { width, height }: { width: number; height: number },
): Frame {
  const [wide, high] = [Math.max(1, right - left), Math.max(1, top - bottom)];
  // At this scale the whole map is in the picture.
  const whole = Math.min(width / wide, height / high);
  const scale = point ? Math.max(whole, width / (MAX_SHARE * Math.max(wide, high))) : whole;
  const [x, y] = point ?? [(left + right) / 2, (bottom + top) / 2];
  const across = within(x, width / scale, left, right);
  const down = within(-y, height / scale, -top, -bottom);
  return {
    ...{ width, height, scale },
    left: across,
    top: -down,
    place: ([atX, atY]) => [(atX - across) * scale, (-down - atY) * scale],
  };
}

/** Where a span around the middle begins, so that it stays between two ends, or shares the rest if it is longer. */
const within = (middle: number, span: number, from: number, to: number): number =>
  span >= to - from ? (from + to - span) / 2 : Math.max(from, Math.min(to - span, middle - span / 2));

/** Heroes within this many map units of a fight take part in it, and a close-up should show them. */
const NEAR_DISTANCE = 1500;
/** Times into a fight, in ms, of which one is drawn. */
const STEPS = [4000, 8000, 12_000, 20_000, 30_000, 45_000, 60_000];

const heroesNear = ({ at }: TrackFight, { heroes }: Scene): Point[] =>
  heroes.flatMap(({ state }) => ('at' in state && distance(state.at, at) <= NEAR_DISTANCE ? [state.at] : []));

/** The time in ms at which a fight is drawn: the first of several with the most heroes near it. */
export function tellingMs(sceneAt: (ms: number) => Scene, fight: TrackFight): number {
  const times = STEPS.map((step) => fight.ms + Math.min(step, fight.lastsMs));
  const counts = times.map((ms) => heroesNear(fight, sceneAt(ms)).length);
  return times[counts.indexOf(Math.max(...counts))]!;
}

/** The middle of a fight's close-up: between its orders and its heroes. */
export function focusOf(fight: TrackFight, scene: Scene): Point {
  const heroes = heroesNear(fight, scene);
  if (heroes.length === 0) return fight.at;
  const mean = (axis: 0 | 1) => heroes.reduce((sum, point) => sum + point[axis], 0) / heroes.length;
  return [(fight.at[0] + mean(0)) / 2, (fight.at[1] + mean(1)) / 2];
}

/** A hall or camp visit belongs to a second this near to its time, in ms. */
const SAME_MS = 1500;

/**
 * The place of what begins at a second outside of fights: a camp visit, an expansion or a portal; null if nothing
 * does.
 */
export function placeAt({ camps, portals, buildings }: GameTrack, ms: number): Point | null {
  const isNear = (time: number) => Math.abs(time - ms) <= SAME_MS;
  let time = 0;
  for (const [, since, x, y, hall] of buildings) {
    time += since * TRACK_STEP_MS;
    if (hall && ms > 0 && isNear(time)) return [x * TRACK_STEP_UNITS, y * TRACK_STEP_UNITS];
  }
  const visit = [...camps, ...portals].find((visit) => isNear(visit.ms));
  return visit?.at ?? null;
}
