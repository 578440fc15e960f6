/** A side's state at a second, from its lists. Pure. */
import { formatClock } from '../../game/clock.ts';
import type { TrackSide, TrackSides } from '../../game/map/track-sides.ts';

type Band = readonly [least: number, most: number];

export interface SideNow {
  tier: number;
  /** Null while unknown. */
  supply: { used: Band; room: Band } | null;
  spent: Band;
  workers: Band;
  /** Kinds of units with their counts, largest count first. */
  army: string[];
  /** Minimum food lost. */
  lost: number;
  /** The latest orders with times, newest first. */
  orders: string[];
}

/** Number of starting workers in a melee game. */
const FIRST_WORKERS = 5;
/** Supply is known at each order and at each minute; values older than this many seconds are outdated. */
const FRESH = 75;
const MOST_KINDS = 4;
const LAST_ORDERS = 3;

export const band = ([least, most]: Band): string => (least === most ? String(least) : `${least}–${most}`);

export function sideAt({ minutes, names }: TrackSides, side: TrackSide, second: number): SideNow {
  const upTo = <T extends readonly [number, ...number[]]>(rows: readonly T[]) =>
    rows.filter(([at]) => at <= second);
  const orders = upTo(side.orders);
  const born = upTo(side.born);
  const of = (rows: readonly (readonly number[])[], kind: string) =>
    rows.filter(([, name]) => names[name!]?.[1] === kind);
  const supply = upTo(side.supply).at(-1);
  const [bornWorkers, askedWorkers] = [of(born, 'w').length, of(orders, 'w').length];
  return {
    tier: upTo(side.tiers).at(-1)?.[1] ?? 1,
    supply:
      supply && second - supply[0] <= FRESH
        ? { used: [supply[1], supply[2]], room: [supply[3], supply[4]] }
        : null,
    spent: side.spent[
      Math.max(
        0,
        minutes.findLastIndex((at) => at <= second),
      )
    ] ?? [0, 0],
    workers: [FIRST_WORKERS + bornWorkers, FIRST_WORKERS + Math.max(bornWorkers, askedWorkers)],
    army: armyOf(of(born, 'u'), of(orders, 'u'), names),
    lost: upTo(side.lost).at(-1)?.[1] ?? 0,
    orders: orders
      .slice(-LAST_ORDERS)
      .reverse()
      .map(([at, name]) => `${names[name]![0]} ${formatClock(at * 1000)}`),
  };
}

function armyOf(
  born: readonly (readonly number[])[],
  ordered: readonly (readonly number[])[],
  names: TrackSides['names'],
): string[] {
  const counts = new Map<number, [number, number]>();
  for (const [index, rows] of [born, ordered].entries())
    for (const [, name] of rows) {
      const count = counts.get(name!) ?? [0, 0];
      count[index as 0 | 1] += 1;
      counts.set(name!, count);
    }
  const kinds = [...counts]
    .map(([name, [least, most]]) => ({
      name: names[name]![0],
      count: [least, Math.max(least, most)] as const,
    }))
    .sort((a, b) => b.count[1] - a.count[1]);
  const rest = kinds.length - MOST_KINDS;
  return [
    ...kinds.slice(0, MOST_KINDS).map(({ name, count }) => `${band(count)} ${name}`),
    ...(rest > 0 ? [rest === 1 ? '1 more kind' : `${rest} more kinds`] : []),
  ];
}
