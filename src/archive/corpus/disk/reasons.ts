/** Why the file system refuses something, as sentences. They don't contain the path, which stands before them. */

/** Reasons why a file can't be read, by the system's code. */
export const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'This file doesn’t exist.',
  ENOTDIR: 'This file doesn’t exist.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'This user is not allowed to read the file.',
  EPERM: 'This user is not allowed to read the file.',
  ELOOP: 'This is a link that leads to itself.',
  ENAMETOOLONG: 'The name is longer than the file system allows.',
  EIO: 'The disk fails when it reads this file. Copy it from elsewhere.',
};

const IN_ITS_PLACE = 'Something else with this name is in its place. Move it away, then run this again.';
const NOT_ALLOWED = 'This user may not write here. Change the owner or the rights, then run this again.';

/** Reasons why nothing can be written, by the system's code, with the remedy. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no space left. Free some, then run this again.',
  EDQUOT: 'The quota is used up. Free some space, then run this again.',
  EROFS: 'Nothing can be written here, because it is read-only. Make it writable, then run this again.',
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EISDIR: IN_ITS_PLACE,
  ENOTDIR: IN_ITS_PLACE,
  EEXIST: IN_ITS_PLACE,
  ENOTEMPTY: IN_ITS_PLACE,
  ENOENT: 'The folder for it doesn’t exist.',
  ENAMETOOLONG: UNREADABLE['ENAMETOOLONG']!,
  EMFILE: 'Too many files are open. Close other programs, then run this again.',
  EIO: 'The disk fails when it is written. Use another one.',
};

/** Why a path that never ends isn't read. */
export const PIPE_SENTENCE = 'This is a pipe or a device, not a file.';

/** Why a file can't be read, from an error of the system. */
export function sayUnreadable(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return UNREADABLE[code] ?? `The file cannot be read (${code}).`;
}

/** Why a file can't be written, from the system's code, with the remedy. */
export const sayUnwritable = (code: string): string =>
  UNWRITABLE[code] ?? `The file system refuses it (${code}).`;

/** Why a game or a map was not added; the error has the file, the reason and the remedy. */
export const sayNotAdded = (error: unknown): string =>
  `It is not in the archive yet. ${(error as Error).message}`;
