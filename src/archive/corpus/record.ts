/** Reads record files. */
import { readFileSync } from 'node:fs';
import { success, type Result } from '../../game/result.ts';
import { invalidRecord, openRecord, type ReplayRecord } from '../../game/stored/record.ts';
import { UNCHECKED, type Checked } from './checked.ts';
import { sayUnreadable } from './file-facts.ts';
import { parseJson } from './json-file.ts';

/**
 * Reads the text of a record file of any form there ever was; otherwise one sentence says what is wrong. Never throws. `checked`
 * knows the texts that need no check, and learns this one.
 */
export function parseRecord(
  text: string,
  checked: Checked = UNCHECKED,
): Result<ReplayRecord, 'invalid-record'> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    return invalidRecord(`The record is ${(error as Error).message}.`);
  }
  const known = checked.shortOf(text) !== undefined;
  const opened = openRecord(value, known);
  if (opened.ok && !known) checked.add(text, opened.value);
  return opened;
}

/**
 * Reads a record file. Never throws. Where the short parts are enough, `digest` is the SHA-256 of the file: one that is known is not
 * read again.
 */
export function readRecordFile(
  path: string,
  checked: Checked = UNCHECKED,
  digest?: string,
): Result<ReplayRecord, 'invalid-record' | 'unreadable'> {
  const known = digest === undefined ? undefined : checked.shortBy(digest);
  if (known) return success(known);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { ok: false, failure: { code: 'unreadable', sentence: sayUnreadable(error) } };
  }
  return parseRecord(text, checked);
}
