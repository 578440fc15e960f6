/** Files that a visitor gave to the page, before they are read. */
import { FILE_BYTES } from '../../../game/decode/file-bytes.ts';
import { isMapName, RECORDING_FILES } from '../../../game/file-name.ts';
import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import { ARCHIVE_BYTES } from '../../../game/unpack/limits.ts';
import { mayBeLarge } from '../../../game/unpack/archive-name.ts';
import { isWorthOpening } from '../../../game/unpack/replay-name.ts';
import { pageFailure, type DropFailure } from './failure.ts';

/** File types for file inputs: recordings, archives of them, map files, and saved libraries. */
export const DROPPED_FILES = `${RECORDING_FILES},.w3x,.w3m,.json`;

/** Whether the page reads a file from a dropped folder. */
export const isForDrop = (name: string): boolean => isWorthOpening(name) || isMapName(name);

/** The position of a recording in an archive. */
export interface Inside {
  /** Unique key of the archive in this visit. */
  archive: string;
  /** Index among the archive's contents. */
  at: number;
  /** Number of parts read from the archive. */
  of: number;
}

/** A file from the visitor, with its path in a folder. */
export interface Picked {
  file: File;
  /** Such as "season 3/final.w3g", or "games.zip/final.w3g" inside an archive; only the name for single files. */
  path: string;
  /** Source of a game that isn't a visitor's file. */
  from?: 'example' | 'link' | 'library' | 'saved';
  /** When the game was first saved, in ms since 1970; only for games of a saved library. */
  added?: number;
  /** The packed game, if the file is one. */
  packed?: string;
  /** Which part of the file to read, if it is an archive. */
  inside?: Inside;
  /** The reason why the file isn't read, if already known. */
  refused?: DropFailure;
}

/** Files that a visitor chose or dropped together. */
export interface Picks {
  files: readonly Picked[];
  /** How many files in folders and archives were left out because their names aren't those of replays or maps. */
  leftOut: number;
}

/** A key that is the same if the same file is added twice. */
export const keyOf = ({ file, path, packed, inside }: Picked): string =>
  packed ?? [path, file.size, file.lastModified, inside?.at].join('|');

/** Why a file isn't loaded, or null. Only considers its size, because names say little about contents. */
export function refusal({ file: { size, name }, from, refused }: Picked): DropFailure | null {
  if (refused) return refused;
  if (from === 'link' && size > LINK_LIMIT) return pageFailure('share-too-long').failure;
  if (from === 'link' && size === 0) return pageFailure('share-none').failure;
  if (size === 0) return pageFailure('empty').failure;
  const maxBytes = mayBeLarge(name) ? ARCHIVE_BYTES : FILE_BYTES;
  return size > maxBytes ? pageFailure('too-large').failure : null;
}

/** Accepts every file that was chosen individually. Files in folders are accepted only by name. */
export function fromList(list: Iterable<File>): Picks {
  const files = [...list].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
  const taken = files.filter(({ file }) => !file.webkitRelativePath || isForDrop(file.name));
  return { files: taken, leftOut: files.length - taken.length };
}
