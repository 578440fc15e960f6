/** Reads games for a page without a file list: one worker, one game at a time. Never rejects. */
import { failing, success } from '../../../game/result.ts';
import type { GameContent } from '../../library/store/games.ts';
import type { ReadOutcome } from '../input/failure.ts';
import { LINK_NAME, filePacked, wholeFile } from '../input/packed-files.ts';
import { refusal } from '../input/picked-files.ts';
import type { CompleteGame, OpenedArchive } from './messages.ts';
import { ReplayReader } from './replay-reader.ts';
import { startWorker } from './workers.ts';

const reader = new ReplayReader(startWorker);
let last: Promise<unknown> = Promise.resolve();

/** Why a visitor's file is not read; null for one that may be a recording. */
export function refusalOf(file: File): ReadOutcome<never> | null {
  const failure = refusal({ file, path: file.name });
  return failure && { ok: false, failure };
}

/** Reads a packed game. */
const readPacked = (text: string): Promise<ReadOutcome<CompleteGame>> =>
  readCompleteGame(filePacked(text, LINK_NAME));

/** Reads a stored game, with its orders for the map if it has them. */
export async function readKept({ packed, whole }: Pick<GameContent, 'packed' | 'whole'>) {
  const game = whole ? await readCompleteGame(wholeFile(whole, LINK_NAME)) : null;
  return game?.ok ? game : readPacked(packed);
}

/** Reads a recording or a packed game, wholly. */
export async function readCompleteGame(file: File): Promise<ReadOutcome<CompleteGame>> {
  const reading = last.then(() => readWhole(file));
  last = reading;
  const answer = await reading;
  if (!('parts' in answer)) return answer;
  return notOne(answer.parts.length > 0 ? 'several-recordings' : 'archive-empty');
}

async function readWhole(file: File): Promise<ReadOutcome<CompleteGame> | OpenedArchive> {
  const { first, rest } = reader.read({ file, path: file.name, waits: true });
  const answer = await first;
  if ('parts' in answer || !answer.ok) return answer;
  const restOfGame = await rest;
  return restOfGame.ok ? success({ ...answer.value, ...restOfGame.value }) : restOfGame;
}

const notOne = failing({
  'archive-empty': 'The archive contains no replay.',
  'several-recordings': 'The archive contains several replays. Unpack it, and choose one.',
});
