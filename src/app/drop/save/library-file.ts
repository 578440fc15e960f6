/** All kept games as one file. */
import type { SavedFile } from '../../shell/save.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import { libraryText } from '../../../game/stored/library-file.ts';
import type { KeptContent } from '../library/kept.ts';

/** The file, in the form of today. */
export function libraryFile(games: readonly KeptGame[], contents: readonly KeptContent[]): SavedFile {
  const byKey = new Map(contents.map((content) => [content.fingerprint, content]));
  const saved = games.flatMap(({ fingerprint, name, added, modified }) => {
    const content = byKey.get(fingerprint);
    if (!content) return [];
    const { summary, packed } = content;
    return [{ name, added: iso(added), modified: modified === null ? null : iso(modified), summary, packed }];
  });
  return { name: 'farseer-games.json', type: 'application/json', text: libraryText(saved) };
}

const iso = (ms: number): string => new Date(ms).toISOString();
