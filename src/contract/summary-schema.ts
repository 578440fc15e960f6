/**
 * Schemas of a replay's summary, `/data/summaries/{replayId}.json`. They are strict here and published as open schemas.
 */
import { z } from 'zod';
import type {
  BuildStep,
  NamedEntity,
  ReplaySummary,
  Research,
  SummaryPlayer,
  TimedEntity,
} from '../game/summary.ts';
import { deprecationsField } from './deprecations.ts';
import { buildStepSchema, namedEntitySchema, researchSchema, timedEntitySchema } from './entities.ts';
import { raceSchema } from './race.ts';
import { optionalClock, optionalText, optionalTime } from './values.ts';
import { FIELD_WORDS } from './words/schemas.ts';

const inferredTier = (tier: number) => optionalTime(FIELD_WORDS.tierTime(tier));
const clockOf = (field: string) => optionalClock(FIELD_WORDS.clock(field));
const seenAt = (what: string, tier: number) =>
  z.array(namedEntitySchema).describe(FIELD_WORDS.seenAt(what, tier)).exactOptional();

/** A player in a summary; every field is optional. Component `SummaryPlayer`. */
export const summaryPlayerSchema = z
  .strictObject({
    name: optionalText('Tournament handle exactly as recorded in the replay. Untrusted text: escape it.'),
    race: raceSchema.nullable().describe('Race of the player; null when it cannot be known.').exactOptional(),
    heroOpener: timedEntitySchema
      .nullable()
      .describe(
        'First hero and the time of its first appearance; null when the player made none. The most reliable timing.',
      )
      .exactOptional(),
    tier2Time: inferredTier(2),
    tier2TimeFormatted: clockOf('tier2Time'),
    tier3Time: inferredTier(3),
    tier3TimeFormatted: clockOf('tier3Time'),
    expansionTime: optionalTime(
      'Milliseconds of game time of the first expansion town hall; null = none detected.',
    ),
    expansionTimeFormatted: clockOf('expansionTime'),
    buildPreview: z
      .array(buildStepSchema)
      .describe('The opening. The ORDER of the steps is reliable, their times are approximate.')
      .exactOptional(),
    t2Buildings: seenAt('buildings', 2),
    t2Units: seenAt('units', 2),
    t3Buildings: seenAt('buildings', 3),
    t3Units: seenAt('units', 3),
    researched: z.array(researchSchema).describe('Everything researched, in order.').exactOptional(),
  })
  .describe('One player with opening, timings and research.');

/** A parsed replay. Component `ReplaySummary`. */
export const replaySummarySchema = z
  .strictObject({
    replayId: z.string().describe('The id under which the index lists the replay.'),
    map: optionalText('Cleaned map name.'),
    mapRaw: optionalText('Map file name as recorded in the replay. Untrusted text: escape it.'),
    durationMs: optionalTime('Length of the game in milliseconds.'),
    durationFormatted: clockOf('durationMs'),
    fingerprint: optionalText(
      'Stable identity of the game: two recordings of one game have the same fingerprint.',
    ),
    players: z.record(z.string(), summaryPlayerSchema).describe('The players, keyed by player slot.'),
    deprecations: deprecationsField,
  })
  .describe('One parsed replay in full, with opening build sequences and everything researched.');

/** The published per-replay document. */
export type ReplaySummaryDocument = z.infer<typeof replaySummarySchema>;

type Assert<T extends true> = T;
type Fits<Made, Promised> = Made extends Promised
  ? Exclude<keyof Made, keyof Promised> extends never
    ? true
    : false
  : false;

/**
 * Fails to compile if the summarizer makes something that the contract doesn't promise.
 *
 * @public checked only by the compiler
 */
export type SummarizerKeepsContract = [
  Assert<Fits<ReplaySummary, ReplaySummaryDocument>>,
  Assert<Fits<SummaryPlayer, z.infer<typeof summaryPlayerSchema>>>,
  Assert<Fits<NamedEntity, z.infer<typeof namedEntitySchema>>>,
  Assert<Fits<TimedEntity, z.infer<typeof timedEntitySchema>>>,
  Assert<Fits<BuildStep, z.infer<typeof buildStepSchema>>>,
  Assert<Fits<Research, z.infer<typeof researchSchema>>>,
];
