/** Vocabulary of the decoded game, separate from its schema so that browsers don't need the schema library. */

/**
 * Decoder version, raised whenever the same recording would decode to a different `Game`. Each game states the version
 * that read it. Stored games of older versions stay valid; see `stored/`.
 */
export const DECODER_VERSION = 5;

/** Kinds of action counted for APM. */
export const ACTION_KINDS = ['order', 'select', 'hotkey', 'item', 'queue', 'menu', 'escape'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Why a recording contains less than the whole game. */
export const INCOMPLETE_REASONS = {
  truncated: 'The file breaks off before the game ends.',
  checksum: 'A block of the file is damaged; the game is read up to there.',
  'lost-sync': 'The game data stop making sense; the game is read up to there.',
  short: 'The game data end before the length that the file states.',
  unfinished: 'The game never finished writing this file, so its end may be missing.',
} as const;
export type IncompleteReason = keyof typeof INCOMPLETE_REASONS;

/** How a confirmed object's kind is known: it was seen, or no other kind could have appeared at that time. */
export const BIRTH_EVIDENCE = ['seen', 'slot'] as const;

/**
 * The basis of a count's minimum: seen objects, objects that fit only this kind, a lone press, confirmed units that
 * require it, or only the orders. A lone press counts because the game doesn't record refused orders.
 */
export const COUNT_EVIDENCE = ['seen', 'slot', 'press', 'needed', 'order'] as const;
export type CountEvidence = (typeof COUNT_EVIDENCE)[number];

/** Strengths of computers, by their number in the recording. */
export const STRENGTHS = ['easy', 'normal', 'insane'] as const;

/** Results that scripts of maps write. */
export const SCRIPT_RESULTS = ['won', 'lost', 'draw'] as const;

/** Ways in which scripts of maps write values of players. */
export const VALUE_SCRIPTS = ['W3MMD', 'DotA'] as const;

/** Why an ordered object can't have been made, in words. */
export const COUNT_LOSSES = {
  cancelled: 'cancelled',
  full: 'given to a full queue of seven',
  unbuilt: 'given to an unfinished building',
  late: 'not finished when the game was over for the player',
  moved: 'for the same building, placed again',
} as const;
export type CountLoss = keyof typeof COUNT_LOSSES;

/** Categories of spending. Revivals produce nothing new, but they do cost gold. */
export const SPENDING_KINDS = {
  workers: 'Workers',
  units: 'Units',
  heroes: 'Heroes',
  revivals: 'Revivals',
  buildings: 'Buildings',
  upgrades: 'Upgrades',
  items: 'Items',
} as const;
export type SpendingKind = keyof typeof SPENDING_KINDS;

/** A player's result. */
export const RESULTS = ['won', 'lost'] as const;

/** The basis of a time: a recorded order, that order plus a known duration, or a selection. */
export const TIME_BASES = ['order', 'derived', 'observed'] as const;
export type TimeBasis = (typeof TIME_BASES)[number];

/** Why an ordered tier upgrade may never have finished. */
export const TIER_DOUBTS = {
  cancelled: 'The upgrade was cancelled and not ordered again.',
  repeated: 'An earlier order for this upgrade wasn’t completed.',
  unfinished: 'The game ended before the upgrade could finish.',
  contradicted: 'The hall was seen upgraded before this order could have finished.',
} as const;
export type TierDoubt = keyof typeof TIER_DOUBTS;
