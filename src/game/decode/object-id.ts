/** Size of the cache for spelled-out ids, as a power of two. A real game names a few hundred ids. */
const KEPT_BITS = 12;
/**
 * Cached numbers and their ids. This isn't a `Map`, because most ids exceed the small integers that maps find quickly.
 */
const numbers = new Int32Array(1 << KEPT_BITS);
const ids: (string | undefined)[] = Array<undefined>(1 << KEPT_BITS).fill(undefined);

/** "0000", the lowest number that is an id; numeric orders are below it. */
const MIN_ID = 0x30303030;
/** Multiplier that spreads ids over the cache: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

/**
 * The four letters of an object id, highest byte first; undefined for numeric orders and other numbers that aren't ids.
 */
export function objectId(number: number): string | undefined {
  if (number < MIN_ID) return undefined;
  const place = Math.imul(number, SPREAD) >>> (32 - KEPT_BITS);
  if (numbers[place] !== number) {
    numbers[place] = number;
    ids[place] = lettersOf(number);
  }
  return ids[place];
}

function lettersOf(number: number): string | undefined {
  const letters = String.fromCharCode(...[24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff));
  return /^[0-9A-Za-z]{4}$/.test(letters) ? letters : undefined;
}
