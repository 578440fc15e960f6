/** Which game time each frame of a moving picture shows. Pure. */
import type { TrackFight } from '../../map/scene/fight-at.ts';

/** Shortest and longest moving picture, with its still end. */
const SHORTEST_S = 8;
const LONGEST_S = 12;
/** How long its last picture stands still to be read. */
const STILL_S = 1.5;
/** Preferred ratio of game time to real time; it changes if that would be too short or too long. */
const SPEED = 8;
/** Game time shown before and after a fight. */
const BEFORE_MS = 5000;
const AFTER_MS = 4000;
/** Game time shown after any other second. */
const WITHOUT_FIGHT_MS = 60_000;
/** Later in a fight than this, the visitor wants that second, and not the fight's beginning. */
export const BEGINNING_MS = 5000;

interface FramePlan {
  /** Game time of each frame in ms, rising; the last ones are equal. */
  times: readonly number[];
  /** Frames per second. */
  rate: number;
}

/**
 * Plans a moving picture of the second at `ms`: the rest of its fight, or the minute that follows. `endMs` is the last
 * second that may be shown.
 */
export function framePlan(
  ms: number,
  { fight, endMs, rate }: { fight: TrackFight | undefined; endMs: number; rate: number },
): FramePlan {
  const begins = fight && ms < fight.ms + BEGINNING_MS ? fight.ms - BEFORE_MS : ms;
  const ends = fight ? fight.ms + fight.lastsMs + AFTER_MS : ms + WITHOUT_FIGHT_MS;
  const startMs = Math.max(0, Math.min(begins, endMs));
  const span = Math.max(0, Math.min(ends, endMs) - startMs);
  const playsS = Math.min(LONGEST_S - STILL_S, Math.max(SHORTEST_S - STILL_S, span / 1000 / SPEED));
  const plays = Math.round(playsS * rate);
  const times = Array.from({ length: Math.round((playsS + STILL_S) * rate) }, (_, frame) =>
    Math.round(startMs + span * Math.min(1, frame / plays)),
  );
  return { times, rate };
}
