/**
 * The schema of the contract's per-replay document, `ReplaySummary`, and the types of what the summarizer makes, which
 * follow from it. Strict, because undocumented fields must not be emitted; `contract/components.ts` publishes open
 * schemas, because clients must accept new fields. Browsers import only types from here.
 */
import { z } from 'zod';
import { RACE_NAMES } from './derive/race.ts';
import { BUILD_STEP_TYPES } from './derive/step.ts';
import { RACES } from './races.ts';

/** Minutes and two digits for seconds; minutes continue past an hour. */
const clockText = z.string().regex(/^\d+:[0-5]\d$/);

/** Optional text or null. */
export const optionalText = (description: string) =>
  z.string().nullable().describe(description).exactOptional();

/** An optional whole number from 0 up (in seconds or milliseconds, as described), or null. */
export const optionalTime = (description: string) =>
  z.int().nonnegative().nullable().describe(description).exactOptional();

/** An optional `m:ss` text, or null. */
const optionalClock = (description: string) => clockText.nullable().describe(description).exactOptional();

const INFERRED_TIER =
  'INFERRED from selection data: it can be before the upgrade completes and is not a verified tech timing. ' +
  'Use it at most for ordering within one game. Null when never observed.';

/** Descriptions that several fields share. */
export const FIELD_WORDS = {
  tierSec: (tier: number): string =>
    `Seconds of game time when the player was first observed at tier ${tier}. ${INFERRED_TIER}`,
};

const letters = RACES.map((race) => `${race} is ${RACE_NAMES[race]}`).join(', ');

/** One race letter. Component `Race`. */
export const raceSchema = z
  .enum(RACES)
  .describe(`Race of a player: ${letters}. Clients must accept letters that are not listed here.`);

const itemId = 'Four-character game object id as recorded, for example `hfoo` for the Footman.';
const objectName = 'English name of the object; the object id itself when the name is not known.';

/** A game object without a time. Component `NamedEntity`. */
export const namedEntitySchema = z
  .strictObject({
    name: z.string().describe(objectName).exactOptional(),
    itemId: z.string().describe(itemId),
  })
  .describe('A building or unit.');

/** The game time of an order, which every timed object in a summary has. */
const orderTime = {
  gameTimeMs: z
    .int()
    .nonnegative()
    .describe('Milliseconds of game time (pauses do not count) of the order for this object.')
    .exactOptional(),
  gameTimeFormatted: clockText
    .describe('The same time as minutes:seconds text, rounded down, for example `4:07`.')
    .exactOptional(),
};
const timedEntity = namedEntitySchema.extend(orderTime);

/** A game object with the game time of its order. Component `TimedEntity`. */
export const timedEntitySchema = timedEntity.describe('A game object with the game time of its order.');

/** A step in an opening. Component `BuildStep`. */
export const buildStepSchema = timedEntity
  .extend({
    type: z
      .enum(BUILD_STEP_TYPES)
      .describe(
        'Kind of order: `upgrade` includes upgrades of town halls, such as the Keep; towers upgraded from towers are ' +
          '`building`. Clients must accept kinds that are not listed here.',
      )
      .exactOptional(),
  })
  .describe(
    'One production step of an opening. The ORDER of steps is reliable, their times are approximate.',
  );

/** A research order. Component `Research`. */
export const researchSchema = z
  .strictObject({
    itemId: z.string().describe('Four-character game object id of the upgrade, as recorded.').exactOptional(),
    name: z.string().describe('English name of the upgrade.').exactOptional(),
    level: z
      .int()
      .nonnegative()
      .describe(
        'Level ordered: 1 at the first order of this upgrade that was not cancelled, counted up to its highest level.',
      )
      .exactOptional(),
    category: z
      .string()
      .describe('Group the upgrade belongs to; free text, new groups may appear.')
      .exactOptional(),
    icon: z.string().describe('Name of the upgrade’s icon; free text.').exactOptional(),
    ...orderTime,
  })
  .describe('An upgrade or other research that the player ordered.');

const tierField = (tier: number) =>
  optionalTime(
    `Milliseconds of game time when the player was first observed at tier ${tier}. ${INFERRED_TIER}`,
  );
const clockOf = (field: string) => optionalClock(`\`${field}\` as minutes:seconds text, rounded down.`);
const seenAt = (what: string, tier: number) =>
  z
    .array(namedEntitySchema)
    .describe(
      `Distinct ${what} seen while the player was flagged tier ${tier}. The flag is INFERRED, ` +
        `so the list can contain ${what} of a lower tier.`,
    )
    .exactOptional();

/** A player in a summary; every field is optional. Component `SummaryPlayer`. */
export const summaryPlayerSchema = z
  .strictObject({
    name: optionalText('Tournament handle exactly as recorded in the replay. Untrusted text: escape it.'),
    race: raceSchema.nullable().describe('Race of the player; null when it cannot be known.').exactOptional(),
    heroOpener: timedEntitySchema
      .nullable()
      .describe(
        'First hero and the time of its order; null when the player made none. The most reliable timing.',
      )
      .exactOptional(),
    tier2Time: tierField(2),
    tier2TimeFormatted: clockOf('tier2Time'),
    tier3Time: tierField(3),
    tier3TimeFormatted: clockOf('tier3Time'),
    expansionTime: optionalTime(
      'Milliseconds of game time of the first order for an expansion town hall that was not cancelled; null = none detected.',
    ),
    expansionTimeFormatted: clockOf('expansionTime'),
    buildPreview: z
      .array(buildStepSchema)
      .describe(
        'The opening: at most 20 steps, without workers, items, revivals and cancelled orders. The ORDER of the steps ' +
          'is reliable, their times are approximate.',
      )
      .exactOptional(),
    t2Buildings: seenAt('buildings', 2),
    t2Units: seenAt('units', 2),
    t3Buildings: seenAt('buildings', 3),
    t3Units: seenAt('units', 3),
    researched: z
      .array(researchSchema)
      .describe('All research that was not cancelled, in order.')
      .exactOptional(),
  })
  .describe('One player with opening, timings and research.');

/** A parsed replay. The published document also has `deprecations`. */
export const summarySchema = z.strictObject({
  replayId: z.string().describe('The id under which the index lists the replay.'),
  map: optionalText('Cleaned map name.'),
  mapRaw: optionalText('Map file name as recorded in the replay. Untrusted text: escape it.'),
  durationMs: optionalTime(
    'Length that the replay states, in milliseconds. The last player may have left earlier.',
  ),
  durationFormatted: clockOf('durationMs'),
  fingerprint: optionalText(
    'Stable identity of the game: two recordings of one game have the same fingerprint.',
  ),
  players: z.record(z.string(), summaryPlayerSchema).describe('The players, keyed by player slot.'),
});

/** A document with every field that the contract allows to omit: the summarizer leaves none out. */
type Whole<Document> = Document extends object
  ? { [Field in keyof Document]-?: Whole<Document[Field]> }
  : Document;

export type NamedEntity = Whole<z.infer<typeof namedEntitySchema>>;
export type BuildStep = Whole<z.infer<typeof buildStepSchema>>;
export type SummaryPlayer = Whole<z.infer<typeof summaryPlayerSchema>>;
export type ReplaySummary = Whole<z.infer<typeof summarySchema>>;
