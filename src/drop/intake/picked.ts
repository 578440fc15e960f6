import { LIMITS } from '../../replay/decode/limits.ts';
import { LINK_LIMIT } from '../../share/limit.ts';
import { dropFailure, type DropFailure, type DropFailureCode } from '../failure.ts';

/** Most files taken at one time; what is beyond is named and left. */
export const FILES_AT_ONCE = 1000;

/** A file the visitor gave, with its place in a folder where it came in one. */
export interface Picked {
  file: File;
  /** Such as "season 3/final.w3g"; the name alone for single files. */
  path: string;
  /** Where a game comes from that is no file of the visitor's. */
  from?: 'example' | 'link' | 'library' | 'saved';
  /** When it was first kept, in ms since 1970, for games of a saved library. */
  added?: number;
  /** The packed game, where the file is one. */
  packed?: string;
  /** Why it is not read, where that is known from the beginning. */
  refused?: DropFailureCode;
}

/** What the visitor gave in one go. */
export interface Picks {
  files: readonly Picked[];
  /** Files of folders that have no replay's name; nobody chose them one by one. */
  leftOut: number;
}

/** Names of recordings end with `.w3g`, or `.nwg` as NetEase saves them. */
export const isReplayName = (name: string): boolean => /\.(?:w3g|nwg)$/i.test(name);

/** The same file given twice has the same key. */
export const keyOf = ({ file, path, packed }: Picked): string =>
  packed ?? [path, file.size, file.lastModified].join('|');

/** Why a file is not even loaded, or null. Looks at nothing else but its size: names say little about contents. */
export function refusal({ file: { size }, from, refused }: Picked): DropFailure | null {
  if (refused) return dropFailure(refused).failure;
  if (from === 'link' && size > LINK_LIMIT) return dropFailure('share-too-long').failure;
  if (from === 'link' && size === 0) return dropFailure('share-none').failure;
  if (size === 0) return dropFailure('empty').failure;
  return size > LIMITS.fileBytes ? dropFailure('too-large').failure : null;
}

/** Files chosen by name are all taken; those of a chosen folder by their names. */
export function fromList(list: Iterable<File>): Picks {
  const files = [...list].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
  const taken = files.filter(({ file }) => !file.webkitRelativePath || isReplayName(file.name));
  return { files: taken, leftOut: files.length - taken.length };
}
