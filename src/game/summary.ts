/**
 * The shape of the contract's per-replay document, `ReplaySummary`, as the summarizer makes it.
 * The published JSON Schemas (with a description for every field) live in `src/contract`; the compiler
 * holds both against each other there.
 */

/** Playable races as the API writes them: Human, Orc, Night Elf, Undead. */
export const RACES = ['H', 'O', 'E', 'U'] as const;
export type Race = (typeof RACES)[number];

/** Kinds of production step an opening is made of. */
export const BUILD_STEP_TYPES = ['building', 'unit', 'hero', 'upgrade'] as const;
export type BuildStepType = (typeof BUILD_STEP_TYPES)[number];

export interface NamedEntity {
  name: string;
  /** Four-character game object id, as recorded. */
  itemId: string;
}

export interface TimedEntity extends NamedEntity {
  /** Game time in ms, pauses removed. */
  gameTimeMs: number;
  /** The same time as `m:ss`, floored. */
  gameTimeFormatted: string;
}

export interface BuildStep extends TimedEntity {
  type: BuildStepType;
}

export interface Research extends TimedEntity {
  /** How often this id had been ordered by then, counted up to its highest level. */
  level: number;
  category: string;
  icon: string;
}

export interface SummaryPlayer {
  name: string | null;
  race: Race | null;
  heroOpener: TimedEntity | null;
  tier2Time: number | null;
  tier2TimeFormatted: string | null;
  tier3Time: number | null;
  tier3TimeFormatted: string | null;
  expansionTime: number | null;
  expansionTimeFormatted: string | null;
  buildPreview: BuildStep[];
  t2Buildings: NamedEntity[];
  t2Units: NamedEntity[];
  t3Buildings: NamedEntity[];
  t3Units: NamedEntity[];
  researched: Research[];
}

export interface ReplaySummary {
  replayId: string;
  map: string | null;
  mapRaw: string | null;
  durationMs: number | null;
  durationFormatted: string | null;
  fingerprint: string | null;
  /** Keyed by lobby slot, a decimal string counted from 1. */
  players: Record<string, SummaryPlayer>;
}
