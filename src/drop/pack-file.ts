import { packGame } from '../share/pack.ts';
import type { Outcome } from './failure.ts';
import { refusal } from './intake/picked.ts';
import { newReader } from './worker/new-reader.ts';

const reader = newReader();

/** Reads a recording of the visitor's in the worker, and packs its game. Ask for the next one after the answer. */
export async function packFile(file: File): Promise<Outcome<string>> {
  const refused = refusal({ file, path: file.name });
  if (refused) return { ok: false, failure: refused };
  const read = await reader.read(file, file.name, () => undefined);
  if (!read.ok) return read;
  const { game, analysis } = read.value;
  return { ok: true, value: await packGame({ game, replayId: analysis.replayId }) };
}
