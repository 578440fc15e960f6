import { pauses } from './pauses.ts';
import { saveBlob, type SavedFile } from './save.ts';

/** A file in parts, because making it at once would block the page. */
export interface SavedParts extends Omit<SavedFile, 'text'> {
  /** In order. */
  text: readonly string[];
}

/** Passes a file in parts to the browser's downloads. */
export async function saveParts({ name, type, text }: SavedParts): Promise<void> {
  const pause = pauses();
  const blobs: Blob[] = [];
  for (const part of text) {
    blobs.push(new Blob([part]));
    await pause();
  }
  saveBlob(name, new Blob(blobs, { type }));
}

/** Levels of nesting that are taken apart: a document, its lists, and the players with their lists. */
const LEVELS = 4;
/** Least length of a part in characters, because a file of very many parts takes long to put together. */
const PART = 0x10000;

/**
 * The JSON text of plain data in parts, with a line break at the end. Together they are what `JSON.stringify` writes.
 * It pauses again and again, because a large document would otherwise block the page.
 */
export async function jsonParts(value: unknown): Promise<string[]> {
  const parts: string[] = [];
  const pause = pauses();
  let part = '';
  for (const text of textsOf(value, LEVELS)) {
    part += text;
    if (part.length >= PART) {
      parts.push(part);
      part = '';
    }
    const pausing = pause();
    // Awaiting takes time even without a pause.
    if (pausing) await pausing;
  }
  return [...parts, `${part}\n`];
}

function* textsOf(value: unknown, levels: number): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value) ?? 'null';
  else if (Array.isArray(value)) {
    yield '[';
    for (const [at, element] of value.entries()) {
      if (at > 0) yield ',';
      yield* textsOf(element, levels - 1);
    }
    yield ']';
  } else {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    yield '{';
    for (const [at, [key, field]] of fields.entries()) {
      yield `${at > 0 ? ',' : ''}${JSON.stringify(key)}:`;
      yield* textsOf(field, levels - 1);
    }
    yield '}';
  }
}
