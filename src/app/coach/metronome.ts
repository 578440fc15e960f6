/** The clock of a build order that is played along: it runs at a speed, and can be stopped and set. Pure. */

export interface Metronome {
  /** Game time at `since`. */
  ms: number;
  /** When it was started, in ms of the machine's clock; null while it stands. */
  since: number | null;
  /** Game seconds for each second. */
  speed: number;
}

export const STOPPED: Metronome = { ms: 0, since: null, speed: 1 };

/** Speeds that are offered. */
export const PRACTICE_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Game time at a time of the machine. */
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

/** At another speed from now on. */
export const atSpeed = (clock: Metronome, speed: number, now: number): Metronome => ({
  ms: timeAt(clock, now),
  since: clock.since === null ? null : now,
  speed,
});

/** Set forward or back, never before the start. */
export const moved = (clock: Metronome, byMs: number, now: number): Metronome => ({
  ...clock,
  ms: Math.max(0, timeAt(clock, now) + byMs),
  since: clock.since === null ? null : now,
});

/** How many steps are due by a game time; steps come in order of time. */
export const dueBy = (steps: readonly { ms: number }[], ms: number): number =>
  steps.filter((step) => step.ms <= ms).length;
