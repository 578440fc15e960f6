/** Maximum nesting of messages and groups. */
const MAX_DEPTH = 100;
/** Wire type that ends a group. */
const END_GROUP = 4;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Reads the wire format of protobuf messages, and rejects everything that protobufjs 8 rejects. */
export class WireReader {
  readonly #bytes: Uint8Array;
  /** Nesting level of this message. */
  readonly #depth: number;
  #at = 0;

  constructor(bytes: Uint8Array, depth = 0) {
    this.#bytes = bytes;
    this.#depth = depth;
  }

  /** Whether everything has been read. */
  get ended(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Field number and wire type: 32 bits, so the fifth byte contains four. */
  tag(): number {
    return this.#varint(5, 0x0f);
  }

  /** Longer encodings are allowed; bits above the 32nd are dropped. */
  uint32(): number {
    return this.#varint(10, 0x7f);
  }

  /** The bytes after a length, which is less than 2^31. */
  part(): WireReader {
    const length = this.#varint(5, 0x07);
    return new WireReader(this.#take(length), this.#depth + 1);
  }

  /** The whole content as text. */
  text(): string {
    return utf8.decode(this.#bytes);
  }

  /** Skips the value of an unknown field. */
  skip(wireType: number, field: number, depth = this.#depth): void {
    if (depth > MAX_DEPTH || field === 0) throw new Error('Damaged message');
    if (wireType === 0) this.#skipVarint();
    else if (wireType === 1) this.#take(8);
    else if (wireType === 2) this.part();
    else if (wireType === 3) this.#skipGroup(field, depth);
    else if (wireType === 5) this.#take(4);
    else throw new Error('Damaged message');
  }

  #skipGroup(group: number, depth: number): void {
    for (;;) {
      const tag = this.tag();
      const field = tag >>> 3;
      const wireType = tag & 7;
      if (wireType === END_GROUP) {
        if (field !== group) throw new Error('Damaged message');
        return;
      }
      this.skip(wireType, field, depth + 1);
    }
  }

  /** Reads an integer of at most `longest` bytes; the fifth may not exceed `fifth`. */
  #varint(longest: number, fifth: number): number {
    let value = 0;
    for (let i = 0; i < longest; i++) {
      const byte = this.#next();
      if (i === 4 && (byte & 0x7f) > fifth) throw new Error('Damaged message');
      if (i < 5) value |= (byte & 0x7f) << (7 * i);
      if (byte < 0x80) return value >>> 0;
    }
    throw new Error('Damaged message');
  }

  #skipVarint(): void {
    while (this.#next() >= 0x80);
  }

  #next(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('The message ends within a value');
    return byte;
  }

  #take(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new RangeError('The message ends within a value');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}
