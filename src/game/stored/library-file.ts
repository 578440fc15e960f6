/**
 * All games of a library as one file: `format`, the `version` of its form, and the `games` in the order of the list,
 * each with the `name` of its file, the time it was `added`, when its file was last changed (`modified`, null where nobody
 * knows), the `summary` in the form of the API, and the game itself, `packed` as in a link.
 */
import type { ReplaySummary } from '../summary.ts';
import { firstForm, isForm } from './forms.ts';

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
}

/** A game of a saved file. People may have edited it, so only what was packed is sure to be there. */
export interface SavedGame {
  name: string | null;
  /** In ms since 1970. */
  added: number | null;
  /** When its file was last changed, in ms since 1970. */
  modified: number | null;
  packed: string;
}

/** Form 1 does not say when a file was last changed. */
const FILES = firstForm(games1).next(games2, (older) => older.map((game) => ({ ...game, modified: null })));

/** The text of a file with these games. */
export const libraryText = (games: readonly GameToSave[]): string =>
  `${JSON.stringify({ format: FORMAT, version: FILES.latest, games })}\n`;

/**
 * The games of a saved file of any form, those that are some; `newer` for a file of the future, `damaged` for one that
 * says what it is and no more, null for a text that is no such file. Never throws.
 */
export function openLibraryFile(text: string): SavedGame[] | 'newer' | 'damaged' | null {
  try {
    const { format, version, ...content } = JSON.parse(text) as Record<string, unknown>;
    if (format !== FORMAT) return null;
    if (!isForm(version)) return 'damaged';
    return version > FILES.latest ? 'newer' : FILES.open(content, version);
  } catch {
    return text.slice(0, HEAD).includes(FORMAT) ? 'damaged' : null;
  }
}

type SavedGame1 = Omit<SavedGame, 'modified'>;

function games1(content: unknown): SavedGame1[] {
  return gamesOf(content).flatMap(({ name, added, packed }) =>
    typeof packed === 'string'
      ? [{ name: typeof name === 'string' ? name : null, added: timeOf(added), packed }]
      : [],
  );
}

function games2(content: unknown): SavedGame[] {
  return gamesOf(content).flatMap((game) =>
    games1({ games: [game] }).map((saved) => ({ ...saved, modified: timeOf(game['modified']) })),
  );
}

function gamesOf(content: unknown): Record<string, unknown>[] {
  const { games } = content as Record<string, unknown>;
  if (!Array.isArray(games)) throw new TypeError('games must be a list');
  return games.map((game: unknown) => (game ?? {}) as Record<string, unknown>);
}

function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isFinite(time) ? time : null;
}
