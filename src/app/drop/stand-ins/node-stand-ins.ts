import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ZLIB = fileURLToPath(new URL('./zlib.ts', import.meta.url));

/**
 * Vite plugin that lets the replay reader run in the browser: a stand-in replaces Node's zlib. Code that is built for
 * Node doesn't change.
 */
export const nodeStandIns = (): Plugin => ({
  ...resolver(),
  // Workers are built with a separate plugin list.
  config: () => ({ worker: { format: 'es', plugins: () => [resolver()] } }),
});

const resolver = (): Plugin => ({
  name: 'farseer:node-stand-ins',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: (id) => (id === 'node:zlib' ? ZLIB : null),
});
