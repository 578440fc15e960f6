/** How many of an object shops, camps and taverns have, by release. */
import { COST_TABLES, readDated, valuesIn } from './tables.ts';

/** How a shop restocks an object. */
export interface Stock {
  /** Maximum stock in one shop. */
  most: number;
  /** Restock interval and delay from the start of the game, in seconds. */
  everySeconds: number;
  fromSeconds: number;
}

const USUAL: Stock = { most: 1, everySeconds: 120, fromSeconds: 0 };

const STOCKS = readDated(COST_TABLES, 'stock', (text): Stock => {
  const [most = 1, everySeconds = 120, fromSeconds = 0] = text.split('/').map(Number);
  return { most, everySeconds, fromSeconds };
});

/** The stocks of an object in a range of releases, by the releases of its first and last table of costs. */
export function stocksOf(id: string, [first, last]: readonly [string, string]): Stock[] {
  const indexOf = (release: string) => COST_TABLES.findIndex((table) => table.release === release);
  const stocks = valuesIn(STOCKS, id, indexOf(first), indexOf(last));
  return stocks.length === 0 ? [USUAL] : stocks;
}

/**
 * Maximum number of an item that one shop could have sold by a game time in ms, in any of the game's releases. The start
 * delay only applies to neutral shops.
 */
export function mostSold(
  id: string,
  ms: number,
  isNeutral: boolean,
  { tables }: { tables: readonly [string, string] },
): number {
  return Math.max(
    ...stocksOf(id, tables).map(({ most, everySeconds, fromSeconds }) => {
      const since = ms / 1000 - (isNeutral ? fromSeconds : 0);
      return since < 0 ? 0 : most + (everySeconds === 0 ? 0 : Math.floor(since / everySeconds));
    }),
  );
}
