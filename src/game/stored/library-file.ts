/**
 * Everything of a library as one file: `format`, the `version` of its form, the names that are the visitor’s (`me`), their `words` about
 * games, and the `games` in the order of the list, each with the `name` of its file, the time it was `added`, when its file was last
 * changed (`modified`, null where nobody knows), the `summary` in the form of the API, the game `packed` as in a link, and `whole`, with
 * its orders for the map (null for a game that was kept without them).
 */
import type { ReplaySummary } from '../summary.ts';
import { firstForm, isForm } from './forms.ts';
import type { OwnWords } from './history.ts';

const FORMAT = 'farseer-games';
/** Characters in which a file says what it is. */
const HEAD = 100;

/** A game to be saved. */
export interface GameToSave {
  name: string;
  /** ISO 8601, in UTC. */
  added: string;
  /** ISO 8601, in UTC. */
  modified: string | null;
  summary: ReplaySummary;
  packed: string;
  whole: string | null;
}

/** The visitor's words on their games, and their own names. */
export interface SavedWords {
  me: readonly string[];
  words: readonly OwnWords[];
}

/** A game of a saved file. People may have edited it, so only what was packed is sure to be there. */
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
export interface SavedLibrary extends SavedWords {
  games: SavedGame[];
}

/** Form 1 does not say when a file was last changed; up to form 2 no game is whole, and nothing is said of games. */
const FILES = firstForm(games1)
  .next(games2, (older) => older.map((game) => ({ ...game, modified: null })))
  .next(library3, (older): SavedLibrary => ({
    games: older.map((game) => ({ ...game, whole: null })),
    me: [],
    words: [],
  }));

/** The text of a file with these games and words. */
export const libraryText = (games: readonly GameToSave[], { me, words }: SavedWords): string =>
  `${JSON.stringify({ format: FORMAT, version: FILES.latest, me, words, games })}\n`;

/**
 * The games of a saved file of any form, those that are some; `newer` for a file of the future, `damaged` for one that
 * says what it is and no more, null for a text that is no such file. Never throws.
 */
export function openLibraryFile(text: string): SavedLibrary | 'newer' | 'damaged' | null {
  try {
    const { format, version, ...content } = JSON.parse(text) as Record<string, unknown>;
    if (format !== FORMAT) return null;
    if (!isForm(version)) return 'damaged';
    return version > FILES.latest ? 'newer' : FILES.open(content, version);
  } catch {
    return text.slice(0, HEAD).includes(FORMAT) ? 'damaged' : null;
  }
}

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
    games1({ games: [game] }).map((saved) => ({ ...saved, modified: timeOf(game['modified']) })),
  );
}

function library3(content: unknown): SavedLibrary {
  const games = gamesOf(content).flatMap((game) =>
    games2({ games: [game] }).map((saved) => ({ ...saved, whole: textOf(game['whole']) })),
  );
  const { me, words } = content as Record<string, unknown>;
  return { games, me: textsOf(me), words: listOf(words).flatMap(wordsOf) };
}

/** The words on one game; nothing where the game is not named. */
function wordsOf(value: unknown): OwnWords[] {
  const { fingerprint, result, tags, note } = (value ?? {}) as Record<string, unknown>;
  if (typeof fingerprint !== 'string') return [];
  return [
    {
      fingerprint,
      result: result === 'won' || result === 'lost' ? result : null,
      tags: textsOf(tags),
      note: textOf(note) ?? '',
    },
  ];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): string[] => listOf(value).filter((part) => typeof part === 'string');

function gamesOf(content: unknown): Record<string, unknown>[] {
  const { games } = content as Record<string, unknown>;
  if (!Array.isArray(games)) throw new TypeError('games must be a list');
  return games.map((game: unknown) => (game ?? {}) as Record<string, unknown>);
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isFinite(time) ? time : null;
}
