/** Astro's side of the tools in pages. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { bundle } from '../shell/bundle.ts';
import { noticing } from '../../host/notices/noticing.ts';

/** `components/Assistant.astro` names it as well: an address in `urls.ts` would be in the scripts of other pages. */
const ASSISTANT = '/assistant.js';

/**
 * Writes the program that `components/Assistant.astro` asks for. It is bundled apart from those of pages, so that theirs are cut
 * into parts as if it did not exist.
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
