/**
 * Inflates a zlib stream (RFC 1950, 1951) and refuses exactly what Node's zlib refuses. The smaller libraries
 * for browsers let through damaged code tables and checksums, so that a broken recording would read
 * differently in the browser than in the archive.
 */
import { HuffmanCode } from './huffman-code.ts';

const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END_OF_BLOCK = 256;
const LENGTH_SYMBOLS = 29;
const DISTANCE_SYMBOLS = 30;
/** Extra bits by symbol; the tables of first values follow from them. */
const LENGTH_BITS = Array.from({ length: LENGTH_SYMBOLS }, (_, i) => (i < 8 || i === 28 ? 0 : (i >> 2) - 1));
const DISTANCE_BITS = Array.from({ length: DISTANCE_SYMBOLS }, (_, i) => (i < 4 ? 0 : (i >> 1) - 1));
/** The last length symbol breaks the rule: it stands for 258 alone. */
const LENGTH_BASES = [...firstValues(3, LENGTH_BITS).slice(0, -1), 258];
const DISTANCE_BASES = firstValues(1, DISTANCE_BITS);

const FIXED_LENGTHS = Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8));
const FIXED_LITERALS = new HuffmanCode(FIXED_LENGTHS);
const FIXED_DISTANCES = new HuffmanCode(Array.from({ length: 32 }, () => 5));

/** One object for all ends, because most blocks of a recording end this way and stack traces cost time. */
const inputEnded = new Error('The input ends');
const damaged = (what: string): Error => new Error(`Damaged data: ${what}`);

/**
 * Inflates `input`, a whole zlib stream or the beginning of one: like Node with `Z_SYNC_FLUSH`, returns what
 * there is when the input ends early. Throws when it is damaged or gives more than `limit` bytes.
 */
export function inflateZlib(input: Uint8Array, limit: number): Uint8Array {
  const stream = new Inflation(input, new Uint8Array(limit));
  try {
    stream.run();
  } catch (error) {
    if (error !== inputEnded) throw error;
  }
  return stream.output.subarray(0, stream.length);
}

class Inflation {
  readonly input: Uint8Array;
  readonly output: Uint8Array;
  /** Bytes of output so far. */
  length = 0;
  #at = 0;
  /** Bits taken from the input and not yet used, the next one lowest. */
  #held = 0;
  #heldCount = 0;

  constructor(input: Uint8Array, output: Uint8Array) {
    this.input = input;
    this.output = output;
  }

  run(): void {
    const header = this.#bits(8) * 256 + this.#bits(8);
    const method = header >> 8;
    if (header % 31 !== 0 || (method & 15) !== 8 || method >> 4 > 7) throw damaged('header');
    if (header & 0x20) throw damaged(`wants dictionary ${this.#bits(16) + this.#bits(16)}`);
    let last = false;
    while (!last) {
      last = this.#bits(1) === 1;
      const type = this.#bits(2);
      if (type === 0) this.#stored();
      else if (type === 1) this.#compressed(FIXED_LITERALS, FIXED_DISTANCES);
      else if (type === 2) this.#compressed(...this.#codes());
      else throw damaged('block type');
    }
    this.#toByte();
    const adler = [this.#bits(8), this.#bits(8), this.#bits(8), this.#bits(8)].reduce(
      (sum, byte) => sum * 256 + byte,
    );
    if (adler !== adler32(this.output.subarray(0, this.length))) throw damaged('checksum');
  }

  #stored(): void {
    this.#toByte();
    const length = this.#bits(16);
    if (length !== (this.#bits(16) ^ 0xffff)) throw damaged('stored length');
    // Whole bytes may still be held; they are given back to be copied with the others.
    this.#at -= this.#heldCount >> 3;
    this.#held = this.#heldCount = 0;
    const content = this.input.subarray(this.#at, this.#at + length);
    if (this.length + content.length > this.output.length) throw damaged('too long');
    this.output.set(content, this.length);
    this.length += content.length;
    this.#at += content.length;
    if (content.length < length) throw inputEnded;
  }

  #compressed(literals: HuffmanCode, distances: HuffmanCode): void {
    const { output } = this;
    for (;;) {
      const symbol = this.#symbol(literals);
      if (symbol === END_OF_BLOCK) return;
      if (symbol < END_OF_BLOCK) {
        if (this.length >= output.length) throw damaged('too long');
        output[this.length++] = symbol;
        continue;
      }
      const lengthBase = LENGTH_BASES[symbol - 257];
      if (lengthBase === undefined) throw damaged('length');
      const length = lengthBase + this.#bits(LENGTH_BITS[symbol - 257]!);
      const distanceSymbol = this.#symbol(distances);
      const distanceBase = DISTANCE_BASES[distanceSymbol];
      if (distanceBase === undefined) throw damaged('distance');
      const from = this.length - distanceBase - this.#bits(DISTANCE_BITS[distanceSymbol]!);
      if (from < 0) throw damaged('distance');
      if (this.length + length > output.length) throw damaged('too long');
      // Byte by byte: a copy may reach into what it writes.
      for (let i = 0; i < length; i++) output[this.length + i] = output[from + i]!;
      this.length += length;
    }
  }

  /** The codes of a block that brings its own. */
  #codes(): [HuffmanCode, HuffmanCode] {
    const literalCount = this.#bits(5) + 257;
    const distanceCount = this.#bits(5) + 1;
    const lengthCount = this.#bits(4) + 4;
    if (literalCount > 286 || distanceCount > 30) throw damaged('too many symbols');
    const ownLengths = new Uint8Array(CODE_LENGTH_ORDER.length);
    for (const symbol of CODE_LENGTH_ORDER.slice(0, lengthCount)) ownLengths[symbol] = this.#bits(3);
    const lengthCode = new HuffmanCode(ownLengths, 'code-lengths');
    const lengths = new Uint8Array(literalCount + distanceCount);
    let at = 0;
    while (at < lengths.length) {
      const symbol = this.#symbol(lengthCode);
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      const times =
        symbol === 16 ? 3 + this.#bits(2) : symbol === 17 ? 3 + this.#bits(3) : 11 + this.#bits(7);
      if ((symbol === 16 && at === 0) || at + times > lengths.length) throw damaged('repeated length');
      lengths.fill(symbol === 16 ? lengths[at - 1]! : 0, at, at + times);
      at += times;
    }
    if (lengths[END_OF_BLOCK] === 0) throw damaged('no end of block');
    return [
      new HuffmanCode(lengths.subarray(0, literalCount)),
      new HuffmanCode(lengths.subarray(literalCount)),
    ];
  }

  #symbol(code: HuffmanCode): number {
    while (this.#heldCount < code.bits && this.#at < this.input.length) this.#pull();
    const entry = code.table[this.#held & (code.table.length - 1)]!;
    this.#drop(entry & 15);
    return entry >> 4;
  }

  #bits(count: number): number {
    while (this.#heldCount < count && this.#at < this.input.length) this.#pull();
    const value = this.#held & ((1 << count) - 1);
    this.#drop(count);
    return value;
  }

  #pull(): void {
    this.#held |= this.input[this.#at++]! << this.#heldCount;
    this.#heldCount += 8;
  }

  #drop(count: number): void {
    if (count > this.#heldCount) throw inputEnded;
    this.#held >>>= count;
    this.#heldCount -= count;
  }

  #toByte(): void {
    this.#drop(this.#heldCount & 7);
  }
}

function firstValues(first: number, bits: readonly number[]): number[] {
  let next = first;
  return bits.map((count) => (next += 1 << count) - (1 << count));
}

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}
