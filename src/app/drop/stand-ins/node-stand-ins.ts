import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What browsers get instead of Node's modules and of w3gjs. */
const INSTEAD: Readonly<Record<string, string>> = {
  'node:buffer': fileAt('buffer.ts'),
  'node:zlib': fileAt('zlib.ts'),
  './w3gjs/metadata.ts': fileAt('../../../game/decode/lobby.ts'),
};
/** The only code that uses them. */
const USERS = /[\\/]src[\\/]game[\\/]decode[\\/]/;

/** Vite plugin that lets the replay reader run in the browser. Code that is built for Node doesn't change. */
export const nodeStandIns = (): Plugin => ({
  ...resolver(),
  // Workers are built with a separate plugin list.
  config: () => ({ worker: { format: 'es', plugins: () => [resolver()] } }),
});

const resolver = (): Plugin => ({
  name: 'farseer:node-stand-ins',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: (id, importer = '') => (USERS.test(importer) ? (INSTEAD[id] ?? null) : null),
});
