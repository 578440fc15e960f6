/**
 * The cipher of MPQ archives: two hashes find a file name, and the hashes of the tables' names encrypt both tables.
 * Described at http://www.zezula.net/en/mpq/techinfo.html.
 */

/** Purposes of a name's hash. */
export const HASH = { first: 1, second: 2, key: 3 } as const;

const WORDS = 0x100;
const TABLE = makeTable();

function makeTable(): Uint32Array {
  const table = new Uint32Array(5 * WORDS);
  let seed = 0x100001;
  const half = (): number => {
    seed = (seed * 125 + 3) % 0x2aaaab;
    return seed & 0xffff;
  };
  for (let row = 0; row < WORDS; row++)
    for (let kind = 0; kind < 5; kind++) table[kind * WORDS + row] = (half() << 16) | half();
  return table;
}

/** Hash of an ASCII name, as an unsigned 32-bit number. */
export function mpqHash(name: string, kind: (typeof HASH)[keyof typeof HASH]): number {
  let [hash, seed] = [0x7fed7fed, 0xeeeeeeee];
  for (const character of name.toUpperCase()) {
    const code = character.charCodeAt(0);
    hash = TABLE[kind * WORDS + code]! ^ (hash + seed);
    seed = (code + hash + seed + (seed << 5) + 3) | 0;
  }
  return hash >>> 0;
}

/** Decrypts words in place. */
export function decrypt(words: Uint32Array, key: number): Uint32Array {
  let seed = 0xeeeeeeee;
  for (let index = 0; index < words.length; index++) {
    seed = (seed + TABLE[4 * WORDS + (key & 0xff)]!) | 0;
    const word = words[index]! ^ (key + seed);
    key = ((~key << 21) + 0x11111111) | (key >>> 11);
    seed = (word + seed + (seed << 5) + 3) | 0;
    words[index] = word;
  }
  return words;
}
