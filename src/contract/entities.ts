/**
 * Schemas of the game objects in a summary. They are strict here, because undocumented fields must not be emitted.
 * `components.ts` publishes them as open schemas, because clients must accept new fields.
 */
import { z } from 'zod';
import { BUILD_STEP_TYPES } from '../game/summary.ts';
import { clockText } from './values.ts';

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
const timed = namedEntitySchema.extend(orderTime);

/** A game object with the game time of its order. Component `TimedEntity`. */
export const timedEntitySchema = timed.describe('A game object with the game time of its order.');

/** A step in an opening. Component `BuildStep`. */
export const buildStepSchema = timed
  .extend({
    type: z
      .enum(BUILD_STEP_TYPES)
      .describe('Kind of object that the step produces. Clients must accept kinds that are not listed here.')
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
      .describe('Level ordered: 1 at the first order of this upgrade, counted up to its highest level.')
      .exactOptional(),
    category: z
      .string()
      .describe('Group the upgrade belongs to; free text, new groups may appear.')
      .exactOptional(),
    icon: z.string().describe('Name of the upgrade’s icon; free text.').exactOptional(),
    ...orderTime,
  })
  .describe('An upgrade or other research that the player ordered.');
