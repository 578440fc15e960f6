/** Records which packages are bundled into browser scripts. Runs in Node. */
import type { Plugin } from 'vite';
import { packageFolder } from './packages.ts';

/** Folders of all packages bundled so far. */
export const noticed = new Set<string>();

/**
 * A plugin for every bundling of browser code. Pages are rendered earlier, and their scripts and workers are bundled
 * separately.
 */
export const noticing = (): Plugin => ({
  name: 'notices',
  generateBundle(_, bundle) {
    if (this.environment.config.consumer === 'server') return;
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
        const folder = packageFolder(id);
        if (folder !== null) noticed.add(folder);
      }
  },
});
