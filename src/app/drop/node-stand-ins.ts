import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** File below `stand-ins/` by the module it stands in for. */
const STAND_INS: Readonly<Record<string, string>> = {
  buffer: 'buffer.ts',
  events: 'events.ts',
  zlib: 'zlib.ts',
  protobufjs: 'protobufjs.ts',
  console: 'unused.ts',
  crypto: 'unused.ts',
  fs: 'unused.ts',
  perf_hooks: 'unused.ts',
  util: 'unused.ts',
};
/** The only code that gets stand-ins: w3gjs and the project's door to it. */
const USERS = /[\\/](?:node_modules|src[\\/]game[\\/]decode)[\\/]w3gjs[\\/]/;

/**
 * Vite plugin that lets the replay reader run in the browser: gives small stand-ins for Node's modules to
 * w3gjs and the door to it. Code that is built for Node is left alone.
 */
export function nodeStandIns(): Plugin {
  return {
    ...resolver(),
    config: () => ({
      // Workers are built with a plugin list of their own.
      worker: { format: 'es', plugins: () => [resolver()] },
      // Bundling dependencies ahead for the development server would leave plugins out.
      optimizeDeps: { exclude: ['w3gjs'] },
    }),
  };
}

function resolver(): Plugin {
  return {
    name: 'farseer:node-stand-ins',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId(id, importer) {
      if (importer === undefined || !USERS.test(importer)) return null;
      const file = STAND_INS[id.replace(/^node:/, '')];
      return file === undefined ? null : fileURLToPath(new URL(`./stand-ins/${file}`, import.meta.url));
    },
  };
}
