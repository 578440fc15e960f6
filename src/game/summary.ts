/**
 * The type of the contract's per-replay document, `ReplaySummary`, as the summarizer makes it. The published JSON
 * Schemas, with a description of every field, are in `src/contract`. The compiler checks there that both match.
 */

/** Playable races in the API: Human, Orc, Night Elf, Undead. */
export const RACES = ['H', 'O', 'E', 'U'] as const;
export type Race = (typeof RACES)[number];

/** Step types that make up an opening. */
export const BUILD_STEP_TYPES = ['building', 'unit', 'hero', 'upgrade'] as const;
export type BuildStepType = (typeof BUILD_STEP_TYPES)[number];

export interface NamedEntity {
  name: string;
  /** Four-character game object id, as recorded. */
  itemId: string;
}

export interface TimedEntity extends NamedEntity {
  /** Game time in ms, without pauses. */
  gameTimeMs: number;
  /** The same time as `m:ss`, rounded down. */
  gameTimeFormatted: string;
}

export interface BuildStep extends TimedEntity {
  type: BuildStepType;
}

export interface Research extends TimedEntity {
  /** How many times this id had been ordered by then, up to its maximum level. */
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
  /** Players by lobby slot, which is a decimal string counted from 1. */
  players: Record<string, SummaryPlayer>;
}
