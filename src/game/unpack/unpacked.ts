import type { RefusalCode } from './refusal.ts';

/** A file with the way to it: `games.zip/day-1/final.w3g`. */
export interface NamedBytes {
  path: string;
  bytes: Uint8Array;
  /** When it was last changed by the archive that it comes out of, in ms since 1970; absent where no archive says so. */
  modified?: number;
}

/** A file that may be a recording, or the reason why there is none. */
export type Unpacked = NamedBytes | { path: string; refusal: RefusalCode };

/** How many bytes and files may still come out of one archive, shared by all that is nested in it; below zero, no more is read. */
export interface Budget {
  bytes: number;
  entries: number;
}
