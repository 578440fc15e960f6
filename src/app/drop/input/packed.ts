import type { Picked } from './picked.ts';

/** Type of a file that is a packed game rather than a recording. No file system gives this type to anything. */
const PACKED_TYPE = 'application/x.farseer-game';

/** How the game of a link is called among files. */
export const LINK_NAME = 'the link';

/** The same of a whole game, with its orders for the map. */
const WHOLE_TYPE = 'application/x.farseer-whole-game';

export const isWholeGame = ({ type }: Blob): boolean => type === WHOLE_TYPE;

/** Whether a file is a game in one of these forms. */
export const isPacked = (file: Blob): boolean => file.type === PACKED_TYPE || isWholeGame(file);

/** A packed game in place of a file that was last changed at a time in ms since 1970: read by the same worker. */
export const packedFile = (packed: string, name: string, modified: number | null = null): File =>
  new File([packed], name, { type: PACKED_TYPE, lastModified: modified ?? 0 });

/** Such a file, listed and shown like any other. */
export const packedPick = (
  packed: string,
  path: string,
  from: NonNullable<Picked['from']>,
  modified: number | null = null,
): Picked => ({
  file: packedFile(packed, path, modified),
  path,
  from,
  packed,
});

/** A kept game, whole where it was kept so. */
export function keptPick(
  { packed, whole = null }: { packed: string; whole?: string | null | undefined },
  path: string,
  from: 'library' | 'saved',
  modified: number | null,
): Picked {
  if (whole === null) return packedPick(packed, path, from, modified);
  const file = new File([whole], path, { type: WHOLE_TYPE, lastModified: modified ?? 0 });
  return { file, path, from, packed: whole };
}
