/** Whole games for the search: every uncancelled object a player ordered, its first time, and the minimum count. */
import type { Named } from './game.ts';

/** Time step in seconds. Times are rounded down to it, so that bounds in whole steps are exact. */
export const STEP_SEC = 5;

export type SearchedKind = 'hero' | 'building' | 'unit' | 'upgrade';

export interface SearchIndex {
  /** All searchable objects, those in the games first. */
  objects: readonly (Named & { kind: SearchedKind })[];
  /** Recorded names of people, by page slug. */
  aliases: ReadonlyMap<string, readonly string[]>;
  builds: readonly Named[];
  /** Builds of each player of each game, in game order, as indexes into `builds`. */
  played: ReadonlyMap<number, readonly number[]>;
  /** APM of each player, in game order. */
  apm: Uint16Array;
  /** Players who chose Random. */
  random: ReadonlySet<number>;
  /** Where each player's rows begin in the columns below. There is one more entry than players. */
  starts: Uint32Array;
  /** Indexes in `objects`, sorted by time of the first order. */
  object: Uint16Array;
  /** Time of the first order, in steps of `STEP_SEC`. */
  time: Uint16Array;
  /** Minimum number of objects. */
  atLeast: Uint16Array;
  /** Maximum number of objects; `NO_BOUND` if unknown. */
  atMost: Uint16Array;
}

/** The file. Each number of a column is one character, which brotli compresses best and browsers read fast. */
export interface SearchDocument {
  version: typeof SEARCH_VERSION;
  objects: SearchIndex['objects'];
  aliases: readonly (readonly [key: string, ...names: string[]])[];
  builds: readonly Named[];
  played: readonly (readonly [player: number, ...builds: number[]])[];
  apm: string;
  random: readonly number[];
  counts: string;
  object: string;
  /** Time steps since the previous entry. */
  time: string;
  atLeast: string;
  /** Difference between maximum and minimum, plus one; 0 if the maximum is unknown. */
  spread: string;
}

export const SEARCH_VERSION = 3;

const NO_BOUND = 0xffff;

/** The first character that needs no escape in JSON; the backslash is skipped. */
const FIRST = 0x23;
const BACKSLASH = 0x5c;
/** Surrogates begin above this. */
const MOST = 0xd000;

export const writeNumbers = (numbers: readonly number[]): string =>
  numbers
    .map((number) => {
      const code = FIRST + Math.min(number, MOST);
      return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
    })
    .join('');

export function readNumbers(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    numbers[at] = (code > BACKSLASH ? code - 1 : code) - FIRST;
  }
  return numbers;
}

/** The index of a parsed file; null if it is invalid or for a different number of players. */
export function decodeSearch(document: unknown, players: number): SearchIndex | null {
  const file = document as SearchDocument | null;
  if (typeof file !== 'object' || file?.version !== SEARCH_VERSION) return null;
  const counts = readNumbers(file.counts);
  const columns = [file.object, file.time, file.atLeast, file.spread].map(readNumbers);
  const [object, time, atLeast, atMost] = columns as [Uint16Array, Uint16Array, Uint16Array, Uint16Array];
  const apm = readNumbers(file.apm);
  if (
    counts.length !== players ||
    apm.length !== players ||
    columns.some(({ length }) => length !== object.length)
  )
    return null;
  for (let at = 0; at < atMost.length; at++)
    atMost[at] = atMost[at] === 0 ? NO_BOUND : atMost[at]! - 1 + atLeast[at]!;
  const starts = new Uint32Array(players + 1);
  for (let player = 0, at = 0; player < players; player++) {
    starts[player + 1] = at + counts[player]!;
    for (at++; at < starts[player + 1]!; at++) time[at]! += time[at - 1]!;
    at = starts[player + 1]!;
  }
  if (starts[players] !== object.length) return null;
  return {
    objects: file.objects,
    aliases: new Map(file.aliases.map(([key, ...names]) => [key, names])),
    builds: file.builds,
    played: new Map(file.played.map(([player, ...builds]) => [player, builds])),
    apm,
    random: new Set(file.random),
    starts,
    object,
    time,
    atLeast,
    atMost,
  };
}
