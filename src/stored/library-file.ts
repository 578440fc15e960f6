/**
 * All games of a library as one file: `format`, the `version` of its form, and the `games` in the order of the list,
 * each with the `name` of its file, the time it was `added`, the `summary` in the form of the API, and the game itself,
 * `packed` as in a link.
 */
import type { ReplaySummary } from '../replay/summary.ts';
import { firstForm, isForm } from './forms.ts';

const FORMAT = 'farseer-games';
/** Characters in which a file says what it is. */
const HEAD = 100;

/** A game to be saved. */
export interface GameToSave {
  name: string;
  /** ISO 8601, in UTC. */
  added: string;
  summary: ReplaySummary;
  packed: string;
}

/** A game of a saved file. People may have edited it, so only what was packed is sure to be there. */
export interface SavedGame {
  name: string | null;
  /** In ms since 1970. */
  added: number | null;
  packed: string;
}

const FILES = firstForm(games1);

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

function games1(content: unknown): SavedGame[] {
  const { games } = content as Record<string, unknown>;
  if (!Array.isArray(games)) throw new TypeError('games must be a list');
  return games.flatMap((game: unknown): SavedGame[] => {
    const { name, added, packed } = (game ?? {}) as Record<string, unknown>;
    if (typeof packed !== 'string') return [];
    const time = typeof added === 'string' ? Date.parse(added) : NaN;
    return [
      { name: typeof name === 'string' ? name : null, added: Number.isFinite(time) ? time : null, packed },
    ];
  });
}
