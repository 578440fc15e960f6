/** Astro integration for the preferences. Loaded by `astro.config.mjs`, so it runs in plain Node. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';

const MODULE = 'virtual:preferences';

/**
 * Provides the script's address to pages as `virtual:preferences`, and writes the script into the build. It is
 * separate from page scripts, because those are modules, which run too late for the first paint.
 */
export function preferences(): AstroIntegration {
  let script: Script;
  return {
    name: 'preferences',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        script = await bundleScript();
        const plugin = {
          name: MODULE,
          resolveId: (id: string) => (id === MODULE ? `\0${MODULE}` : null),
          load: (id: string) =>
            id === `\0${MODULE}` ? `export const SCRIPT = ${JSON.stringify(script.url)};` : null,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          if (request.url !== script.url) return next();
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end((await bundleScript()).code);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const file = new URL(`.${script.url}`, dir);
        await mkdir(dirname(file.pathname), { recursive: true });
        await writeFile(file, script.code);
        logger.info(`script of ${Buffer.byteLength(script.code)} bytes`);
      },
    },
  };
}

/** Maximum size of the script that every page loads before painting. */
export const MAX_BYTES = 2048;

interface Script {
  code: string;
  /** The script's address, which changes with its content. */
  url: string;
}

/** Bundles the script. Throws if it exceeds `MAX_BYTES`. */
export async function bundleScript(): Promise<Script> {
  const code = await bundle(new URL('./script.ts', import.meta.url), 'preferences');
  const bytes = Buffer.byteLength(code);
  if (bytes > MAX_BYTES)
    throw new Error(`The preferences script has ${bytes} bytes; more than ${MAX_BYTES} would block pages.`);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { code, url: `/_astro/preferences-${hash}.js` };
}

/** Bundles an entry file with its imports; `name` is the name of its scope. Throws if Vite does. */
async function bundle(entry: URL, name: string, plugins: Plugin[] = []): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      // In module format, comments with local file names would remain in the script.
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]!.output[0].code;
}
