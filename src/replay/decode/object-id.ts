/** Spelled ids by number; hostile files could name millions, real games name some hundred. */
const spelled = new Map<number, string | null>();
const MAX_SPELLED = 4096;

/** "0000", the least number that is an id: numeric orders of the game lie below. */
const LEAST = 0x30303030;

/** The four letters of an object id, which stand in the number highest first; undefined for numeric orders and what is no id. */
export function objectId(number: number): string | undefined {
  if (number < LEAST) return undefined;
  // Nearly all of a game's selections and orders name a few dozen ids, so each is spelled out once.
  let id = spelled.get(number);
  if (id === undefined) {
    if (spelled.size >= MAX_SPELLED) spelled.clear();
    const letters = String.fromCharCode(...[24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff));
    id = /^[0-9A-Za-z]{4}$/.test(letters) ? letters : null;
    spelled.set(number, id);
  }
  return id ?? undefined;
}
