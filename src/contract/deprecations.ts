/**
 * Announcements of documented fields that will be removed. To retire a field, add an entry here, mark its schema with
 * `.meta({ deprecated: true })`, and keep emitting it until `sunsetAt`. Entries stay in order.
 */
import { z } from 'zod';

/** Names of the two operations. They never change, because clients generate method names from them. */
export const OPERATION_IDS = ['getReplayIndex', 'getReplaySummary'] as const;
export type OperationId = (typeof OPERATION_IDS)[number];

/** Number of days for which a documented field stays unchanged after its removal is announced. */
export const NOTICE_DAYS = 90;

/** The affected part of a document. Component `DeprecationTarget`. */
export const deprecationTargetSchema = z
  .strictObject({
    operationId: z
      .enum(OPERATION_IDS)
      .describe('Operation whose document changes, as named in this description.'),
    jsonPath: z
      .string()
      .describe('JSONPath (RFC 9535) of the field in that document, for example `$.players[*].race`.'),
  })
  .describe('One field of one document.');

/** An announcement. Component `Deprecation`. */
export const deprecationSchema = z
  .strictObject({
    id: z.string().describe('Stable name of the announcement; also its anchor on the page in `docs`.'),
    target: deprecationTargetSchema.describe('The field that will be removed or changed.'),
    deprecatedAt: z.iso.datetime().describe('When the notice was given, in UTC.'),
    sunsetAt: z.iso
      .datetime()
      .nullable()
      .describe(
        `Earliest end of the field, in UTC: ${NOTICE_DAYS} days or more after deprecatedAt; null = not set.`,
      ),
    replacement: z
      .string()
      .nullable()
      .describe('JSONPath of what to read instead; null when nothing replaces it.'),
    reason: z.string().describe('Why the field is being removed, in one sentence.'),
    docs: z.url().describe('Address of the page that explains the change.'),
  })
  .describe('Notice that a documented field will be removed or have its type changed.');

export type Deprecation = z.infer<typeof deprecationSchema>;

/** The `deprecations` field of both documents. The contract makes it optional; we always write it. */
export const deprecationsField = z
  .array(deprecationSchema)
  .describe(
    'Announced removals and type changes of this document’s fields, oldest first; empty when there are none.',
  )
  .exactOptional();

/** All current announcements. Each document contains those for its operation. */
export const deprecations: readonly Deprecation[] = [];

/** The announcements for one operation's document; a new array, in list order. */
export const deprecationsOf = (operationId: OperationId): Deprecation[] =>
  deprecations.filter(({ target }) => target.operationId === operationId);
