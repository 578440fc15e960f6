/** What a code without any symbol gives for each bit: zlib reads lengths of zero there, and else an error. */
const EMPTY = { 'code-lengths': 0, symbols: 0xfff } as const;
/** Beyond every table of symbols, so that looking it up there fails. */
const NO_SYMBOL = 0xfff;
const MAX_BITS = 15;

/** A prefix code of a deflate stream, as a table to look up with the next `bits` bits of input. */
export class HuffmanCode {
  /** Bits of the longest symbol. */
  readonly bits: number;
  /** By input bits, the first one lowest: the symbol, and in the four low bits how many of them it takes. */
  readonly table: Uint16Array;

  /** From the number of bits of each symbol. Throws for the sets of lengths that zlib refuses. */
  constructor(lengths: ArrayLike<number>, kind: keyof typeof EMPTY = 'symbols') {
    const counts = new Uint16Array(MAX_BITS + 1);
    for (let symbol = 0; symbol < lengths.length; symbol++) counts[lengths[symbol]!]!++;
    counts[0] = 0;
    const longest = counts.findLastIndex((count) => count > 0);
    this.bits = Math.max(longest, 1);
    this.table = new Uint16Array(1 << this.bits).fill(((longest < 0 ? EMPTY[kind] : NO_SYMBOL) << 4) | 1);
    if (longest < 0) return;

    const nextCode = new Uint16Array(MAX_BITS + 2);
    let free = 1;
    for (let bits = 1; bits <= longest; bits++) {
      free = free * 2 - counts[bits]!;
      if (free < 0) throw new Error('Damaged data: more codes than bits allow');
      nextCode[bits + 1] = (nextCode[bits]! + counts[bits]!) << 1;
    }
    // Only a single symbol of one bit may leave codes unused.
    if (free > 0 && (kind === 'code-lengths' || longest > 1)) throw new Error('Damaged data: unused codes');
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      const bits = lengths[symbol]!;
      if (bits === 0) continue;
      const step = 1 << bits;
      for (let at = reverse(nextCode[bits]!++, bits); at < this.table.length; at += step) {
        this.table[at] = (symbol << 4) | bits;
      }
    }
  }
}

/** Codes are written highest bit first into a stream that is read lowest bit first. */
function reverse(code: number, bits: number): number {
  let reversed = 0;
  for (let bit = 0; bit < bits; bit++) reversed |= ((code >> bit) & 1) << (bits - 1 - bit);
  return reversed;
}
