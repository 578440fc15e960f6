/** The worker as one JavaScript module that can be uploaded without a bundler. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { noticeOf, noticesText, packageFolder } from './notices/packages.ts';
import { NOTICE_WORDS } from './words.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** `worker.js`: `worker.ts` with its imports, unminified, and the licences of third-party code. */
export async function workerText(): Promise<{ code: string; notices: string }> {
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
  const { code, moduleIds } = built[0]!.output[0];
  const folders = new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []));
  return {
    code: `// Printed by \`npm run hosts -- cloudflare\`. Print it again instead of editing it.\n\n${code}`,
    notices: noticesText(NOTICE_WORDS.file('worker.js'), [...folders].map(noticeOf)),
  };
}
