/** Reads games for a page that shows no list of files: in one worker, one after the other. Nothing rejects. */
import type { Outcome } from './failure.ts';
import { LINK_NAME, packedFile } from './intake/packed.ts';
import { refusal } from './intake/picked.ts';
import type { DroppedGame } from './worker/messages.ts';
import { newReader } from './worker/new-reader.ts';

const reader = newReader();
let last: Promise<unknown> = Promise.resolve();

/** Reads a recording of the visitor's. */
export async function readFile(file: File): Promise<Outcome<DroppedGame>> {
  const refused = refusal({ file, path: file.name });
  return refused ? { ok: false, failure: refused } : read(file);
}

/** Reads a packed game. */
export const readPacked = (text: string): Promise<Outcome<DroppedGame>> => read(packedFile(text, LINK_NAME));

function read(file: File): Promise<Outcome<DroppedGame>> {
  const outcome = last.then(() => reader.read(file, file.name, () => undefined));
  last = outcome;
  return outcome;
}
