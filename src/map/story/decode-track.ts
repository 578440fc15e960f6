import { positionAt, type TrackStep } from '../../game/derive/places/hero-state.ts';
import type { Point } from '../../game/derive/places/point.ts';
import type { TrackColumns } from './track.ts';
import { TRACK_STEP_MS, TRACK_STEP_UNITS } from '../track/track-steps.ts';

/** Finds a path between two points around obstacles; null if it is straight. */
export type Route = (from: Point, to: Point) => readonly Point[] | null;

/**
 * Decodes the columns into steps, accurate to within rounding. Unknown `kinds` count as seen. Walks follow `route` if
 * given.
 */
export function decodeTrack({ times, kinds, x, y }: TrackColumns, route?: Route | null): TrackStep[] {
  const steps: TrackStep[] = [];
  let [time, left, up] = [0, 0, 0];
  times.forEach((difference, index) => {
    time += difference;
    left += x[index] ?? 0;
    up += y[index] ?? 0;
    const ms = time * TRACK_STEP_MS;
    const place: Point = [left * TRACK_STEP_UNITS, up * TRACK_STEP_UNITS];
    const step = stepOf(kinds[index], ms, place, steps.at(-1));
    const via = step.to && route?.(step.at, step.to);
    steps.push(via ? { ...step, via } : step);
  });
  return steps;
}

function stepOf(kind: string | undefined, ms: number, place: Point, last: TrackStep | undefined): TrackStep {
  if (kind === 'w') return { ms, at: last ? positionAt(last, ms) : place, to: place, seen: false };
  const step = { ms, at: place, to: null };
  if (kind === 'd') return { ...step, seen: false, dead: true };
  if (kind === 'p') return { ...step, seen: false, portalMs: ms };
  if (kind === 'n') return { ...step, seen: false };
  return { ...step, to: kind === 's' ? (last?.to ?? null) : null, seen: true };
}
