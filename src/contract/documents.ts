/** The contract's documents as published: complete, checked, and printed as JSON text. */
import type { ReplaySummary } from '../game/summary.ts';
import { checkIndex, checkSummary, violationText, type Violation } from './check.ts';
import { deprecationsOf } from './deprecations.ts';
import { fieldNotes, timingStatistics, type TimingStatistics } from './field-notes.ts';
import type { ReplayIndex, ReplayIndexEntry } from './index-schema.ts';
import type { ReplaySummaryDocument } from './summary-schema.ts';

const NOTE =
  'One entry for every published replay, newest event first. Read fieldNotes before relying on a timing.';

/**
 * The replay index. `generatedAt` is ISO 8601 in UTC; entries keep their order. Pass `medians` if they are already
 * calculated.
 */
export const indexDocument = (
  entries: readonly ReplayIndexEntry[],
  generatedAt: string,
  medians: TimingStatistics = timingStatistics(entries),
): ReplayIndex => ({
  generatedAt,
  count: entries.length,
  note: NOTE,
  fieldNotes: fieldNotes(medians),
  replays: [...entries],
  deprecations: deprecationsOf('getReplayIndex'),
});

/** The document for each replay: the summary with the notices that concern it. */
export const summaryDocument = (summary: ReplaySummary): ReplaySummaryDocument => ({
  ...summary,
  deprecations: deprecationsOf('getReplaySummary'),
});

/** The JSON text of an index. Throws with file and field if the index breaks the contract, which stops the build. */
export const printIndex = (document: ReplayIndex, file: string): string =>
  print(document, checkIndex(document), file);

/** The JSON text of a summary; throws like `printIndex`. */
export const printSummary = (document: ReplaySummaryDocument, file: string): string =>
  print(document, checkSummary(document), file);

function print(document: unknown, violations: readonly Violation[], file: string): string {
  if (violations.length > 0) {
    throw new Error(
      `${file} breaks the contract:\n${violations.map((violation) => violationText(file, violation)).join('\n')}`,
    );
  }
  return `${JSON.stringify(document)}\n`;
}
