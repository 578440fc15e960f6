/** The same chance for the same seed, so that a script always writes the same recording. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, a limit. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return (this.#state / 2 ** 32) * limit;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.below(list.length))]!;
  }

  /** A point up to so many map units away in both directions. */
  near([x, y]: readonly [number, number], reach: number): [number, number] {
    return [Math.round(x + this.below(2 * reach) - reach), Math.round(y + this.below(2 * reach) - reach)];
  }
}
