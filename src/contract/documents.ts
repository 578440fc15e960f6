/** The contract's documents as published: complete, checked, and printed as JSON text. */
import type { ReplaySummary } from '../game/summary-schema.ts';
import { deprecationsOf } from './deprecations.ts';
import { fieldNotes, timingStatistics, type TimingStatistics } from './field-notes.ts';
import { type ReplayIndex, type ReplayIndexEntry, replayIndexSchema } from './index-schema.ts';
import { type ReplaySummaryDocument, replaySummarySchema } from './summary-document.ts';
import type { z } from 'zod';
import { RACES } from '../game/races.ts';

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

/** Faults of a document; printed after the file and the field. */
export const VIOLATION_WORDS = {
  matchup: (matchup: string): string => `"${matchup}" is not two race letters in order`,
  unknown: 'is not part of the contract',
};

/** A broken promise: where in the document, and what is wrong there. */
interface Violation {
  /** Readable path, such as `replays[3].players[0].race`; empty for the document itself. */
  path: string;
  message: string;
}

/** All violations in an index, including unknown keys at any depth; empty if the index may be published. */
export function checkIndex(value: unknown): Violation[] {
  const result = replayIndexSchema.safeParse(value);
  return result.success ? indexRules(result.data) : result.error.issues.flatMap(violations);
}

/** All violations in a summary, including unknown keys at any depth; empty if the summary may be published. */
export function checkSummary(value: unknown): Violation[] {
  const result = replaySummarySchema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap(violations);
}

/** A log line: the file, the field, and what is wrong. */
export const violationText = (file: string, { path, message }: Violation): string =>
  `${file}: ${path || 'the document'}: ${message}`;

/** Checks contract rules across fields, which schemas can't express. */
function indexRules({ count, replays }: ReplayIndex): Violation[] {
  const breaches: Violation[] = [];
  const first = new Map<string, number>();
  if (count !== replays.length)
    breaches.push({ path: 'count', message: `is ${count} for ${replays.length} replays` });
  for (const [i, { replayId, matchup }] of replays.entries()) {
    const earlier = first.get(replayId);
    if (earlier === undefined) first.set(replayId, i);
    else
      breaches.push({
        path: `replays[${i}].replayId`,
        message: `repeats ${replayId} of replays[${earlier}]`,
      });
    if (matchup != null && !isMatchup(matchup)) {
      breaches.push({
        path: `replays[${i}].matchup`,
        message: VIOLATION_WORDS.matchup(matchup),
      });
    }
  }
  return breaches;
}

const MATCHUP = new RegExp(`^([${RACES.join('')}])v([${RACES.join('')}])$`);

/** Whether a string is `<letter>v<letter>`, in alphabetical order. */
function isMatchup(text: string): boolean {
  const [, left, right] = MATCHUP.exec(text) ?? [];
  return left !== undefined && right !== undefined && left <= right;
}

/** Converts a zod issue to violations: one for each unknown key, placed at that key. */
function violations(issue: z.core.$ZodIssue): Violation[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathText(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: pathText([...issue.path, key]),
    message: VIOLATION_WORDS.unknown,
  }));
}

const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
