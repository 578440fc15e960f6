/** All saved games with notes, as one file. */
import { jsonParts, type SavedParts } from '../../shell/json-parts.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { libraryDocument, type SavedWords } from '../../../game/stored/library-file.ts';
import type { KeptContent } from '../library/kept.ts';

/** A file with the saved games and notes, in the latest format. */
export async function libraryFile(
  games: readonly KeptGame[],
  contents: readonly KeptContent[],
  ownWords: SavedWords,
): Promise<SavedParts> {
  const byKey = new Map(contents.map((content) => [content.fingerprint, content]));
  const saved = games.flatMap(({ fingerprint, name, added, modified }) => {
    const content = byKey.get(fingerprint);
    if (!content) return [];
    const { summary, packed, whole = null } = content;
    const dates = { added: iso(added), modified: modified === null ? null : iso(modified) };
    return [{ name, ...dates, summary, packed, whole }];
  });
  const text = await jsonParts(libraryDocument(saved, ownWords));
  return { name: 'farseer-games.json', type: 'application/json', text };
}

const iso = (ms: number): string => new Date(ms).toISOString();
