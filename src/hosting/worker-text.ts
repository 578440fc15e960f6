/** The worker as one JavaScript module, which can be uploaded without a bundler. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** The text of `worker.js`: `worker.ts` and what it imports, left readable. */
export async function workerText(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: WORKER, formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  return `// Printed by \`npm run hosts -- cloudflare\`. Print it anew instead of editing it.\n\n${built[0]!.output[0].code}`;
}
