/**
 * Limits of the reader, in one place. The largest recordings measured have 2 MB and 1,142 blocks. The limits allow
 * games several times as long and keep hostile files cheap.
 */
export const LIMITS = {
  /** How far into the file to look for the mark of a recording. NetEase containers put up to 51 kB before it. */
  prefixBytes: 1024 * 1024,
  /** Number of compressed blocks. Together with `blockBytes`, this limits the inflated game to 64 MiB. */
  blocks: 8192,
  /** Number of inflated bytes per block. Games always write full blocks and pad the last one with zeros. */
  blockBytes: 8192,
  /** Number of compressed bytes per block: enough for incompressible data plus the zlib frame. */
  compressedBlockBytes: 8300,
  /** Size of the metadata before the time slots in bytes; the longest measured has 1,067 bytes. */
  metadataBytes: 64 * 1024,
  /**
   * Orders by one player, and forms of selected units; the highest number measured (in a game of 203 minutes) is 2,733.
   */
  events: 8192,
  /** Orders by all players; the highest number measured is 6,292. */
  allEvents: 32_768,
  /** Objects named by tag in a game, and the forms that they show; the highest numbers measured are 3,706 and 2,161. */
  objects: 16_384,
  /** Objects selected at once. The game allows 12, later patches 24. */
  selected: 64,
  /** Selected objects listed in one player's events; the highest number measured is 863. */
  listed: 32_768,
  /** Map orders by one player and by all players; the highest numbers measured are 10,727 and 63,587. */
  orders: 65_536,
  allOrders: 262_144,
  /** Maximum distance from the map centre, in steps of 16 units; the largest maps reach 1,024. */
  mapSteps: 2048,
  /** Leave records; the highest number measured is thirteen. */
  leaves: 256,
  /** Pauses listed individually; the highest number measured is three. */
  pauses: 256,
  /** Game time in ms (one day); the longest game measured lasts 203 minutes. */
  clockMs: 24 * 60 * 60 * 1000,
  /**
   * Time slots. The longest game measured has 0.4 million. The limit allows thirteen hours with the shortest slots (33
   * ms).
   */
  timeSlots: 1_500_000,
  /** Actions and command blocks by all players; the highest number measured is 0.36 million. */
  commands: 1_000_000,
  /** Lobby slots per game; patch 1.29 raised the game's limit to 24. */
  slots: 24,
} as const;
