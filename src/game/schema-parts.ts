/** Building blocks for the schemas of an analysis. */
import { z } from 'zod';

/** The schema of a text that is one of the keys of a record. */
export const keys = <T extends string>(record: Record<T, unknown>) => z.enum(Object.keys(record) as T[]);
export const gameTime = z.int().nonnegative();
export const object = { id: z.string(), name: z.string() };
export const span = z.strictObject({ from: gameTime, to: gameTime });
