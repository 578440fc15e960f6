/** The few kinds of values that most fields use. All are optional and, except for the clock text, may be null. */
import { z } from 'zod';

/** Minutes and two digits for seconds; minutes continue past an hour. */
export const clockText = z.string().regex(/^\d+:[0-5]\d$/);

/** Optional text or null. */
export const optionalText = (description: string) =>
  z.string().nullable().describe(description).exactOptional();

/** An optional whole number from 0 up (in seconds or milliseconds, as described), or null. */
export const optionalTime = (description: string) =>
  z.int().nonnegative().nullable().describe(description).exactOptional();

/** An optional `m:ss` text, or null. */
export const optionalClock = (description: string) =>
  clockText.nullable().describe(description).exactOptional();
