import type { Plugin } from 'vite';

/** Vite's name for what it puts around every `import()`. */
const HELPER = '\0vite/preload-helper.js';
/** Stands where its list of such imports comes. */
const LIST = '__VITE_PRELOAD__';

/**
 * Vite plugin that loads later parts of a program by the browser's own `import()`. Vite would put a kilobyte around it that
 * asks for styles, of which our later parts have none, and for what they import, which is there or small.
 */
export const plainImports = (): Plugin => ({
  name: 'farseer:plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  renderChunk: (code) => (code.includes(LIST) ? { code: code.replaceAll(LIST, 'void 0'), map: null } : null),
});
