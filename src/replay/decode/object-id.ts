/** Spelled ids by number; hostile files could name millions, real games name some hundred. */
const spelled = new Map<number, string | undefined>();
const MAX_SPELLED = 4096;

/** The four letters of an object id; undefined for numeric orders and bytes that are no id. */
export function objectId(bytes: readonly number[] | undefined): string | undefined {
  if (!bytes) return undefined;
  // Nearly all of a game's selections and orders name a few dozen ids, so each is spelled out once.
  const number = numericOrder(bytes);
  if (!spelled.has(number)) {
    if (spelled.size >= MAX_SPELLED) spelled.clear();
    const id = String.fromCharCode(...bytes.toReversed());
    spelled.set(number, /^[0-9A-Za-z]{4}$/.test(id) ? id : undefined);
  }
  return spelled.get(number);
}

/** The number of an order, whose bytes come lowest first. */
export const numericOrder = ([
  first = 0,
  second = 0,
  third = 0,
  fourth = 0,
]: readonly number[] = []): number => first + second * 0x100 + third * 0x10000 + fourth * 0x1000000;
