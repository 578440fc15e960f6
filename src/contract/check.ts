/**
 * Checks that every document must pass before publication. Never throws: the caller decides what a violation means.
 */
import type { z } from 'zod';
import { RACES } from '../game/summary.ts';
import { type ReplayIndex, replayIndexSchema } from './index-schema.ts';
import { replaySummarySchema } from './summary-schema.ts';
import { VIOLATION_WORDS } from './words/promises.ts';

/** A broken promise: where in the document, and what is wrong there. */
export interface Violation {
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
  `${file}: ${path || VIOLATION_WORDS.document}: ${message}`;

/** Checks contract rules across fields, which schemas can't express. */
function indexRules({ count, replays }: ReplayIndex): Violation[] {
  const breaches: Violation[] = [];
  const first = new Map<string, number>();
  if (count !== replays.length)
    breaches.push({ path: 'count', message: VIOLATION_WORDS.count(count, replays.length) });
  for (const [i, { replayId, matchup }] of replays.entries()) {
    const earlier = first.get(replayId);
    if (earlier === undefined) first.set(replayId, i);
    else
      breaches.push({
        path: `replays[${i}].replayId`,
        message: VIOLATION_WORDS.repeated(replayId, earlier),
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
