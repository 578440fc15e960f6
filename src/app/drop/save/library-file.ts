/** All saved games with notes, as one file. */
import type { SavedFile } from '../../shell/save.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { libraryText, type SavedWords } from '../../../game/stored/library-file.ts';
import type { KeptContent } from '../library/kept.ts';

/** The file in the latest form. */
export function libraryFile(
  games: readonly KeptGame[],
  contents: readonly KeptContent[],
  ownWords: SavedWords,
): SavedFile {
  const byKey = new Map(contents.map((content) => [content.fingerprint, content]));
  const saved = games.flatMap(({ fingerprint, name, added, modified }) => {
    const content = byKey.get(fingerprint);
    if (!content) return [];
    const { summary, packed, whole = null } = content;
    const dates = { added: iso(added), modified: modified === null ? null : iso(modified) };
    return [{ name, ...dates, summary, packed, whole }];
  });
  return { name: 'farseer-games.json', type: 'application/json', text: libraryText(saved, ownWords) };
}

const iso = (ms: number): string => new Date(ms).toISOString();
