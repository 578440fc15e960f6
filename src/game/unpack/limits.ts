import { FILE_BYTES } from '../decode/file-bytes.ts';

/** Maximum bytes of an archive: some ten thousand recordings. */
export const ARCHIVE_BYTES = 2 ** 31 - 1;

/** Limits for unpacking. Recordings are already compressed: ZIP makes them at most a tenth smaller. */
export const UNPACK_LIMITS = {
  /** Bytes of one file in an archive: the largest recording. */
  entryBytes: FILE_BYTES,
  /** Files per archive, without folders. */
  entries: 20_000,
  /** Nested archives around a recording, such as `games.zip/day-1.zip/final.w3g.gz`. */
  depth: 3,
  /** Unpacked bytes per byte of the archive; recordings need less than a tenth of this. */
  ratio: 20,
  /** Unpacked bytes that are exempt from the ratio. */
  freeBytes: 4 * 1024 * 1024,
} as const;
