/**
 * What the reader accepts, in one place. The largest real recordings measured have 2 MB and 1,142 blocks; the
 * limits leave room for games several times as long and keep hostile files cheap.
 */
export const LIMITS = {
  /** NetEase containers put up to 51 kB before the recording mark; it is looked for this far in. */
  prefixBytes: 1024 * 1024,
  /** Compressed blocks; with `blockBytes` this bounds the inflated game to 64 MiB. */
  blocks: 8192,
  /** Bytes every block inflates to; games always write full blocks and pad the last with zeros. */
  blockBytes: 8192,
  /** Compressed bytes of one block: incompressible data plus the zlib frame stays below. */
  compressedBlockBytes: 8300,
  /** Metadata in front of the time slots; the longest measured has 1,067 bytes. */
  metadataBytes: 64 * 1024,
  /** Orders of one player, and forms of units selected; the longest game measured (203 minutes) has 2,733. */
  events: 8192,
  /** Orders of all players together; the longest game measured has 6,292. */
  allEvents: 32_768,
  /** Objects that a game names by tag, and forms they show; the longest game measured has 3,706 and 2,161. */
  objects: 16_384,
  /** Objects selected at once; the game allows 12, later patches 24. */
  selected: 64,
  /** Selected objects that one player's events list; the most measured is 863. */
  listed: 32_768,
  /** Orders of one player for the map, and of all together; the longest game measured has 10,727 and 63,587. */
  orders: 65_536,
  allOrders: 262_144,
  /** Farthest place from the middle of the map, in steps of 16 units; the largest maps reach 1,024. */
  mapSteps: 2048,
  /** Leave records; thirteen is the most measured. */
  leaves: 256,
  /** Pauses that are listed one by one; three is the most measured. */
  pauses: 256,
  /** Game time in ms, one day; the longest game measured lasts 203 minutes. */
  clockMs: 24 * 60 * 60 * 1000,
  /** Time slots; the longest game measured has 0.4 million, and thirteen hours of the shortest ones, 33 ms, fit. */
  timeSlots: 1_500_000,
  /** Actions and command blocks of all players together; the longest game measured has 0.36 million. */
  commands: 1_000_000,
  /** Lobby slots of a game; patch 1.29 raised the game's own limit to 24. */
  slots: 24,
} as const;
