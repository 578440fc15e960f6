import { saveBlob, type SavedFile } from './save.ts';

/** A file in parts, because creating it in one step would block the page. */
export interface SavedParts extends Omit<SavedFile, 'text'> {
  /** The parts of the text, in order. */
  text: readonly string[];
}

/** Saves a file from its parts as a download. */
export async function saveParts({ name, type, text }: SavedParts): Promise<void> {
  const pause = pauses();
  const blobs: Blob[] = [];
  for (const part of text) {
    blobs.push(new Blob([part]));
    await pause();
  }
  saveBlob(name, new Blob(blobs, { type }));
}

/** How many levels of nesting are split: a document, its lists, and the players with their lists. */
const LEVELS = 4;
/** Minimum characters per part. Very many parts would take long to join. */
const PART = 0x10000;

/**
 * Converts plain data to JSON in parts. Joined, they are the text that `JSON.stringify` writes, with a line break at
 * the end. Pauses regularly, because a large document would otherwise block the page.
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
    // Awaited only if there is a pause, because awaiting takes time in any case.
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

/** How long to work without a pause, in ms; during a pause, the page can react to its visitor. */
const AT_A_TIME_MS = 20;

/**
 * Begins long work. Call the returned function often and await its result: it pauses the work when enough time has
 * passed.
 */
function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_TIME_MS) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
