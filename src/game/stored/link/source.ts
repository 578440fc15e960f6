import { MAX_NAME } from '../../bounds.ts';
import { UnreadableLink } from './failure.ts';
import { perLane, type NumberLane } from './lanes.ts';

const unzigzag = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/**
 * Reads the output of a `Sink`: each method reads what the method of that name writes. Throws `Unreadable` for anything
 * that a `Sink` doesn't write.
 */
export class Source {
  /** Unit of times in ms. */
  readonly step: number;
  readonly #lanes: Record<NumberLane, Uint8Array>;
  readonly #place = perLane(() => 0);
  readonly #last = perLane(() => 0);
  readonly #ids: string[] = [];

  /** `lanes` are those of the form being read. */
  constructor(bytes: Uint8Array, lanes: readonly NumberLane[]) {
    // Lanes that only later forms use stay empty.
    this.#lanes = perLane((lane) => (lane === 'head' ? bytes : bytes.subarray(0, 0)));
    const lengths = lanes.map(() => this.uint('head'));
    let from = this.#place.head;
    lanes.forEach((lane, index) => {
      this.#lanes[lane] = bytes.subarray(from, (from += lengths[index]!));
    });
    if (from !== bytes.length) throw new UnreadableLink();
    this.#place.head = 0;
    this.step = this.uint('head');
  }

  uint(lane: NumberLane): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#byte(lane);
      value += (byte % 128) * scale;
      if (!Number.isSafeInteger(value)) throw new UnreadableLink();
      if (byte < 128) return value;
    }
  }

  int(lane: NumberLane): number {
    return unzigzag(this.uint(lane));
  }

  near(lane: NumberLane): number {
    return (this.#last[lane] += this.int(lane));
  }

  rise(lane: NumberLane): number {
    return (this.#last[lane] += this.uint(lane));
  }

  number(lane: NumberLane): number {
    const distance = this.uint(lane);
    if (distance > 0) return (this.#last[lane] += unzigzag(distance - 1));
    const bytes = Uint8Array.from({ length: 8 }, () => this.#byte(lane));
    const value = new Float64Array(bytes.buffer)[0]!;
    if (!Number.isFinite(value)) throw new UnreadableLink();
    return value;
  }

  text(): string {
    let text = '';
    let remaining = this.uint('text');
    if (remaining > MAX_NAME) throw new UnreadableLink();
    for (; remaining > 0; remaining--) {
      const unit = this.uint('text');
      if (unit > 0xffff) throw new UnreadableLink();
      text += String.fromCharCode(unit);
    }
    // Recordings only have well-formed names, and addresses are built from them.
    if (!text.isWellFormed()) throw new UnreadableLink();
    return text;
  }

  id(lane: NumberLane): string {
    const index = this.uint(lane);
    if (index > this.#ids.length) throw new UnreadableLink();
    return (this.#ids[index] ??= this.text());
  }

  /** Checks at the end that nothing is left over. */
  end(): void {
    const unread = perLane((lane) => this.#lanes[lane].length - this.#place[lane]);
    if (Object.values(unread).some((bytes) => bytes > 0)) throw new UnreadableLink();
  }

  #byte(lane: NumberLane): number {
    const byte = this.#lanes[lane][this.#place[lane]++];
    if (byte === undefined) throw new UnreadableLink();
    return byte;
  }
}
