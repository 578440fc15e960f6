/** Reads record files. */
import { readFileSync } from 'node:fs';
import type { Result } from '../replay/result.ts';
import { invalidRecord, openRecord, type ReplayRecord } from '../stored/record.ts';
import { sayUnreadable } from './file-facts.ts';
import { parseJson } from './json-file.ts';

/** Reads the text of a record file of any form there ever was; otherwise one sentence says what is wrong. Never throws. */
export function parseRecord(text: string): Result<ReplayRecord, 'invalid-record'> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    return invalidRecord(`The record is ${(error as Error).message}.`);
  }
  return openRecord(value);
}

/** Reads a record file. Never throws. */
export function readRecordFile(path: string): Result<ReplayRecord, 'invalid-record' | 'unreadable'> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { ok: false, failure: { code: 'unreadable', sentence: sayUnreadable(error) } };
  }
  return parseRecord(text);
}
