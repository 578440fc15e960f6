/** Restores a file of saved games. */
import {
  openLibraryFile,
  type OpenedLibrary,
  type SavedGame,
  type SavedWords,
} from '../../../game/stored/library-file.ts';
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
  /** Number of entries in saved libraries that are not games. */
  invalid: number;
}

/** Replaces saved libraries with their games. Other files stay unchanged. */
export async function unfold({ files, leftOut }: Picks): Promise<Unfolded> {
  const opened = await Promise.all(files.map(open));
  return {
    picks: { files: opened.flatMap(({ files }) => files), leftOut },
    libraries: opened.filter(({ library }) => library).length,
    invalid: opened.reduce((sum, { library }) => sum + (library?.invalid ?? 0), 0),
    me: opened.flatMap(({ library }) => library?.me ?? []),
    words: opened.flatMap(({ library }) => library?.words ?? []),
    goals: opened.flatMap(({ library }) => library?.goals ?? []),
  };
}

async function open(picked: Picked): Promise<{ files: Picked[]; library?: OpenedLibrary }> {
  const { file } = picked;
  if (!/\.json$/i.test(file.name) || file.size > MOST_BYTES) return { files: [picked] };
  // Unreadable files are left to the worker, which reports them.
  const saved = openLibraryFile(await file.text().catch(() => ''));
  if (typeof saved === 'string')
    return { files: [{ ...picked, refused: pageFailure(`library-${saved}`).failure }] };
  return saved ? { files: saved.games.map(toPicked), library: saved } : { files: [picked] };
}

const toPicked = ({ name, added, modified, ...content }: SavedGame): Picked => ({
  ...keptPick(content, name?.slice(0, MOST_NAME) || 'game', 'saved', modified),
  ...(added !== null && { added }),
});
