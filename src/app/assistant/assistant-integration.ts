/** Astro integration of the tools in pages. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { bundle } from '../shell/bundle.ts';
import { noticing } from '../../host/notices/noticing.ts';

/** Repeated in `layouts/Assistant.astro`: an address in `urls.ts` would end up in other pages' scripts. */
const ASSISTANT = '/assistant.js';

/**
 * Writes the program that `layouts/Assistant.astro` loads. It is bundled separately, so that it doesn't affect how
 * the pages' bundles are split.
 */
export function assistant(): AstroIntegration {
  return {
    name: 'assistant',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          if (request.url !== ASSISTANT) return next();
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(await bundled());
        });
      },
      'astro:build:done': async ({ dir }) => writeFile(new URL(ASSISTANT.slice(1), dir), await bundled()),
    },
  };
}

const bundled = (): Promise<string> =>
  bundle(new URL('./assistant.ts', import.meta.url), 'assistant', [noticing()]);
