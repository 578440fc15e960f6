import { FILE_BYTES } from '../decode/file-bytes.ts';

/** Bytes of an archive: some ten thousand recordings. */
export const ARCHIVE_BYTES = 2 ** 31 - 1;

/** What is taken out of an archive at most. Recordings are packed already: ZIP makes them a tenth smaller at best. */
export const UNPACK_LIMITS = {
  /** Bytes of one file in an archive: the largest recording. */
  entryBytes: FILE_BYTES,
  /** Files of one archive, folders not counted. */
  entries: 20_000,
  /** Archives around a recording, such as `games.zip/day-1.zip/final.w3g.gz`. */
  depth: 3,
  /** Unpacked bytes to a byte of the whole archive; a tenth of what this allows is more than recordings need. */
  ratio: 20,
  /** Unpacked bytes that need no such proportion. */
  freeBytes: 4 * 1024 * 1024,
} as const;
