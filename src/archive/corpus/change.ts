/**
 * Whether the corpus is still what was read of it. While developing, the watcher runs in plain Node and the pages
 * in modules of Vite, which have their own copy of every module; they share the process alone, so the number of
 * the last change is kept with it.
 */
const KEY = Symbol.for('farseer.corpus.change');

const shared = globalThis as { [KEY]?: number };

/** Grows with every change of the corpus that was noticed. */
export const corpusChange = (): number => shared[KEY] ?? 0;

/** Says that files of the corpus are no longer what they were. */
export function corpusChanged(): void {
  shared[KEY] = corpusChange() + 1;
}
