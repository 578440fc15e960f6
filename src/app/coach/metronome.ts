/** The clock for playing along with a build order: it has a speed, and can be paused and set. Pure. */

/** A clock at one moment; every change makes another one. */
export interface Metronome {
  /** Game time at `since`. */
  ms: number;
  /** When the clock was started, in ms of the machine's clock; null while paused. */
  since: number | null;
  /** Game seconds per second. */
  speed: number;
}

/** The clock before it has been started. */
export const STOPPED: Metronome = { ms: 0, since: null, speed: 1 };

/** Available speeds, in game seconds per second. */
export const PRACTICE_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Game time in ms at a time of the machine's clock. */
export const timeAt = ({ ms, since, speed }: Metronome, now: number): number =>
  since === null ? ms : ms + (now - since) * speed;

/** The clock running from now on; a running clock goes on. `now` is in ms. */
export const start = (clock: Metronome, now: number): Metronome => ({
  ...clock,
  since: clock.since ?? now,
});

/** The clock stopped at the time that it shows now. */
export const pause = (clock: Metronome, now: number): Metronome => ({
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
export const move = (clock: Metronome, byMs: number, now: number): Metronome => ({
  ...clock,
  ms: Math.max(0, timeAt(clock, now) + byMs),
  since: clock.since === null ? null : now,
});

/** Number of steps due by a given game time; steps must be sorted by time. */
export const dueBy = (steps: readonly { ms: number }[], ms: number): number =>
  steps.filter((step) => step.ms <= ms).length;
