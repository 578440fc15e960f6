import type { Outcome } from './failure.ts';
import { refusal } from './intake/picked.ts';
import { newReader } from './worker/new-reader.ts';

const reader = newReader();

/** Reads a recording of the visitor's in the worker; gives its game, packed. Ask for the next one after the answer. */
export async function packFile(file: File): Promise<Outcome<string>> {
  const refused = refusal({ file, path: file.name });
  if (refused) return { ok: false, failure: refused };
  const read = await reader.read(file, file.name, () => undefined);
  return read.ok ? { ok: true, value: read.value.packed } : read;
}
