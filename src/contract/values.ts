/** The few kinds of value that most fields use. All are optional and, except the clock text, may be null. */
import { z } from 'zod';

/** Minutes and two digits of seconds; minutes continue past an hour. */
export const clockText = z.string().regex(/^\d+:[0-5]\d$/);

/** Optional text or null. */
export const optionalText = (description: string) =>
  z.string().nullable().describe(description).exactOptional();

/** Optional whole number from 0 up (seconds or milliseconds, as described) or null. */
export const optionalTime = (description: string) =>
  z.int().nonnegative().nullable().describe(description).exactOptional();

/** Optional `m:ss` text or null. */
export const optionalClock = (description: string) =>
  clockText.nullable().describe(description).exactOptional();
