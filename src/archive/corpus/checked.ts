/**
 * Records that an earlier build found to be whole, in short, by the digests of their texts. To read a record and check it takes ten
 * times as long as to read its short parts, and of an archive few are new.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReplayRecord } from '../../game/stored/record.ts';
import { writeWhole } from './file-facts.ts';
import { shortGame } from './lean.ts';
import { codeOfBuild } from './remembered.ts';

export interface Checked {
  /** The record of a text that the same code found to be whole, without the long parts of its game. */
  shortOf: (text: string) => ReplayRecord | undefined;
  /** The same by the SHA-256 of its file, which then need not be read. */
  shortBy: (digest: string) => ReplayRecord | undefined;
  add: (text: string, record: ReplayRecord) => void;
  /** Keeps for the next build what was asked for or added. */
  keep: () => void;
}

/** Knows nothing. */
export const UNCHECKED: Checked = {
  shortOf: () => undefined,
  shortBy: () => undefined,
  add: () => {},
  keep: () => {},
};

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
  const known = new Map(kept?.code === code ? Object.entries(kept.records) : []);
  const whole = new Map<string, ReplayRecord>();
  const shortBy = (digest: string) => {
    const record = known.get(digest) ?? whole.get(digest);
    if (record) whole.set(digest, record);
    return record;
  };
  return {
    shortOf: (text) => shortBy(digestOf(text)),
    shortBy,
    add: (text, { recording, game }) => void whole.set(digestOf(text), { recording, game: shortGame(game) }),
    keep: () => {
      if (whole.size !== known.size || [...whole.keys()].some((digest) => !known.has(digest)))
        write(path, { code, records: Object.fromEntries(whole) });
    },
  };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Behind a digest of it: nothing in there is checked again, so it must be as it was written. */
function write(path: string, kept: Kept): void {
  const text = JSON.stringify(kept);
  writeWhole(path, `${digestOf(text)}\n${text}`);
}

/** Null for a file that is not there, or that somebody changed. */
function read(path: string): Kept | null {
  try {
    const [digest = '', text = ''] = readFileSync(path, 'utf8').split('\n');
    return digest === digestOf(text) ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
}
