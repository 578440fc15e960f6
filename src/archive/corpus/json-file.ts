/** Reads the JSON files of the corpus; what is wrong with one is a sentence with its path. */
import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { sayUnreadable } from './disk/reasons.ts';
import { describeIssues } from '../../game/stored/issues.ts';

/**
 * Parses a JSON text. Throws a sentence if the text is invalid or if a string ends inside a character: half a character
 * (`\ud800`) can't be in an address or a file.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    // Some editors begin a file with an invisible mark.
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const fault = hasMergeMarks(text) ? MERGED : `not valid JSON: ${(error as Error).message}`;
    throw new Error(fault, { cause: error });
  }
  const broken = HALF.test(text) ? brokenKey(text) : null;
  if (broken === null) return value;
  throw new Error(
    `not text throughout: "${broken}" contains half a character, a lone surrogate such as \\ud800`,
  );
}

const MERGED =
  'not valid JSON: it has the marks of a merge, such as <<<<<<<. Keep what both sides need, and delete the marks.';

/** Whether git left its marks in a text, because two sides changed the same lines. */
export const hasMergeMarks = (text: string): boolean => /^<{7} /m.test(text) && /^>{7} /m.test(text);

/** Text read from a file is well-formed, so only such an escape can produce half a character. */
const HALF = /\\ud[89a-f]/i;

/** The key of the first string that ends inside a character; null if there is none. */
function brokenKey(text: string): string | null {
  let broken: string | null = null;
  JSON.parse(text.replace(/^\ufeff/, ''), (key, item: unknown) => {
    if (!key.isWellFormed() || (typeof item === 'string' && !item.isWellFormed()))
      broken ??= key.toWellFormed();
    return item;
  });
  return broken;
}

/** A fault with the remedy. */
const withRemedy = (fault: string): string =>
  `${fault.replace(/\.$/, '')}. Correct the file, or restore it from an earlier commit.`;

/**
 * Reads a corpus list and checks it against its schema; null if the file is missing. Throws with file and field if the
 * list is invalid.
 */
export function readJsonFile<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> | null {
  if (!existsSync(path)) return null;
  let value: unknown;
  try {
    value = parseJson(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`${path}: ${code === undefined ? withRemedy(message) : sayUnreadable(error)}`, {
      cause: error,
    });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${path}: ${withRemedy(describeIssues(parsed.error))}`);
}
