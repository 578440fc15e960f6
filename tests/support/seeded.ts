/** Seed of all random cases; test names that use it include it. */
export const SEED = Number(process.env['FARSEER_FUZZ_SEED'] ?? 20_030_701);

/** Repeatable random choices. */
export class Seeded {
  #state: number;

  constructor(seed = SEED) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to `limit` - 1 (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  /** A copy with some bytes changed, removed, doubled or truncated, mostly near the beginning. */
  damage(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    let damaged = Uint8Array.from(bytes);
    for (let times = 1 + this.below(3); times > 0; times--) {
      const at = this.below(this.below(3) ? Math.min(damaged.length, 100) : damaged.length);
      const kind = this.below(10);
      if (kind < 5) damaged[at]! ^= 1 << this.below(8);
      else if (kind < 7) damaged[at] = this.below(256);
      else if (kind === 7)
        damaged = Uint8Array.from([...damaged.subarray(0, at), ...damaged.subarray(at + 1)]);
      else if (kind === 8)
        damaged = Uint8Array.from([...damaged.subarray(0, at + 1), ...damaged.subarray(at)]);
      else damaged = damaged.slice(0, damaged.length - this.below(8));
    }
    return damaged;
  }
}
