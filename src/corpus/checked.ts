/**
 * Texts of records that an earlier build found to be whole, kept by their digests. To check a record takes twice as long as to read
 * it, and of an archive few are new.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeWhole } from './file-facts.ts';
import { codeOfBuild } from './remembered.ts';

export interface Checked {
  /** Whether the same code found this text to be whole. */
  has: (text: string) => boolean;
  add: (text: string) => void;
  /** Keeps for the next build what was asked for or added. */
  keep: () => void;
}

/** Knows nothing. */
export const UNCHECKED: Checked = { has: () => false, add: () => {}, keep: () => {} };

interface Kept {
  code: string;
  digests: string[];
}

/** What is known in a file; without a code, as while developing, nothing. */
export function checkedIn(
  path: string = resolve('.cache', 'checked.json'),
  code: string | undefined = codeOfBuild(),
): Checked {
  if (code === undefined) return UNCHECKED;
  const kept = read(path);
  const known = new Set(kept?.code === code && Array.isArray(kept.digests) ? kept.digests : []);
  const whole = new Set<string>();
  return {
    has: (text) => {
      const digest = digestOf(text);
      if (known.has(digest)) whole.add(digest);
      return whole.has(digest);
    },
    add: (text) => void whole.add(digestOf(text)),
    keep: () => {
      if (whole.size !== known.size || whole.difference(known).size > 0)
        writeWhole(path, JSON.stringify({ code, digests: [...whole] } satisfies Kept));
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
