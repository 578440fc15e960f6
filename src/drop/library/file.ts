/** All kept games as one file, and that file given back. */
import type { KeptGame } from '../../stored/kept.ts';
import { libraryText, openLibraryFile, type SavedGame } from '../../stored/library-file.ts';
import { pageFailure } from '../failure.ts';
import { packedPick } from '../intake/packed.ts';
import type { Picked, Picks } from '../intake/picked.ts';
import type { SavedFile } from '../../island/save.ts';
import type { KeptContent } from './kept.ts';

/** Ten thousand games stay below. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Longer than file systems allow. */
const MOST_NAME = 1024;

/** The file, in the form of today. */
export function libraryFile(games: readonly KeptGame[], contents: readonly KeptContent[]): SavedFile {
  const byKey = new Map(contents.map((content) => [content.fingerprint, content]));
  const all = games.flatMap(({ fingerprint, name, added }) => {
    const content = byKey.get(fingerprint);
    if (!content) return [];
    const { summary, packed } = content;
    return [{ name, added: new Date(added).toISOString(), summary, packed }];
  });
  return { name: 'farseer-games.json', type: 'application/json', text: libraryText(all) };
}

/** Puts the games of such files in place of the files. What is no such file stays as it is. */
export async function unfold({ files, leftOut }: Picks): Promise<Picks> {
  const unfolded = await Promise.all(files.map(gamesIn));
  return { files: unfolded.flat(), leftOut };
}

async function gamesIn(picked: Picked): Promise<Picked[]> {
  const { file } = picked;
  if (!/\.json$/i.test(file.name) || file.size > MOST_BYTES) return [picked];
  // A file that cannot be read is left to the worker, which says so.
  const saved = openLibraryFile(await file.text().catch(() => ''));
  if (typeof saved === 'string') return [{ ...picked, refused: pageFailure(`library-${saved}`).failure }];
  return saved?.map(toPicked) ?? [picked];
}

const toPicked = ({ name, added, packed }: SavedGame): Picked => ({
  ...packedPick(packed, name?.slice(0, MOST_NAME) || 'game', 'saved'),
  ...(added !== null && { added }),
});
