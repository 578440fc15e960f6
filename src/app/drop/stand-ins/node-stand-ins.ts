import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Replacement files in `stand-ins/`, by module. */
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
/** The only code that uses the stand-ins: w3gjs and our module around it. */
const USERS = /[\\/](?:node_modules|src[\\/]game[\\/]decode)[\\/]w3gjs[\\/]/;

/**
 * Vite plugin that lets the replay reader run in the browser. For w3gjs and our module around it, small stand-ins
 * replace Node's modules. Code that is built for Node doesn't change.
 */
export function nodeStandIns(): Plugin {
  return {
    ...resolver(),
    config: () => ({
      // Workers are built with a separate plugin list.
      worker: { format: 'es', plugins: () => [resolver()] },
      // Prebundling dependencies in development would skip plugins.
      optimizeDeps: { exclude: ['w3gjs'] },
    }),
  };
}

function resolver(): Plugin {
  return {
    name: 'farseer:node-stand-ins',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async resolveId(id, importer, options) {
      if (importer === undefined || !USERS.test(importer)) return null;
      const file = STAND_INS[id.replace(/^node:/, '')];
      if (file !== undefined) return fileURLToPath(new URL(`./${file}`, import.meta.url));
      // The modules of w3gjs have no side effects. Without this mark, unused tables of names would be loaded too.
      const resolved =
        /[\\/]w3gjs[\\/]dist[\\/]/.test(importer) || id === 'w3gjs'
          ? await this.resolve(id, importer, options)
          : null;
      return resolved && { ...resolved, moduleSideEffects: false };
    },
  };
}
