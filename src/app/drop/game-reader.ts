/** Reads games for a page without a file list: one worker, one game at a time. Never rejects. */
import { failing } from '../../game/result.ts';
import type { ReadOutcome } from './failure.ts';
import { LINK_NAME, packedFile } from './input/packed.ts';
import { refusal } from './input/picked.ts';
import type { DroppedGame } from './worker/messages.ts';
import { newReader } from './worker/new-reader.ts';

const reader = newReader();
let last: Promise<unknown> = Promise.resolve();

/** Reads a visitor's recording. */
export async function readFile(file: File): Promise<ReadOutcome<DroppedGame>> {
  const refused = refusal({ file, path: file.name });
  return refused ? { ok: false, failure: refused } : read(file);
}

/** Reads a packed game. */
export const readPacked = (text: string): Promise<ReadOutcome<DroppedGame>> =>
  read(packedFile(text, LINK_NAME));

async function read(file: File): Promise<ReadOutcome<DroppedGame>> {
  const reading = last.then(() => reader.read({ file, path: file.name }, () => undefined));
  last = reading;
  const answer = await reading;
  return 'parts' in answer ? several('several-recordings') : answer;
}

const several = failing({
  'several-recordings': 'The archive contains several replays. Unpack it, and choose one.',
});
