/**
 * Astro integration of hosting: content negotiation in development, the preview server, and files for hosts in the
 * build.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroAdapter, AstroIntegration } from 'astro';
import { twinBehind } from '../urls.ts';
import { chooseForm } from './choose-form.ts';
import { headersFile } from './cloudflare.ts';
import { redirectsFile } from './moved-addresses.ts';
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
          if (path.endsWith('/') && !path.startsWith('/embed/')) {
            response.setHeader('Vary', 'Accept');
            if (chooseForm(request.headers.accept) === 'markdown') {
              const twin = `${path}index.md`;
              response.setHeader('Content-Location', twin);
              request.url = query === undefined ? twin : `${twin}?${query}`;
            }
          }
          next();
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        await writeFile(new URL('_headers', dir), headersFile());
        await writeFile(new URL('_redirects', dir), redirectsFile());
        const { text, level } = fileCountMessage(countFiles(fileURLToPath(dir)));
        logger[level](text);
        const warning = placeholderWarning();
        if (warning !== null)
          logger.warn(
            [
              '',
              '*'.repeat(80),
              warning,
              'Set them in the environment and build again; see /docs/configuration/.',
              '*'.repeat(80),
            ].join('\n'),
          );
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

/**
 * Maximum files per worker version, by plan; see
 * https://developers.cloudflare.com/workers/platform/limits/#static-assets
 */
const FILE_LIMITS = { free: 20_000, paid: 100_000 } as const;

/** Share of a limit at which a build starts to warn. */
const NEAR = 0.8;

/**
 * Counts the files of a build folder by folder. Node's recursive listing checks each entry again and takes three
 * times as long.
 */
export const countFiles = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? countFiles(join(folder, entry.name)) : Number(entry.isFile())),
    0,
  );

/** The build's message about its number of files: a warning near a limit or above it. */
export function fileCountMessage(files: number): { level: 'info' | 'warn'; text: string } {
  const limit = Object.entries(FILE_LIMITS).findLast(([, maxFiles]) => files >= maxFiles * NEAR);
  if (limit === undefined) return { level: 'info', text: `${files.toLocaleString('en')} files` };
  const [plan, maxFiles] = limit;
  const text =
    files > maxFiles
      ? (files: number, plan: string, maxFiles: number): string =>
          `${files.toLocaleString('en')} files: too many for Cloudflare’s ${plan} plan, ${maxFiles.toLocaleString('en')}`
      : (files: number, plan: string, maxFiles: number): string =>
          `${files.toLocaleString('en')} files: near the limit of Cloudflare’s ${plan} plan, ${maxFiles.toLocaleString('en')}`;
  return { level: 'warn', text: text(files, plan, maxFiles) };
}
