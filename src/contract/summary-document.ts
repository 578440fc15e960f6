/** The published document of a replay, `/data/summaries/{replayId}.json`. Component `ReplaySummary`. */
import type { z } from 'zod';
import { summarySchema } from '../game/summary-schema.ts';
import { deprecationsField } from './deprecations.ts';

/** The summary, and what is announced about its fields. */
export const replaySummarySchema = summarySchema
  .extend({ deprecations: deprecationsField })
  .describe('One parsed replay in full, with opening build sequences and everything researched.');

export type ReplaySummaryDocument = z.infer<typeof replaySummarySchema>;
