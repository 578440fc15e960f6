import { FILE_BYTES } from '../../../game/decode/file-bytes.ts';
import { isMapName, RECORDING_FILES } from '../../../game/file-name.ts';
import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import { ARCHIVE_BYTES } from '../../../game/unpack/limits.ts';
import { isWorthOpening, isZipName } from '../../../game/unpack/replay-name.ts';
import { pageFailure, type DropFailure } from '../failure.ts';
import type { Inside } from '../worker/messages.ts';

/** What a field for files offers: recordings, archives of them, map files, and saved libraries. */
export const DROPPED_FILES = `${RECORDING_FILES},.w3x,.w3m,.json`;

/** Whether a file of a folder is one that the page reads. */
export const isForDrop = (name: string): boolean => isWorthOpening(name) || isMapName(name);

/** A file the visitor gave, with its place in a folder where it came in one. */
export interface Picked {
  file: File;
  /** Such as "season 3/final.w3g", or "games.zip/final.w3g" for what lies in an archive; the name alone for single files. */
  path: string;
  /** Where a game comes from that is no file of the visitor's. */
  from?: 'example' | 'link' | 'library' | 'saved';
  /** When it was first kept, in ms since 1970, for games of a saved library. */
  added?: number;
  /** The packed game, where the file is one. */
  packed?: string;
  /** What of the file is meant, where it is an archive. */
  inside?: Inside;
  /** Why it is not read, where that is known from the beginning. */
  refused?: DropFailure;
}

/** What the visitor gave in one go. */
export interface Picks {
  files: readonly Picked[];
  /** Files of folders and archives that have neither a replay’s name nor a map’s; nobody chose them one by one. */
  leftOut: number;
}

/** The same file given twice has the same key. */
export const keyOf = ({ file, path, packed, inside }: Picked): string =>
  packed ?? [path, file.size, file.lastModified, inside?.at].join('|');

/** Why a file is not even loaded, or null. Looks at nothing else but its size: names say little about contents. */
export function refusal({ file: { size, name }, from, refused }: Picked): DropFailure | null {
  if (refused) return refused;
  if (from === 'link' && size > LINK_LIMIT) return pageFailure('share-too-long').failure;
  if (from === 'link' && size === 0) return pageFailure('share-none').failure;
  if (size === 0) return pageFailure('empty').failure;
  const most = isZipName(name) ? ARCHIVE_BYTES : FILE_BYTES;
  return size > most ? pageFailure('too-large').failure : null;
}

/** Files chosen by name are all taken; those of a chosen folder by their names. */
export function fromList(list: Iterable<File>): Picks {
  const files = [...list].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
  const taken = files.filter(({ file }) => !file.webkitRelativePath || isForDrop(file.name));
  return { files: taken, leftOut: files.length - taken.length };
}
