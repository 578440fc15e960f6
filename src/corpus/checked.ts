/**
 * Records that an earlier build found to be whole, in short, by the digests of their texts. To read a record and check it takes ten
 * times as long as to read its short parts, and of an archive few are new.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReplayRecord } from '../stored/record.ts';
import { writeWhole } from './file-facts.ts';
import { shortGame } from './lean.ts';
import { codeOfBuild } from './remembered.ts';

export interface Checked {
  /** The record of a text that the same code found to be whole, without the long parts of its game. */
  shortOf: (text: string) => ReplayRecord | undefined;
  add: (text: string, record: ReplayRecord) => void;
  /** Keeps for the next build what was asked for or added. */
  keep: () => void;
}

/** Knows nothing. */
export const UNCHECKED: Checked = { shortOf: () => undefined, add: () => {}, keep: () => {} };

interface Kept {
  code: string;
  records: Record<string, ReplayRecord>;
}

/** What is known in a file; without a code, as while developing, nothing. */
export function checkedIn(
  path: string = resolve('.cache', 'checked.json'),
  code: string | undefined = codeOfBuild(),
): Checked {
  if (code === undefined) return UNCHECKED;
  const kept = read(path);
  const known = new Map(Object.entries((kept?.code === code && kept.records) || {}));
  const whole = new Map<string, ReplayRecord>();
  return {
    shortOf: (text) => {
      const digest = digestOf(text);
      const record = known.get(digest) ?? whole.get(digest);
      if (record) whole.set(digest, record);
      return record;
    },
    add: (text, { recording, game }) => void whole.set(digestOf(text), { recording, game: shortGame(game) }),
    keep: () => {
      if (whole.size !== known.size || [...whole.keys()].some((digest) => !known.has(digest)))
        writeWhole(path, JSON.stringify({ code, records: Object.fromEntries(whole) } satisfies Kept));
    },
  };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function read(path: string): Kept | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return null;
  }
}
