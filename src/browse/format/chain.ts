/**
 * Lists of distinct objects, such as the heroes of a player, as short numbers. What follows what is nearly always
 * the same few objects, so each object is written as its rank among those that follow the one before it: mostly
 * 0 or 1. Objects that the list has already are no candidates and are not counted.
 */
import { damaged } from './failure.ts';

/**
 * For each start and then for each object: what follows it, most frequent first. 0 is the end of the list, any
 * other number an object counted from 1.
 */
export type Chain = readonly (readonly number[])[];

/** A list with what it starts from: a number below `starts`. Objects are counted from 0. */
export interface Listed {
  start: number;
  objects: readonly number[];
}

const END = 0;

/** The places in the chain of a list's start and its objects, and what follows each. */
function* links({ start, objects }: Listed, starts: number, longest: number): Generator<[number, number]> {
  let from = start;
  for (const object of objects) {
    yield [from, object + 1];
    from = starts + object;
  }
  if (objects.length < longest) yield [from, END];
}

/** Learns what follows what. `longest` is the length at which lists need no end. */
export function learnChain(
  lists: readonly Listed[],
  { starts, objects, longest }: { starts: number; objects: number; longest: number },
): number[][] {
  const counts = Array.from({ length: starts + objects }, () => new Map<number, number>());
  for (const list of lists)
    for (const [from, to] of links(list, starts, longest))
      counts[from]!.set(to, (counts[from]!.get(to) ?? 0) + 1);
  return counts.map((found) => [...found].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([to]) => to));
}

/** The ranks of all lists, one after the other. */
export function toRanks(lists: readonly Listed[], chain: Chain, starts: number, longest: number): number[] {
  return lists.flatMap((list) => {
    const had = new Set<number>();
    return [...links(list, starts, longest)].map(([from, to]) => {
      const rank = chain[from]!.filter((candidate) => !had.has(candidate)).indexOf(to);
      had.add(to);
      return rank;
    });
  });
}

/** Reads one list for each start. Throws `DamagedIndex` when the ranks do not give exactly that. */
export function fromRanks(
  ranks: readonly number[],
  starts: readonly number[],
  chain: Chain,
  { startCount, longest }: { startCount: number; longest: number },
): number[][] {
  let at = 0;
  const lists = starts.map((start) => {
    const objects: number[] = [];
    for (let from = start; objects.length < longest; from = startCount + objects.at(-1)!) {
      const to = pick(chain[from], ranks[at++], objects);
      if (to === END) break;
      objects.push(to - 1);
    }
    return objects;
  });
  if (at !== ranks.length) throw damaged();
  return lists;
}

/** The candidate of a rank, without those the list has already. */
function pick(
  candidates: readonly number[] | undefined,
  rank: number | undefined,
  had: readonly number[],
): number {
  if (!candidates || rank === undefined) throw damaged();
  let left = rank;
  for (const candidate of candidates) {
    if (candidate !== END && had.includes(candidate - 1)) continue;
    if (left-- === 0) return candidate;
  }
  throw damaged();
}
