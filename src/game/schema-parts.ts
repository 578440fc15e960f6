/** Building blocks for the schemas of an analysis. */
import { z } from 'zod';
import { VALUE_SCRIPTS } from './vocabulary.ts';

/** The schema of a text that is one of the keys of a record. */
export const keys = <T extends string>(record: Record<T, unknown>) => z.enum(Object.keys(record) as T[]);
/** A game time in ms. */
export const gameTime = z.int().nonnegative();
/** Fields of what has an object id and its English name. */
export const object = { id: z.string(), name: z.string() };
/** Two game times in ms, earliest and latest. */
export const span = z.strictObject({ from: gameTime, to: gameTime });

/** Values that the script of a map wrote for each player; `slot` is the player's place in the lobby. */
export const scriptValues = <Slot extends z.ZodType>(slot: Slot) =>
  z.strictObject({
    script: z.enum(VALUE_SCRIPTS),
    names: z.array(z.string()).describe('As the script wrote them; DotA writes numbers.'),
    rows: z.array(
      z.strictObject({
        number: z.int().nonnegative().describe('The player’s number in the script.'),
        slot,
        values: z.array(z.string().nullable()).describe('In the order of the names.'),
      }),
    ),
  });
