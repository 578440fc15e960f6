/** Opens saved libraries among the visitor's files. */
import { textWithin } from '../../../game/bounds.ts';
import {
  HEAD,
  MAX_LIBRARY_BYTES,
  isLibraryHead,
  openLibraryFile,
  type OpenedLibrary,
  type SavedGame,
  type SavedWords,
} from '../../../game/stored/library-file.ts';
import { pageFailure } from '../input/failure.ts';
import { pickKept } from '../input/packed-files.ts';
import type { Picked, Picks } from '../input/picked-files.ts';

/** The contents of files, with saved libraries opened. */
interface UnfoldedFiles extends SavedWords {
  picks: Picks;
  /** Number of saved libraries among the files. */
  libraries: number;
  /** Number of entries in saved libraries that are not games. */
  invalid: number;
}

/** Replaces saved libraries with their games. Other files stay unchanged. */
export async function unfold({ files, leftOut }: Picks): Promise<UnfoldedFiles> {
  const opened = await Promise.all(files.map(open));
  return {
    picks: { files: opened.flatMap((file) => file.files), leftOut },
    libraries: opened.filter(({ library }) => library).length,
    invalid: opened.reduce((sum, { library }) => sum + (library?.invalid ?? 0), 0),
    me: opened.flatMap(({ library }) => library?.me ?? []),
    words: opened.flatMap(({ library }) => library?.words ?? []),
    goals: opened.flatMap(({ library }) => library?.goals ?? []),
  };
}

async function open(picked: Picked): Promise<{ files: Picked[]; library?: OpenedLibrary }> {
  const { file } = picked;
  if (!/\.json$/i.test(file.name)) return { files: [picked] };
  // Unreadable files are left to the worker, which reports them.
  const text = (blob: Blob): Promise<string> => blob.text().catch(() => '');
  const refuse = (reason: 'too-large' | 'newer' | 'damaged') => ({
    files: [{ ...picked, refused: pageFailure(`library-${reason}`).failure }],
  });
  if (file.size > MAX_LIBRARY_BYTES)
    return isLibraryHead(await text(file.slice(0, HEAD))) ? refuse('too-large') : { files: [picked] };
  const library = openLibraryFile(await text(file));
  if (library === null) return { files: [picked] };
  return typeof library === 'string' ? refuse(library) : { files: library.games.map(toPicked), library };
}

const toPicked = ({ name, added, modified, ...content }: SavedGame): Picked => ({
  ...pickKept(content, textWithin(name ?? '') || 'game', 'saved', modified),
  ...(added !== null && { added }),
});
