/** Restores a file of saved games. */
import { openLibraryFile, type SavedGame, type SavedWords } from '../../../game/stored/library-file.ts';
import { pageFailure } from '../failure.ts';
import { keptPick } from '../input/packed.ts';
import type { Picked, Picks } from '../input/picked.ts';

/** Maximum file size; ten thousand games need less. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Maximum name length, above that of file systems. */
const MOST_NAME = 1024;

/** The contents of files, with saved libraries opened. */
interface Unfolded extends SavedWords {
  picks: Picks;
  /** Number of saved libraries among the files. */
  libraries: number;
}

/** Replaces saved libraries with their games. Other files stay unchanged. */
export async function unfold({ files, leftOut }: Picks): Promise<Unfolded> {
  const opened = await Promise.all(files.map(open));
  return {
    picks: { files: opened.flatMap(({ files }) => files), leftOut },
    libraries: opened.filter(({ ownWords }) => ownWords).length,
    me: opened.flatMap(({ ownWords }) => ownWords?.me ?? []),
    words: opened.flatMap(({ ownWords }) => ownWords?.words ?? []),
    goals: opened.flatMap(({ ownWords }) => ownWords?.goals ?? []),
  };
}

async function open(picked: Picked): Promise<{ files: Picked[]; ownWords?: SavedWords }> {
  const { file } = picked;
  if (!/\.json$/i.test(file.name) || file.size > MOST_BYTES) return { files: [picked] };
  // Unreadable files are left to the worker, which reports them.
  const saved = openLibraryFile(await file.text().catch(() => ''));
  if (typeof saved === 'string')
    return { files: [{ ...picked, refused: pageFailure(`library-${saved}`).failure }] };
  return saved ? { files: saved.games.map(toPicked), ownWords: saved } : { files: [picked] };
}

const toPicked = ({ name, added, modified, ...content }: SavedGame): Picked => ({
  ...keptPick(content, name?.slice(0, MOST_NAME) || 'game', 'saved', modified),
  ...(added !== null && { added }),
});
