/**
 * The parts of Node's Buffer that reading a recording needs. Two properties matter most. Text is decoded exactly as
 * in Node, even if its UTF-8 is invalid, and reading past the end throws an error, so that damaged input is noticed.
 */
type Encoding = 'utf-8' | 'utf8' | 'hex' | 'latin1';

const HEX_DIGITS = new TextEncoder().encode('0123456789abcdef');
/** Values of hex digits by character code. */
const HEX_VALUES = new Map(
  [...'0123456789abcdefABCDEF'].map((digit) => [digit.charCodeAt(0), parseInt(digit, 16)]),
);
/** Maximum number of arguments for `String.fromCharCode` without a stack overflow. */
const CHUNK = 8192;

/** Node keeps a byte order mark when it decodes text, so this decoder must keep it too. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const scratch = new DataView(new ArrayBuffer(4));

/** Stand-in for the `Buffer` of `node:buffer`. `subarray` shares memory and keeps the class, as in Node. */
export class Buffer extends Uint8Array {
  /**
   * Creates a buffer from hex text, from an ArrayBuffer (as a view with offset and length), or from bytes (as a
   * copy).
   */
  static override from(source: unknown, second?: unknown, length?: unknown): Buffer {
    if (source instanceof ArrayBuffer) return new Buffer(source, second as number, length as number);
    if (typeof source !== 'string') return new Buffer(source as ArrayLike<number>);
    if (second !== 'hex') throw unknownEncoding(second);
    return fromHex(source);
  }

  /** Zeroed bytes. */
  static alloc(length: number): Buffer {
    return new Buffer(length);
  }

  /** All parts in one new buffer. */
  static concat(parts: readonly Uint8Array[]): Buffer {
    const joined = new Buffer(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      joined.set(part, at);
      at += part.length;
    }
    return joined;
  }

  readUInt8(offset: number): number {
    const byte = this[offset];
    if (byte === undefined) throw outOfRange(offset);
    return byte;
  }

  readInt8(offset: number): number {
    return (this.readUInt8(offset) << 24) >> 24;
  }

  readUInt16LE(offset: number): number {
    const high = this[offset + 1];
    if (high === undefined) throw outOfRange(offset);
    return this.readUInt8(offset) | (high << 8);
  }

  readUInt32LE(offset: number): number {
    return (this.readUInt16LE(offset) | (this.readUInt16LE(offset + 2) << 16)) >>> 0;
  }

  readUInt32BE(offset: number): number {
    scratch.setUint32(0, this.readUInt32LE(offset), true);
    return scratch.getUint32(0);
  }

  readFloatLE(offset: number): number {
    scratch.setUint32(0, this.readUInt32LE(offset));
    return scratch.getFloat32(0);
  }

  writeUInt8(value: number, offset: number): number {
    this.readUInt8(offset);
    if (!(value >= 0 && value <= 0xff)) throw outOfRange(value);
    this[offset] = value;
    return offset + 1;
  }

  override toString(encoding: Encoding = 'utf-8', start = 0, end = this.length): string {
    const bytes = this.subarray(start, Math.max(start, end));
    if (encoding === 'hex') return toHex(bytes);
    if (encoding === 'latin1') return toLatin1(bytes);
    if (encoding === 'utf-8' || encoding === 'utf8') return utf8.decode(bytes);
    throw unknownEncoding(encoding);
  }

  /** First index of a byte or latin1 text; -1 if there is none. */
  override indexOf(value: number | string, from = 0, encoding?: 'latin1'): number {
    if (typeof value === 'number') return super.indexOf(value, from);
    if (encoding !== 'latin1') throw unknownEncoding(encoding);
    const codes = Array.from(value, (letter) => letter.charCodeAt(0));
    const first = codes[0];
    if (first === undefined) return Math.min(from, this.length);
    let at = super.indexOf(first, from);
    while (at >= 0 && codes.some((code, i) => this[at + i] !== code)) at = super.indexOf(first, at + 1);
    return at;
  }
}

/** Like Node, stops silently at the first pair that isn't two hex digits. */
function fromHex(text: string): Buffer {
  const bytes = new Buffer(text.length >> 1);
  for (let i = 0; i < bytes.length; i++) {
    const high = HEX_VALUES.get(text.charCodeAt(2 * i));
    const low = HEX_VALUES.get(text.charCodeAt(2 * i + 1));
    if (high === undefined || low === undefined) return bytes.subarray(0, i) as Buffer;
    bytes[i] = high * 16 + low;
  }
  return bytes;
}

/** Writes bytes, because joining strings would take too long: a damaged recording can ask for 64 MiB as hex. */
function toHex(bytes: Uint8Array): string {
  const digits = new Uint8Array(bytes.length * 2);
  bytes.forEach((byte, i) => {
    digits[2 * i] = HEX_DIGITS[byte >> 4]!;
    digits[2 * i + 1] = HEX_DIGITS[byte & 15]!;
  });
  return utf8.decode(digits);
}

/** Not TextDecoder, because its latin1 is windows-1252. */
function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return text;
}

const outOfRange = (value: number): RangeError => new RangeError(`Out of range: ${value}`);
const unknownEncoding = (name: unknown): TypeError =>
  new TypeError(`Encoding not supported: ${String(name)}`);
