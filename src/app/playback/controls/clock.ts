/** Game time that runs, stops and jumps. Drawing code only gets the time. */
export class PlayClock {
  /** Game time in ms. */
  ms = 0;
  /** Whether the time runs. */
  playing = false;
  readonly #endMs: () => number;
  readonly #tell: (ms: number) => void;
  /** Ratio of game time to real time. */
  speed: number;
  #frame = 0;
  #lastMs = 0;

  /** `endMs` is called each time, because the visible part can change. */
  constructor(endMs: () => number, speed: number, tell: (ms: number) => void) {
    this.#endMs = endMs;
    this.speed = speed;
    this.#tell = tell;
  }

  /** Goes to a time and continues if it was running. */
  seek(ms: number): void {
    this.ms = Math.max(0, Math.min(this.#endMs(), ms));
    this.#tell(this.ms);
  }

  /** Starts, from the beginning if at the end, or stops. */
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.ms >= this.#endMs()) this.ms = 0;
    this.playing = true;
    this.#lastMs = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
    this.#tell(this.ms);
  }

  /** Stops where it is. */
  stop(): void {
    this.playing = false;
    cancelAnimationFrame(this.#frame);
    this.#tell(this.ms);
  }

  readonly #step = (now: number): void => {
    // A hidden tab gets no frames; the clock continues where it was.
    const passed = Math.min(250, Math.max(0, now - this.#lastMs));
    this.#lastMs = now;
    this.seek(this.ms + passed * this.speed);
    if (this.ms >= this.#endMs()) this.stop();
    else if (this.playing) this.#frame = requestAnimationFrame(this.#step);
  };
}
