import type { RefusalCode } from './refusal.ts';

/** A file with its path: `games.zip/day-1/final.w3g`. */
export interface NamedBytes {
  path: string;
  bytes: Uint8Array;
  /** Last change in ms since 1970, as stated in its archive; absent if it isn't stated. */
  modified?: number;
}

/**
 * A file that may be a recording, or the reason why it isn't one. A map file comes with its bytes, because
 * other code reads maps.
 */
export type Unpacked = NamedBytes | { path: string; refusal: RefusalCode; map?: Uint8Array };

/**
 * How many bytes and files may still come out of an archive, including everything nested in it; reading stops below
 * zero.
 */
export interface Budget {
  bytes: number;
  entries: number;
}
