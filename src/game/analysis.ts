/**
 * `GameAnalysis`: what the site shows about a game beyond the contract, published as `/data/games/{replayId}.json`.
 * The API's promise doesn't cover it, so it may change.
 */
import { z } from 'zod';
import { RACES } from './races.ts';
import {
  INCOMPLETE_REASONS,
  RESULTS,
  type IncompleteReason,
  TIER_DOUBTS,
  TIME_BASES,
  type TierDoubt,
} from './vocabulary.ts';
import { madeSchema, summonedSchema } from './made-schema.ts';
import { gameTime, keys, object, scriptValues, span } from './schema-parts.ts';
import { foodLimitSchema, foodLossSchema, supplySchema } from './supply-schema.ts';
import { spendingSchema } from './spending-schema.ts';
import { PLAYED_BASES, type PlayedBasis } from './derive/played.ts';
import { UNKNOWN_WINNERS, WINNER_BASES, type UnknownWinner, type WinnerBasis } from './derive/winner.ts';

const basedTime = z.strictObject({ ms: gameTime, basis: z.enum(TIME_BASES) });

const hero = z.strictObject({
  ...object,
  ordered: basedTime.nullable(),
  seen: basedTime.nullable(),
  level: z.int().describe('Spent skill points: the minimum level of the hero.'),
  skills: z.array(z.strictObject({ ms: gameTime, ...object, level: z.int() })),
  retrainedMs: z.array(gameTime),
  revivalsMs: z.array(gameTime),
});

const tier = z.strictObject({
  tier: z.union([z.literal(2), z.literal(3)]),
  ...object,
  ordered: basedTime.nullable(),
  completed: basedTime.nullable(),
  observed: basedTime.nullable(),
  doubt: keys<TierDoubt>(TIER_DOUBTS).nullable(),
});

const expansion = z.strictObject({
  ms: gameTime.describe('Time of the order.'),
  ...object,
  started: span
    .nullable()
    .describe('Earliest and latest time at which work on it began; null if nothing proves that it did.'),
  standing: span
    .nullable()
    .describe('Earliest and latest time at which it was done, if work wasn’t interrupted.'),
});

const step = z.strictObject({
  ms: gameTime,
  ...object,
  type: z.enum(['building', 'unit', 'hero', 'upgrade', 'item', 'revival', 'morph']),
  worker: z.boolean(),
  presses: z.int().min(1).describe('Number of orders in this step.'),
  makers: z
    .int()
    .min(2)
    .optional()
    .describe('Number of towers or units that an upgrade was ordered for, if several were selected.'),
  cancelled: z.boolean().describe('Completely cancelled. `made` counts how many were made in the game.'),
  lapsed: z
    .literal(true)
    .exactOptional()
    .describe(
      'No cancellation is recorded, but a later order shows that this one came to nothing, for example because its ' +
        'building was destroyed.',
    ),
  cancelledPresses: z
    .int()
    .min(1)
    .exactOptional()
    .describe('How many of these orders were cancelled, if only some were.'),
  cancelledUnits: z
    .strictObject({ units: z.int().min(1), of: z.int().min(2) })
    .exactOptional()
    .describe(
      'If several selected buildings got the orders and some of them cancelled: how many units were cancelled, ' +
        'and how many were ordered.',
    ),
  unsummonedMs: gameTime
    .exactOptional()
    .describe('When Acolytes began to take the finished building off the map.'),
  supply: supplySchema.exactOptional().describe('Just before this order; absent if unknown.'),
});

const playedSchema = z.strictObject({
  at: z.iso.datetime().exactOptional().describe('Start of the game in UTC, if the replay states it.'),
  from: z.iso.date().exactOptional().describe('First day on which the game could have been played.'),
  to: z.iso
    .date()
    .exactOptional()
    .describe(
      'Last day on which the game could have been played. The last day of a patch is only approximate, ' +
        'because tournaments switch a few days later.',
    ),
  basis: keys<PlayedBasis>(PLAYED_BASES).describe('The evidence that narrowed the range most.'),
  sentence: z.string(),
});

const player = z.strictObject({
  slot: z.string(),
  name: z.string().nullable(),
  handle: z
    .string()
    .describe(
      'The name for display: the recorded name without colour codes and BattleTag number. In the ' +
        'archive, a person recorded under several names has one.',
    ),
  kind: z.enum(['human', 'computer']),
  team: z.int(),
  race: z.enum(RACES).nullable(),
  random: z.boolean(),
  handicap: z.int(),
  result: z.enum(RESULTS).nullable(),
  leftMs: gameTime.nullable(),
  apm: z.strictObject({
    average: z.int(),
    perMinute: z.array(z.int()),
    kinds: z.record(z.string(), z.int()),
  }),
  groups: z
    .array(
      z.strictObject({
        key: z.int().describe('The number key, 0 to 9.'),
        assigned: z.int(),
        recalled: z.int(),
        firstMs: gameTime.describe('When it was first assigned or recalled.'),
      }),
    )
    .nullable()
    .describe('Control groups that the player used; null if the record was made before they were read.'),
  heroes: z.array(hero),
  tiers: z.array(tier),
  expansions: z.array(expansion),
  build: z.array(step),
  supply: z
    .array(supplySchema.extend({ ms: gameTime }))
    .describe('At each whole minute for which it is known; empty for players with allies.'),
  losses: z
    .array(foodLossSchema)
    .nullable()
    .describe(
      'Minimum food lost because units died, were taken over, or left; includes heroes that were ' +
        'revived. Each entry is higher than the one before. Null if the record has no objects, or ' +
        'the player is a computer or has allies.',
    ),
  foodLimits: z
    .array(foodLimitSchema)
    .nullable()
    .describe(
      'The highest food limit that halls and farms can have given: every ordered building, finished as early as ' +
        'possible. Null if the record has no objects, or the player is a computer or has allies.',
    ),
  research: z.array(z.strictObject({ ms: gameTime, ...object, level: z.int(), category: z.string() })),
  foreign: z
    .array(z.strictObject({ ...object, orders: z.int() }))
    .describe('Orders with objects of another race, from an ally’s shared control or charmed units.'),
  made: z
    .array(madeSchema)
    .describe(
      'Numbers of units and buildings of the player’s race and of neutral ones, with bounds; empty ' +
        'if the record has no objects.',
    ),
  summoned: z
    .array(summonedSchema)
    .describe(
      'Summons that somebody selected. They come from spells, items or a sacrifice, and nobody ' +
        'buys them. Summons that nobody selected are missing.',
    ),
});

export const gameAnalysisSchema = z.strictObject({
  replayId: z.string(),
  fingerprint: z.string(),
  map: z.string(),
  mapRaw: z.string(),
  patch: z.string().nullable(),
  build: z.int(),
  releases: z
    .array(z.string())
    .describe(
      'First and last release of the game that the recording can come from, such as "2.0.4". Its prices, times and ' +
        'food decide the numbers here.',
    ),
  played: playedSchema,
  durationMs: gameTime.describe('Length that the replay states.'),
  clockMs: gameTime,
  decidedMs: gameTime.describe(
    'Until the last player had left; observers may stay on. If a player’s leave isn’t recorded, ' +
      'the end of the recording.',
  ),
  pausedMs: gameTime,
  sides: z.string(),
  matchup: z.string().nullable(),
  complete: z.boolean(),
  incomplete: z
    .strictObject({ reason: keys<IncompleteReason>(INCOMPLETE_REASONS), sentence: z.string() })
    .nullable(),
  undecodable: z.int(),
  unknown: z
    .strictObject({
      release: z
        .enum(['newer', 'unlisted'])
        .nullable()
        .describe('Newer than all our tables, or a patch and build that no table has; null if known.'),
      ids: z.array(z.string()).describe('Ordered ids that no table has; not those that a map made up.'),
      text: z.string().describe('All of it in one line for an issue, without anything about players.'),
    })
    .nullable()
    .describe('What our tables of the game don’t know; null if they know everything.'),
  winner: z
    .strictObject({
      team: z.int(),
      slots: z.array(z.string()),
      basis: keys<WinnerBasis>(WINNER_BASES),
      sentence: z.string(),
    })
    .nullable(),
  winnerUnknown: z
    .strictObject({ reason: keys<UnknownWinner>(UNKNOWN_WINNERS), sentence: z.string() })
    .exactOptional()
    .describe('Why the replay doesn’t show who won; absent if it does.'),
  savedBy: z
    .string()
    .exactOptional()
    .describe(
      'Display name of the player or observer whose game saved the replay; absent if it doesn’t say.',
    ),
  players: z.array(player),
  spending: spendingSchema
    .nullable()
    .describe(
      'Gold and lumber spent and units born, minute by minute: the proven minimum, and the ' +
        'maximum. Null if the record has no objects. This isn’t what a player had: income isn’t ' +
        'recorded, and only some losses are proven.',
    ),
  observers: z.array(z.string()),
  values: scriptValues(z.string().nullable().describe('Null if nobody in the lobby has this number.'))
    .exactOptional()
    .describe('Last values that the script of the map wrote for each player; absent if it wrote none.'),
});

export type GameAnalysis = z.infer<typeof gameAnalysisSchema>;
export type AnalysedPlayer = z.infer<typeof player>;
export type AnalysedStep = z.infer<typeof step>;
export type AnalysedTier = z.infer<typeof tier>;
export type AnalysedHero = z.infer<typeof hero>;
export type BasedTime = z.infer<typeof basedTime>;
