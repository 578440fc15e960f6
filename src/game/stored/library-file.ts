/**
 * A whole library as one file. It has `format`, the form number `version`, the visitor's names (`me`), their notes
 * (`words`), and the `games` in list order. Each game has its file's `name`, the time it was `added`, and the file's
 * last change (`modified`, null if unknown). Each game also has the `summary` as in the API and the game `packed` as in
 * a link, plus `whole` with map orders (null if stored without them).
 */
import { timeWithin } from '../bounds.ts';
import type { ReplaySummary } from '../summary-schema.ts';
import { listOf, textOf, textsOf } from './checks.ts';
import { firstForm, isForm } from './forms.ts';
import { ownWordsOf, type OwnWords } from './history.ts';

const FORMAT = 'farseer-games';
/** How many characters at the start of a file identify its format. */
export const HEAD = 100;
/** Maximum size of a file in bytes, below the longest text of browsers (512 MB); some 9,000 games. */
export const MAX_LIBRARY_BYTES = 500 * 1024 * 1024;

/** A game to save. */
export interface GameToSave {
  name: string;
  /** ISO 8601, in UTC. */
  added: string | null;
  /** ISO 8601, in UTC. */
  modified: string | null;
  summary: ReplaySummary;
  packed: string;
  whole: string | null;
}

/** The visitor's notes on games, and their player names. */
export interface SavedWords {
  me: readonly string[];
  words: readonly OwnWords[];
  /** Goals as strings; files of earlier versions have none. */
  goals?: readonly string[];
}

/** A game from a saved file. People may have edited the file, so only the packed game is certain. */
export interface SavedGame {
  name: string | null;
  /** In ms since 1970. */
  added: number | null;
  /** When its file was last changed, in ms since 1970. */
  modified: number | null;
  packed: string;
  whole: string | null;
}

/** The contents of a saved file. */
interface SavedLibrary extends SavedWords {
  games: SavedGame[];
}

/** A file that was read, with the number of its entries that are not games. */
export interface OpenedLibrary extends SavedLibrary {
  invalid: number;
}

/** Form 1 lacks the time of the last change. Files up to form 2 contain no whole games and no notes. */
const FILES = firstForm(games1)
  .next(games2, (older) => older.map((game) => ({ ...game, modified: null })))
  .next(library3, (older): SavedLibrary => ({
    games: older.map((game) => ({ ...game, whole: null })),
    me: [],
    words: [],
  }));

/** A file's JSON document with these games and notes. */
export const libraryDocument = (
  games: readonly GameToSave[],
  { me, words, goals = [] }: SavedWords,
): object => ({
  ...{ format: FORMAT, version: FILES.latest, me, words },
  ...(goals.length > 0 && { goals }),
  games,
});

/**
 * Reads the valid games of a saved file in any form. Returns `newer` for a future form, `damaged` if only the
 * beginning is intact, and null for any other text. Never throws.
 */
export function openLibraryFile(text: string): OpenedLibrary | 'newer' | 'damaged' | null {
  try {
    const { format, version, ...content } = JSON.parse(text) as Record<string, unknown>;
    if (format !== FORMAT) return null;
    if (!isForm(version)) return 'damaged';
    if (version > FILES.latest) return 'newer';
    const library = FILES.open(content, version);
    return { ...library, invalid: gamesOf(content).length - library.games.length };
  } catch {
    return isLibraryHead(text) ? 'damaged' : null;
  }
}

/** Whether a text begins like a saved library. */
export const isLibraryHead = (text: string): boolean => text.slice(0, HEAD).includes(FORMAT);

type SavedGame2 = Omit<SavedGame, 'whole'>;
type SavedGame1 = Omit<SavedGame2, 'modified'>;

function games1(content: unknown): SavedGame1[] {
  return gamesOf(content).flatMap(({ name, added, packed }) =>
    typeof packed === 'string'
      ? [{ name: typeof name === 'string' ? name : null, added: timeOf(added), packed }]
      : [],
  );
}

function games2(content: unknown): SavedGame2[] {
  return gamesOf(content).flatMap((game) =>
    games1({ games: [game] }).map((entry) => ({ ...entry, modified: timeOf(game['modified']) })),
  );
}

function library3(content: unknown): SavedLibrary {
  const games = gamesOf(content).flatMap((game) =>
    games2({ games: [game] }).map((entry) => ({ ...entry, whole: textOf(game['whole']) })),
  );
  const { me, words, goals } = content as Record<string, unknown>;
  return {
    ...{ games, me: textsOf(me), words: listOf(words).flatMap(ownWordsOf) },
    ...(Array.isArray(goals) && { goals: textsOf(goals) }),
  };
}

function gamesOf(content: unknown): Record<string, unknown>[] {
  const { games } = content as Record<string, unknown>;
  if (!Array.isArray(games)) throw new TypeError('games must be a list');
  return games.map((game: unknown) => (game ?? {}) as Record<string, unknown>);
}

const timeOf = (value: unknown): number | null =>
  typeof value === 'string' ? timeWithin(Date.parse(value)) : null;
