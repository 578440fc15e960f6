/** Whole games for the search: everything a player ordered that stood, when first, and how many were made at least. */
import type { Named } from './game.ts';

/** Times are kept by this many seconds, rounded down, so that a bound of whole steps is exact. */
export const STEP_SEC = 5;

export type SearchedKind = 'hero' | 'building' | 'unit' | 'upgrade';

export interface SearchIndex {
  /** Everything that can be asked for by name, those of the games first. */
  objects: readonly (Named & { kind: SearchedKind })[];
  /** Names that people are recorded under, by the slug of their page. */
  aliases: ReadonlyMap<string, readonly string[]>;
  builds: readonly Named[];
  /** Builds of each player of each game, in the order of the games; as places of `builds`. */
  played: ReadonlyMap<number, readonly number[]>;
  /** Actions per minute of each player, in the order of the games. */
  apm: Uint16Array;
  /** The players whose race was left to chance. */
  random: ReadonlySet<number>;
  /** For each player where what they made begins in the columns below; one entry more than there are players. */
  starts: Uint32Array;
  /** Places in `objects`, in the order they were first ordered. */
  object: Uint16Array;
  /** First order, in steps of `STEP_SEC`. */
  time: Uint16Array;
  /** So many were made at least. */
  atLeast: Uint16Array;
  /** And at most; `NO_BOUND` where that is not known. */
  atMost: Uint16Array;
}

/** The file: numbers of a column as one character each, which brotli compresses best and a browser reads at once. */
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
  /** Steps since the one before. */
  time: string;
  atLeast: string;
  /** By how many more than at least, and one; 0 where it is not known. */
  spread: string;
}

export const SEARCH_VERSION = 3;

const NO_BOUND = 0xffff;

/** The first character that needs no escape in JSON; the backslash is passed over. */
const FIRST = 0x23;
const BACKSLASH = 0x5c;
/** Above this come surrogates. */
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

/** The index of a parsed file; null for a file that is none, or not about so many players. */
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
