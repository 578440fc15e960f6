/** Ids that are kept spelled out; a real game names some hundred. */
const KEPT_BITS = 12;
/** Their numbers and letters. No map: most ids are too large for the small integers that maps find fast. */
const numbers = new Int32Array(1 << KEPT_BITS);
const ids: (string | undefined)[] = Array<undefined>(1 << KEPT_BITS).fill(undefined);

/** "0000", the least number that is an id: numeric orders of the game lie below. */
const LEAST = 0x30303030;
/** Spreads ids over the places: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

/** The four letters of an object id, which stand in the number highest first; undefined for numeric orders and what is no id. */
export function objectId(number: number): string | undefined {
  if (number < LEAST) return undefined;
  const place = Math.imul(number, SPREAD) >>> (32 - KEPT_BITS);
  if (numbers[place] !== number) {
    numbers[place] = number;
    ids[place] = spelled(number);
  }
  return ids[place];
}

function spelled(number: number): string | undefined {
  const letters = String.fromCharCode(...[24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff));
  return /^[0-9A-Za-z]{4}$/.test(letters) ? letters : undefined;
}
