import type { Picked } from './picked.ts';

/** Type of a file that is a packed game rather than a recording. No file system gives this type to anything. */
const PACKED_TYPE = 'application/x.farseer-game';

/** How the game of a link is called among files. */
export const LINK_NAME = 'the link';

export const isPacked = ({ type }: Blob): boolean => type === PACKED_TYPE;

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
