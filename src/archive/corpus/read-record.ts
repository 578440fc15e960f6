/** Reads record files. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Result } from '../../game/result.ts';
import { invalidRecord, openRecord, type ReplayRecord } from '../../game/stored/record.ts';
import { sayUnreadable } from './disk/reasons.ts';
import { sha256 } from './sha256.ts';
import { parseJson } from './json-file.ts';
import { RECORD_EXTENSION } from './layout.ts';
import type { ResultCache } from './result-cache.ts';

/**
 * Parses a record file in any format version, or returns a sentence that says what is wrong. Checking
 * takes ten times as long as reading. `known` therefore remembers from earlier builds, under the name of the file, that
 * its text is valid; throws only if it can't write that.
 */
export function parseRecord(
  text: string,
  known?: { name: string; recall: ResultCache },
): Result<ReplayRecord, 'invalid-record'> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    return invalidRecord(`The record is ${(error as Error).message}.`);
  }
  const isWhole = known?.recall(
    'record',
    known.name,
    [sha256(Buffer.from(text))],
    () => openRecord(value).ok,
  );
  return openRecord(value, isWhole);
}

/** Reads a record file. Throws only if `recall` can't write what it remembers. */
export function readRecordFile(
  path: string,
  recall?: ResultCache,
): Result<ReplayRecord, 'invalid-record' | 'unreadable'> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { ok: false, failure: { code: 'unreadable', sentence: sayUnreadable(error) } };
  }
  return parseRecord(text, recall && { name: basename(path, RECORD_EXTENSION), recall });
}
