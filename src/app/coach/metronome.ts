/** The clock for playing along with a build order: it has a speed, and can be paused and set. Pure. */

export interface Metronome {
  /** Game time at `since`. */
  ms: number;
  /** When the clock was started, in ms of the machine's clock; null while paused. */
  since: number | null;
  /** Game seconds per second. */
  speed: number;
}

export const STOPPED: Metronome = { ms: 0, since: null, speed: 1 };

/** Available speeds. */
export const PRACTICE_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Game time at a time of the machine's clock. */
export const timeAt = ({ ms, since, speed }: Metronome, now: number): number =>
  since === null ? ms : ms + (now - since) * speed;

export const started = (clock: Metronome, now: number): Metronome => ({
  ...clock,
  since: clock.since ?? now,
});

export const paused = (clock: Metronome, now: number): Metronome => ({
  ...clock,
  ms: timeAt(clock, now),
  since: null,
});

/** Changes the speed from now on. */
export const atSpeed = (clock: Metronome, speed: number, now: number): Metronome => ({
  ms: timeAt(clock, now),
  since: clock.since === null ? null : now,
  speed,
});

/** Moves the clock forward or back, but not before the start. */
export const moved = (clock: Metronome, byMs: number, now: number): Metronome => ({
  ...clock,
  ms: Math.max(0, timeAt(clock, now) + byMs),
  since: clock.since === null ? null : now,
});

/** Number of steps due by a given game time; steps must be sorted by time. */
export const dueBy = (steps: readonly { ms: number }[], ms: number): number =>
  steps.filter((step) => step.ms <= ms).length;
