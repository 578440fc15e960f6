import type { Seeded } from './seeded.ts';

const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END_OF_BLOCK = 256;
/** A code for code lengths that can write all of them: the first 13 symbols in four bits, the others in five. */
const OWN_LENGTHS = Array.from({ length: 19 }, (_, symbol) => (symbol < 13 ? 4 : 5));

/**
 * A zlib stream with one deflate block that brings its own codes, near the border of what is allowed: complete
 * codes and such with a symbol too few or too many, odd repetitions, no end of block. Any bytes follow.
 */
export function blockWithOwnCodes(random: Seeded): Uint8Array {
  const literals = codeLengths(random, random.pick([257, 258, 270, 286]), 1 + random.below(6), END_OF_BLOCK);
  const distances = codeLengths(random, 1 + random.below(30), random.below(5), 0);
  const bits = [...number(1, 1), ...number(2, 2), ...number(literals.length - 257, 5)];
  bits.push(...number(distances.length - 1, 5), ...number(15, 4));
  const own = OWN_LENGTHS.slice();
  if (random.below(8) === 0) own[random.below(19)] = random.below(6);
  else if (random.below(8) === 0) own.fill(0).fill(1, 8 + random.below(2), 9 + random.below(3));
  for (const symbol of CODE_LENGTH_ORDER) bits.push(...number(own[symbol]!, 3));
  bits.push(...repetitions(random, [...literals, ...distances]));
  bits.push(...Array.from({ length: random.below(200) }, () => random.below(2)));
  if (random.below(4) === 0) bits.length = random.below(bits.length);
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => (bytes[at >> 3]! |= bit << (at & 7)));
  return Uint8Array.from([0x78, 0x01, ...bytes]);
}

/** Lengths of a complete code for some symbols, now and then with one wrong. */
function codeLengths(random: Seeded, size: number, used: number, important: number): number[] {
  const leaves = used > 0 ? [random.below(8) ? 0 : 1] : [];
  while (leaves.length > 0 && leaves.length < used) {
    const [leaf = 0] = leaves.splice(random.below(leaves.length), 1);
    leaves.push(leaf + 1, leaf + 1);
  }
  if (random.below(6) === 0) leaves[random.below(used + 1)] = random.below(16);
  const lengths = Array.from({ length: size }, () => 0);
  for (const leaf of leaves) lengths[random.below(size)] = Math.min(leaf || 1, 15);
  if (random.below(6)) lengths[random.below(size)] = 0;
  if (random.below(6)) lengths[Math.min(important, size - 1)] = leaves[0] || 1;
  return lengths;
}

/** The lengths in bits, zeros mostly as repetitions: also of the length before the first one, and too many. */
function repetitions(random: Seeded, lengths: readonly number[]): number[] {
  const bits: number[] = [];
  for (let at = 0; at < lengths.length;) {
    let zeros = 0;
    while (lengths[at + zeros] === 0) zeros++;
    if (zeros >= 3 && random.below(20)) {
      const times = Math.min(zeros, 138);
      if (times > 10) bits.push(...symbol(18), ...number(times - 11, 7));
      else if (times <= 6 && (at === 0 || lengths[at - 1] === 0))
        bits.push(...symbol(16), ...number(times - 3, 2));
      else bits.push(...symbol(17), ...number(times - 3, 3));
      at += times;
    } else if (at + zeros === lengths.length && random.below(20) === 0) {
      bits.push(...symbol(18), ...number(random.below(128), 7));
      break;
    } else {
      bits.push(...symbol(lengths[at]!));
      at++;
    }
  }
  return bits;
}

/** A symbol of the code for code lengths, highest bit first as all codes. */
function symbol(value: number): number[] {
  return value < 13 ? number(value, 4).reverse() : number(value + 13, 5).reverse();
}

/** A number, lowest bit first. */
function number(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, bit) => (value >> bit) & 1);
}
