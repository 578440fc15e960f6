/** Astro integration of the drop page. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { nodeStandIns } from './stand-ins/node-stand-ins.ts';
import { offlineFiles } from './offline/offline-files.ts';
import { SERVICE_WORKER } from './offline/scope.ts';

/** Lets the replay reader run in the browser and, after the build, writes the drop page's service worker. */
export function drop(): AstroIntegration {
  return {
    name: 'drop',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // A service worker only answers for workers in its scope, so these are next to the page.
        const output = { entryFileNames: 'drop/[name]-[hash].js', chunkFileNames: 'drop/[name]-[hash].js' };
        updateConfig({ vite: { plugins: [nodeStandIns()], worker: { rolldownOptions: { output } } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const { version, files } = offlineFiles(dist);
        await writeServiceWorker(dist, version, files);
        logger.info(`offline copy ${version} of ${files.length} files`);
      },
    },
  };
}

async function writeServiceWorker(dist: string, version: string, files: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL('./offline/service-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'worker',
        fileName: () => SERVICE_WORKER.slice(1),
      },
    },
  });
}
