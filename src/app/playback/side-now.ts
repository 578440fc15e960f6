/** The state of a side at a second, from its lists. Pure. */
import { formatClock } from '../../game/clock.ts';
import type { TrackSide, TrackSides } from '../../map/track/track-sides.ts';

/** The smallest and the largest possible number. */
export type Band = readonly [least: number, most: number];

/** What a side has at a second, as far as it is known. */
export interface SideNow {
  tier: number;
  /** Null while unknown. */
  supply: { used: Band; room: Band } | null;
  /** Gold and lumber together, by the last full minute, whose second is `spentBySec`. */
  spent: Band;
  spentBySec: number;
  workers: Band;
  /** Kinds of units with their counts, largest count first. */
  made: string[];
  /** Minimum food lost. */
  lost: number;
  /** The latest orders with times, newest first. */
  orders: string[];
}

/** Number of starting workers in a melee game. */
const FIRST_WORKERS = 5;
/** Supply is known at each order and at each minute; values older than this many seconds are outdated. */
const FRESH_SEC = 75;
/** Maximum number of kinds that are named. */
const MAX_KINDS = 4;
/** Number of latest orders that are listed. */
const LAST_ORDERS = 3;
/** Letters of kinds in the names of a track. */
const KINDS = { unit: 'u', worker: 'w' } as const;

/** A band as text: "4–6", or "4" if it is certain. */
export const bandText = ([least, most]: Band): string =>
  least === most ? String(least) : `${least}–${most}`;

/** The state of a side at a second of the game. */
export function sideAt({ minutes, names }: TrackSides, side: TrackSide, second: number): SideNow {
  const upTo = <Row extends readonly [second: number, ...number[]]>(rows: readonly Row[]) =>
    rows.filter(([at]) => at <= second);
  const ofKind = (rows: TrackSide['orders'], kind: string) =>
    rows.filter(([, name]) => names[name]?.[1] === kind);
  const [orders, born] = [upTo(side.orders), upTo(side.born)];
  const bornWorkers = ofKind(born, KINDS.worker).length;
  const orderedWorkers = ofKind(orders, KINDS.worker).length;
  const minute = Math.max(
    0,
    minutes.findLastIndex((start) => start <= second),
  );
  return {
    tier: upTo(side.tiers).at(-1)?.[1] ?? 1,
    supply: freshSupply(upTo(side.supply).at(-1), second),
    spent: side.spent[minute] ?? [0, 0],
    spentBySec: minutes[minute] ?? 0,
    workers: [FIRST_WORKERS + bornWorkers, FIRST_WORKERS + Math.max(bornWorkers, orderedWorkers)],
    made: madeTexts(ofKind(born, KINDS.unit), ofKind(orders, KINDS.unit), names),
    lost: upTo(side.lost).at(-1)?.[1] ?? 0,
    orders: orders
      .slice(-LAST_ORDERS)
      .reverse()
      .map(([at, name]) => `${names[name]![0]} ${formatClock(at * 1000)}`),
  };
}

function freshSupply(row: TrackSide['supply'][number] | undefined, second: number): SideNow['supply'] {
  if (!row) return null;
  const [at, usedLeast, usedMost, madeLeast, madeMost] = row;
  if (second - at > FRESH_SEC) return null;
  return { used: [usedLeast, usedMost], room: [madeLeast, madeMost] };
}

/** Each kind with its count: at least those that are born, at most those that were ordered. */
function madeTexts(
  born: TrackSide['born'],
  orders: TrackSide['orders'],
  names: TrackSides['names'],
): string[] {
  const bornByName = Map.groupBy(born, ([, name]) => name);
  const ordersByName = Map.groupBy(orders, ([, name]) => name);
  const kinds = [...new Set([...bornByName.keys(), ...ordersByName.keys()])]
    .map((name) => {
      const least = bornByName.get(name)?.length ?? 0;
      return { name: names[name]![0], least, most: Math.max(least, ordersByName.get(name)?.length ?? 0) };
    })
    .sort((a, b) => b.most - a.most);
  const omitted = kinds.length - MAX_KINDS;
  return [
    ...kinds.slice(0, MAX_KINDS).map(({ name, least, most }) => `${bandText([least, most])} ${name}`),
    ...(omitted > 0 ? [omitted === 1 ? '1 more kind' : `${omitted} more kinds`] : []),
  ];
}
