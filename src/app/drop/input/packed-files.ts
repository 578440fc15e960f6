import type { Picked } from './picked-files.ts';

/** Media type of a packed game, which no file system uses. */
const PACKED_TYPE = 'application/x.farseer-game';

/** Name of a link's game in the file list. */
export const LINK_NAME = 'the link';

/** Media type of a whole game with map orders. */
const WHOLE_TYPE = 'application/x.farseer-whole-game';

/** Whether a file holds a game with all that was read from its recording. */
export const isWholeGame = ({ type }: Blob): boolean => type === WHOLE_TYPE;

/** Whether a file is a packed game or a whole game. */
export const isPacked = (file: Blob): boolean => file.type === PACKED_TYPE || isWholeGame(file);

/** Wraps a packed game in a file, so that the same worker can read it; `modified` is in ms since 1970. */
export const filePacked = (packed: string, name: string, modified: number | null = null): File =>
  new File([packed], name, { type: PACKED_TYPE, lastModified: modified ?? 0 });

/** Like `packedFile`, for a whole game. */
export const wholeFile = (whole: string, name: string, modified: number | null = null): File =>
  new File([whole], name, { type: WHOLE_TYPE, lastModified: modified ?? 0 });

/** Wraps a packed game as a file to list and show. */
export const pickPacked = (
  packed: string,
  path: string,
  origin: NonNullable<Picked['from']>,
  modified: number | null = null,
): Picked => ({
  file: filePacked(packed, path, modified),
  path,
  from: origin,
  packed,
});

/** Wraps a saved game, whole if it was saved with map orders. */
export function pickKept(
  { packed, whole = null }: { packed: string; whole?: string | null | undefined },
  path: string,
  origin: 'library' | 'saved',
  modified: number | null,
): Picked {
  if (whole === null) return pickPacked(packed, path, origin, modified);
  return { file: wholeFile(whole, path, modified), path, from: origin, packed: whole };
}
