/** Writes numbers and texts of a packed game. */
import { textWithin } from '../../bounds.ts';
import { perLane, type NumberLane } from './lanes.ts';

/** Larger numbers are written in full. */
const NEAR = 2 ** 40;

/** Maps numbers near zero to small ones: 0, -1, 1, -2 become 0, 1, 2, 3. */
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

/** Converts numbers and text to bytes, which `Source` reads. */
export class Sink {
  /** Unit of times in ms: recordings tick in steps of a few dozen ms. */
  readonly step: number;
  readonly #order: readonly NumberLane[];
  readonly #lanes = perLane((): number[] => []);
  readonly #last = perLane(() => 0);
  readonly #ids = new Map<string, number>();

  /** `lanes` are those of the written form. */
  constructor(step: number, lanes: readonly NumberLane[]) {
    this.step = step;
    this.#order = lanes;
    this.uint('head', step);
  }

  /** Writes a whole number of 0 or more, seven bits per byte. */
  uint(lane: NumberLane, value: number): void {
    let remaining = value;
    // Bit operators would truncate the number to 32 bits.
    for (; remaining >= 128; remaining = Math.floor(remaining / 128))
      this.#lanes[lane].push((remaining % 128) + 128);
    this.#lanes[lane].push(remaining);
  }

  /** Writes a whole number, near zero in few bytes. */
  int(lane: NumberLane, value: number): void {
    this.uint(lane, zigzag(value));
  }

  /** Writes a whole number as its difference from the previous one in the lane. */
  near(lane: NumberLane, value: number): void {
    this.int(lane, value - this.#last[lane]);
    this.#last[lane] = value;
  }

  /** Writes a whole number as its increase over the previous one in the lane. */
  rise(lane: NumberLane, value: number): void {
    this.uint(lane, value - this.#last[lane]);
    this.#last[lane] = value;
  }

  /** Writes any number; nearly all are whole and close to the previous one. */
  number(lane: NumberLane, value: number): void {
    if (Number.isInteger(value) && Math.abs(value) < NEAR) {
      this.uint(lane, 1 + zigzag(value - this.#last[lane]));
      this.#last[lane] = value;
    } else this.#lanes[lane].push(0, ...new Uint8Array(Float64Array.of(value).buffer));
  }

  /** Writes a text, shortened to what `Source` accepts. */
  text(value: string): void {
    const text = textWithin(value);
    this.uint('text', text.length);
    for (let place = 0; place < text.length; place++) this.uint('text', text.charCodeAt(place));
  }

  /** Writes a repeated text: spelled out the first time, as a number afterwards. */
  id(lane: NumberLane, value: string): void {
    const index = this.#ids.get(value) ?? this.#ids.size;
    this.uint(lane, index);
    if (index < this.#ids.size) return;
    this.#ids.set(value, index);
    this.text(value);
  }

  /** Returns the lengths of all lanes, then the lanes. */
  bytes(): Uint8Array {
    const lengths = new Sink(this.step, this.#order);
    lengths.#lanes.head.length = 0;
    for (const lane of this.#order) lengths.uint('head', this.#lanes[lane].length);
    return Uint8Array.from([lengths.#lanes.head, ...this.#order.map((lane) => this.#lanes[lane])].flat());
  }
}
