/**
 * Astro integration of hosting: content negotiation in development, the preview server, and files for hosts in the
 * build.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroAdapter, AstroIntegration } from 'astro';
import { twinBehind } from '../urls.ts';
import { choose } from './choose.ts';
import { headersFile } from './cloudflare.ts';
import { countFiles, fileCountMessage } from './file-limits.ts';
import { redirectsFile } from './moved.ts';
import { placeholderWarning } from './settings.ts';

/** The short address of a Markdown version. In development, source files loaded by a page have a query. */
const SECOND_ADDRESS = /^\/(?!\.well-known\/|@|src\/).*(?<!\/index)\.md$/;

/** The integration. It must come after all integrations that write files, because it counts the files. */
export function hosting(): AstroIntegration {
  let previewing = false;
  return {
    name: 'hosting',
    hooks: {
      'astro:config:setup': ({ command }) => {
        previewing = command === 'preview';
      },
      'astro:config:done': ({ setAdapter }) => {
        // An adapter is the only way to get a custom preview server. A build has none, because it consists of
        // plain files.
        if (previewing) setAdapter(previewAdapter);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [path = '', query] = (request.url ?? '').split('?');
          if (query === undefined && SECOND_ADDRESS.test(path)) request.url = twinBehind(path);
          if (path.endsWith('/')) {
            response.setHeader('Vary', 'Accept');
            if (choose(request.headers.accept) === 'markdown') {
              const twin = `${path}index.md`;
              response.setHeader('Content-Location', twin);
              request.url = query === undefined ? twin : `${twin}?${query}`;
            }
          }
          next();
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const warning = placeholderWarning();
        if (warning !== null) logger.warn(warning);
        await writeFile(new URL('_headers', dir), headersFile());
        await writeFile(new URL('_redirects', dir), redirectsFile());
        const { text, level } = fileCountMessage(countFiles(fileURLToPath(dir)));
        logger[level](text);
      },
    },
  };
}

const previewAdapter: AstroAdapter = {
  name: 'preview',
  previewEntrypoint: fileURLToPath(new URL('preview.ts', import.meta.url)),
  entrypointResolution: 'auto',
  adapterFeatures: { buildOutput: 'static' },
  // Astro asks every adapter about images, even one that only serves finished files.
  supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
};
