import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { describeIssues } from '../../game/stored/issues.ts';

/**
 * Parses a JSON text. Throws a sentence if the text is invalid or if a string ends inside a character: half a character
 * (`\ud800`) can't be in an address or a file.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  const broken = HALF.test(text) ? brokenKey(text) : null;
  if (broken === null) return value;
  throw new Error(
    `not text throughout: "${broken}" contains half a character, a lone surrogate such as \\ud800`,
  );
}

/** Text read from a file is well-formed, so only such an escape can produce half a character. */
const HALF = /\\ud[89a-f]/i;

/** The key of the first string that ends inside a character; null if there is none. */
function brokenKey(text: string): string | null {
  let broken: string | null = null;
  JSON.parse(text, (key, item: unknown) => {
    if (!key.isWellFormed() || (typeof item === 'string' && !item.isWellFormed()))
      broken ??= key.toWellFormed();
    return item;
  });
  return broken;
}

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
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${path}: ${describeIssues(parsed.error)}`);
}
