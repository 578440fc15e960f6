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

const basedTime = z.strictObject({
  ms: gameTime,
  basis: z.enum(TIME_BASES).describe('Recorded as an order, calculated from one, or first seen then.'),
});

const hero = z.strictObject({
  ...object,
  ordered: basedTime.nullable().describe('The first order for it; null if none is recorded.'),
  seen: basedTime.nullable().describe('When it was first seen; null if it never was.'),
  level: z.int().describe('Spent skill points: the minimum level of the hero.'),
  skills: z
    .array(z.strictObject({ ms: gameTime, ...object, level: z.int() }))
    .describe('Skill points in order: the time of the order, and the level of the skill after it.'),
  retrainedMs: z.array(gameTime).describe('When it forgot its skills to learn them again.'),
  revivalsMs: z.array(gameTime).describe('When its revivals were ordered.'),
});

const tier = z.strictObject({
  tier: z.union([z.literal(2), z.literal(3)]),
  ...object,
  ordered: basedTime.nullable().describe('The order that led to it; null if none is recorded.'),
  completed: basedTime.nullable().describe('When the ordered upgrade was done; null if nothing says so.'),
  observed: basedTime.nullable().describe('When the upgraded hall was first seen; null if it never was.'),
  doubt: keys<TierDoubt>(TIER_DOUBTS)
    .nullable()
    .describe('Why it may never have been reached; null without doubt.'),
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
  ms: gameTime.describe('Time of the first order.'),
  ...object,
  type: z.enum(['building', 'unit', 'hero', 'upgrade', 'item', 'revival', 'morph']),
  worker: z.boolean().describe('Whether it is a worker.'),
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
  sentence: z.string().describe('The evidence as a sentence.'),
});

const player = z.strictObject({
  slot: z.string().describe('Place in the lobby, counted from 1.'),
  name: z.string().nullable().describe('Exactly as recorded; null for computers.'),
  handle: z
    .string()
    .describe(
      'The name for display: the recorded name without colour codes and BattleTag number. In the ' +
        'archive, a person recorded under several names has one.',
    ),
  kind: z.enum(['human', 'computer']),
  team: z.int().describe('Number of the team, as recorded.'),
  race: z.enum(RACES).nullable().describe('Race played; null if Random was never resolved.'),
  random: z.boolean().describe('Whether the player chose Random.'),
  handicap: z.int().describe('Percent of the hit points; 100 is none.'),
  result: z.enum(RESULTS).nullable().describe('Null if the winner is unknown.'),
  leftMs: gameTime.nullable().describe('When the player left; null if that isn’t recorded.'),
  apm: z.strictObject({
    average: z.int().describe('Per minute, until the player left.'),
    perMinute: z.array(z.int()).describe('Actions in each minute of game time.'),
    kinds: z.record(z.string(), z.int()).describe('Actions of the whole game by kind.'),
  }),
  groups: z
    .array(
      z.strictObject({
        key: z.int().describe('The number key, 0 to 9.'),
        assigned: z.int().describe('How many times.'),
        recalled: z.int().describe('How many times.'),
        firstMs: gameTime.describe('When it was first assigned or recalled.'),
      }),
    )
    .nullable()
    .describe('Control groups that the player used; null if the record was made before they were read.'),
  heroes: z.array(hero).describe('In order of appearance.'),
  tiers: z.array(tier).describe('Tiers 2 and 3, as far as anything shows them.'),
  expansions: z.array(expansion).describe('Additional town halls that were begun or may have been, by time.'),
  build: z.array(step).describe('The build order, with cancelled steps.'),
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
  research: z
    .array(z.strictObject({ ms: gameTime, ...object, level: z.int(), category: z.string() }))
    .describe('Research that was not cancelled: the time of the order, and the level that it leads to.'),
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

/**
 * Everything that pages show of a game apart from its map: the largest part of
 * `/data/games/{replayId}.json`.
 */
export const gameAnalysisSchema = z.strictObject({
  replayId: z.string().describe('The id under which the index lists the replay.'),
  fingerprint: z.string().describe('The same for all recordings of one game.'),
  map: z.string().describe('Name of the map, without folders and versions.'),
  mapRaw: z.string().describe('Path of the map file, as recorded.'),
  patch: z.string().nullable().describe('Such as "1.32"; null if the replay states an impossible one.'),
  build: z.int().describe('Build number of the game, as recorded.'),
  releases: z
    .array(z.string())
    .describe(
      'First and last release of the game that the recording can come from, such as "2.0.4". Its prices, times and ' +
        'food decide the numbers here.',
    ),
  played: playedSchema,
  durationMs: gameTime.describe('Length that the replay states.'),
  clockMs: gameTime.describe('Game time at the end of the recording, without pauses.'),
  decidedMs: gameTime.describe(
    'Until the last player had left; observers may stay on. If a player’s leave isn’t recorded, ' +
      'the end of the recording.',
  ),
  pausedMs: gameTime.describe('Time spent paused, not part of game time.'),
  sides: z.string().describe('Sizes of the teams, such as "1v1".'),
  matchup: z
    .string()
    .nullable()
    .describe(
      'Races of the two people, such as "EvU"; null if the race of another number of people is known.',
    ),
  complete: z.boolean().describe('Whether the file contains the whole game.'),
  incomplete: z
    .strictObject({ reason: keys<IncompleteReason>(INCOMPLETE_REASONS), sentence: z.string() })
    .nullable()
    .describe('Why the file contains less than the whole game; null if it doesn’t.'),
  undecodable: z.int().describe('Command blocks lost because an action in them is unknown.'),
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
      team: z.int().describe('Number of the team, as in `players`.'),
      slots: z.array(z.string()).describe('Its players.'),
      basis: keys<WinnerBasis>(WINNER_BASES).describe('How the winner was inferred.'),
      sentence: z.string().describe('The same as a sentence.'),
    })
    .nullable()
    .describe('Null if the replay doesn’t show who won.'),
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
  players: z.array(player).describe('Without observers, in lobby order.'),
  spending: spendingSchema
    .nullable()
    .describe(
      'Gold and lumber spent and units born, minute by minute: the proven minimum, and the ' +
        'maximum. Null if the record has no objects. This isn’t what a player had: income isn’t ' +
        'recorded, and only some losses are proven.',
    ),
  observers: z.array(z.string()).describe('Display names.'),
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
