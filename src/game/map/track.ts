import type { Places } from '../derive/places/places.ts';
import type { HeroTrack, TrackStep } from '../derive/places/hero-state.ts';
import type { Point } from '../derive/places/point.ts';

/** Steps of the columns: time in ms, places in map units. */
export const TRACK_STEP_MS = 50;
export const TRACK_STEP_UNITS = 16;

/**
 * A hero's track as columns of equal length, each number the difference to the one before. Where the hero was
 * between two entries follows from walking, so an entry has one place: where it was seen (`s`), where it walks to
 * (`w`), where it stands (`n`), where a portal put it (`p`) or where it was when its revive order came (`d`).
 */
export interface TrackColumns {
  slot: number;
  id: string;
  times: number[];
  kinds: string;
  x: number[];
  y: number[];
}

/** Entries of all heroes together; a game this long is told by fewer of them, so that its file stays small. */
const MOST_ENTRIES = 7000;
/** Entries closer than this to the next one tell nothing that can be seen. */
const FINEST_MS = 400;
const COARSEST_MS = 60_000;
const MOST_BUILDINGS = 1000;

/** What playback of a game needs; published as a file of its own. Plain JSON. */
export interface GameTrack {
  heroes: TrackColumns[];
  /** Start, length, place, half of the orders within, and orders by side. */
  fights: { ms: number; lastsMs: number; at: Point; spread: number; orders: number[] }[];
  /**
   * Buildings by the time of their order: slot, time since the one before in steps, place in steps, and 1 for halls.
   * The first thousand; games with more are sieges of towers.
   */
  buildings: [slot: number, time: number, x: number, y: number, hall: 0 | 1][];
  camps: { slot: number; ms: number; lastsMs: number; at: Point }[];
}

export function gameTrack({ heroes, fights, buildings, halls, camps, sides }: Places): GameTrack {
  const standing = halls.filter(({ cancelled }) => !cancelled);
  return {
    heroes: thinned(heroes).map(encodeTrack),
    fights: fights.map(({ startMs, endMs, at, spread, orders }) => ({
      ms: startMs,
      lastsMs: endMs - startMs,
      at,
      spread,
      orders: sides.map(({ slots }) => orders.filter(({ slot }) => slots.includes(slot)).length),
    })),
    buildings: placedRows([
      ...standing.map(({ slot, ms, at }) => ({ slot, ms, at, hall: true })),
      ...buildings,
    ]),
    camps: camps.map(({ slot, startMs, endMs, at }) => ({ slot, ms: startMs, lastsMs: endMs - startMs, at })),
  };
}

function placedRows(
  placed: readonly { slot: number; ms: number; at: Point; hall: boolean }[],
): GameTrack['buildings'] {
  let before = 0;
  return placed
    .toSorted((a, b) => a.ms - b.ms)
    .slice(0, MOST_BUILDINGS)
    .map(({ slot, ms, at: [x, y], hall }) => {
      const time = Math.round(ms / TRACK_STEP_MS);
      const since = time - before;
      before = time;
      return [slot, since, Math.round(x / TRACK_STEP_UNITS), Math.round(y / TRACK_STEP_UNITS), hall ? 1 : 0];
    });
}

/** Tracks with no more entries than a file may have, at the finest step that allows it. */
function thinned(heroes: readonly HeroTrack[]): HeroTrack[] {
  for (let step = FINEST_MS; step <= COARSEST_MS; step *= 2) {
    const tracks = heroes.map((hero) => ({ ...hero, steps: thin(hero.steps, step) }));
    if (sumOf(tracks.map(({ steps }) => steps.length)) <= MOST_ENTRIES)
      return tracks.filter(({ steps }) => steps.length > 0);
  }
  // Only hostile recordings come here.
  return [];
}

/** Leaves out orders that another one follows within a time, and sights soon after another one. */
function thin(steps: readonly TrackStep[], withinMs: number): TrackStep[] {
  let seenMs = -Infinity;
  return steps.filter((step, index) => {
    if (step.dead || step.portalMs !== undefined) return true;
    if (step.seen) {
      if (step.ms - seenMs < withinMs) return false;
      seenMs = step.ms;
      return true;
    }
    const next = steps[index + 1];
    return !next || next.seen || next.ms - step.ms >= withinMs;
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function encodeTrack({ slot, id, steps }: HeroTrack): TrackColumns {
  const marks = steps.map((step) => ({ step, ...markOf(step) }));
  const column = (value: (mark: (typeof marks)[number]) => number): number[] => {
    let before = 0;
    return marks.map((mark) => {
      const now = value(mark);
      const difference = now - before;
      before = now;
      return difference;
    });
  };
  return {
    slot,
    id,
    times: column(({ step }) => Math.round(step.ms / TRACK_STEP_MS)),
    kinds: marks.map(({ kind }) => kind).join(''),
    x: column(({ place }) => Math.round(place[0] / TRACK_STEP_UNITS)),
    y: column(({ place }) => Math.round(place[1] / TRACK_STEP_UNITS)),
  };
}

function markOf({ at, to, seen, dead, portalMs }: TrackStep): { kind: string; place: Point } {
  if (dead) return { kind: 'd', place: at };
  if (portalMs !== undefined) return { kind: 'p', place: at };
  if (seen) return { kind: to ? 's' : 'S', place: at };
  return to ? { kind: 'w', place: to } : { kind: 'n', place: at };
}
