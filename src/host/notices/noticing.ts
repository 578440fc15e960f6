/** Looks on while scripts for browsers are bundled, and notes which packages they hold. Runs in Node. */
import type { Plugin } from 'vite';
import { packageFolder } from './packages.ts';

/** Folders of the packages in all that was bundled since the start. */
export const noticed = new Set<string>();

/** To be given to every bundling of what browsers run. Pages are rendered before, and their scripts and workers bundled apart. */
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
