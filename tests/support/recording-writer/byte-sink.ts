import type { Text } from './action.ts';

/** Bytes of a text: strings in UTF-8, bytes unchanged. */
export function textBytes(text: Text): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

/** Collects little-endian values; every method returns the sink, so a record is written as one chain. */
export class ByteSink {
  #bytes = new Uint8Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  u8(value: number): this {
    return this.#unsigned(value, 1);
  }

  u16(value: number): this {
    return this.#unsigned(value, 2);
  }

  u32(value: number): this {
    return this.#unsigned(value, 4);
  }

  f32(value: number): this {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setFloat32(0, value, true);
    return this.bytes(bytes);
  }

  /** Writes zero-terminated text. Rejects a zero inside, which would end it early and shift everything after it. */
  text(value: Text): this {
    const bytes = textBytes(value);
    if (bytes.includes(0)) throw new RangeError('a recorded text cannot contain a zero byte');
    return this.bytes(bytes).u8(0);
  }

  bytes(values: ArrayLike<number>): this {
    const at = this.#extend(values.length);
    this.#bytes.set(values, at);
    return this;
  }

  /** Makes room for more bytes, and returns their offset. */
  #extend(size: number): number {
    const at = this.#length;
    this.#length += size;
    if (this.#length > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#length, this.#bytes.length * 2));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    return at;
  }

  /** Rejects a number that doesn't fit, because it would be read back as another one. */
  #unsigned(value: number, size: number): this {
    const limit = 2 ** (8 * size);
    if (!Number.isInteger(value) || value < 0 || value >= limit)
      throw new RangeError(`${value} is no u${8 * size}`);
    const at = this.#extend(size);
    // Without a temporary list, because every time slot of every written game gets here.
    for (let index = 0; index < size; index++) this.#bytes[at + index] = value >>> (8 * index);
    return this;
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}
