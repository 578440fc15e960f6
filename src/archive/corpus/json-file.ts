import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { describeIssues } from '../../game/stored/issues.ts';

/**
 * The JSON value of a text. Throws with a sentence when it is none, or when a text in it breaks off inside a
 * character: half a character (`\ud800`) can stand in no address and in no file.
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
    `not text throughout: "${broken}" holds half a character, a lone surrogate such as \\ud800`,
  );
}

/** Text that was read from a file is whole; only such an escape can bring half a character in. */
const HALF = /\\ud[89a-f]/i;

/** The key of the first text that breaks off inside a character; null when none does. */
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
 * What a list of the corpus holds, as its schema has it; null when there is no such file. Throws with file and
 * field when the file is not what it should be.
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
