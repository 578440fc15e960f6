/** All saved games with notes, as one file. */
import { timeWithin } from '../../../game/bounds.ts';
import type { KeptGame } from '../../../game/stored/library-game.ts';
import { MAX_LIBRARY_BYTES, libraryDocument, type SavedWords } from '../../../game/stored/library-file.ts';
import type { GameContent } from '../../library/store/games.ts';
import type { SavedFile } from '../../shell/save.ts';

/** Games that are printed before the page may do something else: a thousand at once block it for a second. */
const GAMES_AT_ONCE = 20;

/** Far above what the summary and the dates of a game take. */
const MAX_OTHER_BYTES = 20_000;

/** A file with the games whose content is given, and with notes, in the latest format. */
export async function libraryFile(
  games: readonly KeptGame[],
  contents: readonly GameContent[],
  ownWords: SavedWords,
  suffix = '',
): Promise<SavedFile<readonly string[]>> {
  const byKey = new Map(contents.map((content) => [content.fingerprint, content]));
  const listed = new Set(games.map(({ fingerprint }) => fingerprint));
  // Games whose entry in the list can't be read come last.
  const unlisted = contents.filter(({ fingerprint }) => !listed.has(fingerprint)).map(withoutDates);
  const saved = [...games, ...unlisted].flatMap(({ fingerprint, name, added, modified }) => {
    const content = byKey.get(fingerprint);
    if (!content) return [];
    const { summary, packed, whole = null } = content;
    return [{ name, added: iso(added), modified: iso(modified), summary, packed, whole }];
  });
  const text = [];
  for (let start = 0; start < saved.length; start += GAMES_AT_ONCE) {
    text.push(
      `${start > 0 ? ',' : ''}${JSON.stringify(saved.slice(start, start + GAMES_AT_ONCE)).slice(1, -1)}`,
    );
    await new Promise((resolve) => setTimeout(resolve));
  }
  // The document ends with an empty list of games, "[]}", into which the printed games are put.
  const head = JSON.stringify(libraryDocument([], ownWords)).slice(0, -']}'.length);
  return { name: `farseer-games${suffix}.json`, type: 'application/json', text: [head, ...text, ']}\n'] };
}

/**
 * Splits contents into as few parts as files of `maxBytes` need: usually one. From some 9,000 games on, no browser could read
 * a single file.
 */
export function splitContents(
  contents: readonly GameContent[],
  maxBytes = MAX_LIBRARY_BYTES,
): GameContent[][] {
  const parts: GameContent[][] = [[]];
  let bytes = 0;
  for (const content of contents) {
    const size = content.packed.length + (content.whole?.length ?? 0) + MAX_OTHER_BYTES;
    if (bytes > 0 && bytes + size > maxBytes) {
      parts.push([]);
      bytes = 0;
    }
    bytes += size;
    parts.at(-1)!.push(content);
  }
  return parts;
}

type Dated = Pick<KeptGame, 'fingerprint' | 'name' | 'added' | 'modified'>;

const withoutDates = ({ fingerprint }: GameContent): Dated => ({
  fingerprint,
  name: '',
  added: 0,
  modified: null,
});

/** ISO 8601; null for an unknown or impossible time. */
function iso(ms: number | null): string | null {
  const time = timeWithin(ms);
  return time === null ? null : new Date(time).toISOString();
}
