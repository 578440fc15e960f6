/**
 * What the reader accepts, in one place. The largest of 665 real recordings measured has 1.6 MB and 848
 * blocks; the limits leave room for games ten times as long and keep hostile files cheap.
 */
export const LIMITS = {
  /** Bytes of a file; more is `too-large`. */
  fileBytes: 16 * 1024 * 1024,
  /** NetEase containers put up to 51 kB before the recording mark; it is looked for this far in. */
  prefixBytes: 1024 * 1024,
  /** Compressed blocks; with `blockBytes` this bounds the inflated game to 64 MiB. */
  blocks: 8192,
  /** Bytes every block inflates to; games always write full blocks and pad the last with zeros. */
  blockBytes: 8192,
  /** Compressed bytes of one block: incompressible data plus the zlib frame stays below. */
  compressedBlockBytes: 8300,
  /** Orders, and units selected, of one player; the longest game measured (203 minutes) has some thousand. */
  events: 65_536,
  /** Game time in ms, one day; the longest game measured lasts 203 minutes. */
  clockMs: 24 * 60 * 60 * 1000,
  /** Lobby slots of a game; patch 1.29 raised the game's own limit to 24. */
  slots: 24,
} as const;
