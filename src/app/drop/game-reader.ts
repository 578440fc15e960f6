/** Reads games for a page without a file list: one worker, one game at a time. Never rejects. */
import { failing, success } from '../../game/result.ts';
import type { ReadOutcome } from './failure.ts';
import { LINK_NAME, packedFile, wholeFile } from './input/packed.ts';
import { refusal } from './input/picked.ts';
import type { KeptContent } from './library/kept.ts';
import type { CompleteGame, DroppedGame, OpenedArchive } from './worker/messages.ts';
import { newReader } from './worker/new-reader.ts';

const reader = newReader();
let last: Promise<unknown> = Promise.resolve();

/** Reads a visitor's recording. */
export async function readFile(file: File): Promise<ReadOutcome<CompleteGame>> {
  const refused = refusal({ file, path: file.name });
  return refused ? { ok: false, failure: refused } : read(file);
}

/** Reads a packed game. */
export const readPacked = (text: string): Promise<ReadOutcome<CompleteGame>> =>
  read(packedFile(text, LINK_NAME));

/** Reads a stored game, with its orders for the map if it has them. */
export async function readKept({ packed, whole }: Pick<KeptContent, 'packed' | 'whole'>) {
  const game = whole ? await read(wholeFile(whole, LINK_NAME)) : null;
  return game?.ok ? game : readPacked(packed);
}

async function read(file: File): Promise<ReadOutcome<CompleteGame>> {
  const reading = last.then(() => readAll(file));
  last = reading;
  const answer = await reading;
  if (!('parts' in answer)) return answer;
  return notOne(answer.parts.length > 0 ? 'several-recordings' : 'archive-empty');
}

/** Reads a game and waits for its later parts. */
function readAll(file: File): Promise<ReadOutcome<CompleteGame> | OpenedArchive> {
  return new Promise((resolve) => {
    let first: DroppedGame | undefined;
    void reader
      .read(
        { file, path: file.name },
        () => undefined,
        (later) => {
          if (!later.ok) resolve(later);
          else if (first && 'packed' in later.value) resolve(success({ ...first, ...later.value }));
        },
      )
      .then((answer) => {
        if ('ok' in answer && answer.ok) first = answer.value;
        else resolve(answer);
      });
  });
}

const notOne = failing({
  'archive-empty': 'The archive contains no replay.',
  'several-recordings': 'The archive contains several replays. Unpack it, and choose one.',
});
