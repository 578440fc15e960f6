/** Reads the text of record files. */
import { openRecord, type ReplayRecord } from '../stored/record.ts';
import { describeIssues } from './issues.ts';
import { parseJson } from './json-file.ts';

/** A record, or one sentence that names the fields which are wrong. */
export type ParsedRecord = { ok: true; record: ReplayRecord } | { ok: false; sentence: string };

/** Reads the text of a record file of any form there ever was. Never throws. */
export function parseRecord(text: string): ParsedRecord {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    return { ok: false, sentence: `The record is ${(error as Error).message}.` };
  }
  const opened = openRecord(value);
  if (opened.ok) return opened;
  if ('wrong' in opened)
    return { ok: false, sentence: `The record does not fit its schema: ${describeIssues(opened.wrong)}.` };
  return {
    ok: false,
    sentence:
      `format: The record was written by a newer version of this program, which knows more formats than the ` +
      `first ${opened.newerThan}. Update the program, or ingest the recording again.`,
  };
}
