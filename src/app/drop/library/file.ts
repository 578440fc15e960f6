/** A file of kept games, given back. */
import { openLibraryFile, type SavedGame } from '../../../game/stored/library-file.ts';
import { pageFailure } from '../failure.ts';
import { packedPick } from '../input/packed.ts';
import type { Picked, Picks } from '../input/picked.ts';

/** Ten thousand games stay below. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Longer than file systems allow. */
const MOST_NAME = 1024;

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

const toPicked = ({ name, added, modified, packed }: SavedGame): Picked => ({
  ...packedPick(packed, name?.slice(0, MOST_NAME) || 'game', 'saved', modified),
  ...(added !== null && { added }),
});
