import { UnreadableMap } from './failure.ts';

/** Reads a map's inner file from front to back, little endian. Throws if the file ends too soon. */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  /** Offset of the next byte. */
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  // Unsigned and signed whole numbers and fractions, by their number of bits.
  u8 = (): number => this.#view.getUint8(this.#next(1));
  u16 = (): number => this.#view.getUint16(this.#next(2), true);
  u32 = (): number => this.#view.getUint32(this.#next(4), true);
  i32 = (): number => this.#view.getInt32(this.#next(4), true);
  f32 = (): number => this.#view.getFloat32(this.#next(4), true);

  /** Reads four bytes as letters, such as an object id. */
  letters(): string {
    const from = this.#next(4);
    // Maps have tens of thousands of ids, and spreading a byte slice took an eighth of the total reading time.
    const { bytes } = this;
    return String.fromCharCode(bytes[from]!, bytes[from + 1]!, bytes[from + 2]!, bytes[from + 3]!);
  }

  /** Reads text up to a zero byte. */
  text(): string {
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0) throw new UnreadableMap('map-damaged');
    const from = this.at;
    this.at = end + 1;
    return new TextDecoder().decode(this.bytes.subarray(from, end));
  }

  /** Reads a count of things that each take a minimum number of bytes; throws if the file can't contain that many. */
  count(maxCount: number, bytesEach: number): number {
    const count = this.i32();
    if (count < 0 || count > maxCount || count * bytesEach > this.bytes.length - this.at)
      throw new UnreadableMap('map-damaged');
    return count;
  }

  /** Leaves bytes unread. */
  skip(bytes: number): void {
    this.#next(bytes);
  }

  /** Throws unless the file begins with these letters. */
  expect(letters: string): void {
    if (this.letters() !== letters) throw new UnreadableMap('map-damaged');
  }

  /** Whether everything has been read. */
  isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  #next(bytes: number): number {
    const from = this.at;
    if (from + bytes > this.bytes.length) throw new UnreadableMap('map-damaged');
    this.at = from + bytes;
    return from;
  }
}
