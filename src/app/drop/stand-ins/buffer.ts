/** The parts of Node's Buffer that reading a recording needs. Reading past the end throws, so that damage is noticed. */

/** Maximum number of arguments for `String.fromCharCode` without a stack overflow. */
const CHUNK = 8192;

/** Stand-in for the `Buffer` of `node:buffer`. `subarray` shares memory and keeps the class, as in Node. */
export class Buffer extends Uint8Array {
  /** Creates a buffer from an ArrayBuffer (as a view with offset and length), or from bytes (as a copy). */
  static override from(source: unknown, offset?: unknown, length?: unknown): Buffer {
    return source instanceof ArrayBuffer
      ? new Buffer(source, offset as number, length as number)
      : new Buffer(source as ArrayLike<number>);
  }

  /** Zeroed bytes. */
  static alloc(length: number): Buffer {
    return new Buffer(length);
  }

  /** All parts in one new buffer. */
  static concat(parts: readonly Uint8Array[]): Buffer {
    const joined = new Buffer(parts.reduce((sum, part) => sum + part.length, 0));
    let offset = 0;
    for (const part of parts) {
      joined.set(part, offset);
      offset += part.length;
    }
    return joined;
  }

  /** Reads a number. Like the next two, throws a RangeError beyond the end. */
  readUInt16LE(offset: number): number {
    const [low, high] = [this[offset], this[offset + 1]];
    if (low === undefined || high === undefined) throw new RangeError(`Out of range: ${offset}`);
    return low | (high << 8);
  }

  readUInt32LE(offset: number): number {
    return (this.readUInt16LE(offset) | (this.readUInt16LE(offset + 2) << 16)) >>> 0;
  }

  readUInt32BE(offset: number): number {
    const value = this.readUInt32LE(offset);
    return ((value >>> 24) | ((value >>> 8) & 0xff00) | ((value & 0xff00) << 8) | (value << 24)) >>> 0;
  }

  /** Not TextDecoder, because its latin1 is windows-1252. */
  override toString(encoding?: 'latin1', start = 0, end = this.length): string {
    if (encoding !== 'latin1') throw new TypeError('Only latin1 is supported');
    let text = '';
    for (let index = start; index < end; index += CHUNK)
      text += String.fromCharCode(...this.subarray(index, Math.min(end, index + CHUNK)));
    return text;
  }

  /** First index of a byte or latin1 text; -1 if there is none. */
  override indexOf(value: number | string, from = 0): number {
    if (typeof value === 'number') return super.indexOf(value, from);
    const codes = Array.from(value, (letter) => letter.charCodeAt(0));
    let index = super.indexOf(codes[0]!, from);
    while (index >= 0 && codes.some((code, i) => this[index + i] !== code))
      index = super.indexOf(codes[0]!, index + 1);
    return index;
  }
}
