/** Reads games for a page without a file list: one worker, one game at a time. Never rejects. */
import { failing, success } from '../../game/result.ts';
import type { ReadOutcome } from './failure.ts';
import { LINK_NAME, packedFile, wholeFile } from './input/packed.ts';
import { refusal } from './input/picked.ts';
import type { KeptContent } from './library/kept.ts';
import { isComplete, type CompleteGame, type DroppedGame, type OpenedArchive } from './worker/messages.ts';
import { newReader } from './worker/new-reader.ts';

const reader = newReader();
let last: Promise<unknown> = Promise.resolve();

/** Why a visitor's file is not read; null for one that may be a recording. */
export function refusedFile(file: File): ReadOutcome<never> | null {
  const failure = refusal({ file, path: file.name });
  return failure && { ok: false, failure };
}

/** Reads a packed game. */
export const readPacked = (text: string): Promise<ReadOutcome<CompleteGame>> =>
  read(packedFile(text, LINK_NAME));

/** Reads a stored game, with its orders for the map if it has them. */
export async function readKept({ packed, whole }: Pick<KeptContent, 'packed' | 'whole'>) {
  const game = whole ? await read(wholeFile(whole, LINK_NAME)) : null;
  return game?.ok ? game : readPacked(packed);
}

/** Reads a recording or a packed game; `onFinalGround` waits until all map files have been tried. */
export async function read(file: File, onFinalGround = false): Promise<ReadOutcome<CompleteGame>> {
  const reading = last.then(() => readAll(file, onFinalGround));
  last = reading;
  const answer = await reading;
  if (!('parts' in answer)) return answer;
  return notOne(answer.parts.length > 0 ? 'several-recordings' : 'archive-empty');
}

/** Reads a game and waits for its later parts. */
function readAll(file: File, onFinalGround: boolean): Promise<ReadOutcome<CompleteGame> | OpenedArchive> {
  return new Promise((resolve) => {
    let first: DroppedGame | undefined;
    void reader
      .read(
        { file, path: file.name },
        () => undefined,
        (later) => {
          if (!later.ok || !first) return later.ok ? undefined : resolve(later);
          first = { ...first, ...later.value };
          if (isComplete(first) && !(onFinalGround && first.ground?.kind === 'looking'))
            resolve(success(first));
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
