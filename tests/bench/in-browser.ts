import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, type PluginOption } from 'vite';
import { nodePolyfills } from 'vite-plugin-node-polyfills';
import { nodeStandIns } from '../../src/app/drop/stand-ins/node-stand-ins.ts';
import playwright from '../playwright.config.ts';
import type { Measure, Measured } from './pages/measure.ts';
import type { Job } from './workload.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Isolated pages and workers get a clock of 5 µs instead of 100. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Defined by the page. */
declare const measure: Measure;

/** Times parts of reading every job in Chromium workers, see `Measure`. */
export async function timeInChromium(
  reader: 'ours' | 'w3gjs',
  jobs: readonly Job[],
  parts: Parameters<Measure>[1],
  passes: number,
): Promise<Measured> {
  const folder = await buildPage(reader);
  const server = createServer(async ({ url = '/' }, response) => {
    const job = /^\/job\/(\d+)$/.exec(url)?.[1];
    const path = url === '/' ? `/${reader}.html` : url;
    const body = job ? jobs[Number(job)]!.bytes : await readFile(join(folder, path)).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      ...ISOLATED,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const addresses = jobs.map((_, index) => `/job/${index}`);
    return await page.evaluate((asked) => measure(...asked), [
      addresses,
      parts,
      passes,
    ] as Parameters<Measure>);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

/** Builds the page with replacements for Node modules: our stand-ins, or the common polyfills. */
async function buildPage(reader: 'ours' | 'w3gjs'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farseer-bench-'));
  const polyfilled = {
    define: { global: 'globalThis' },
    plugins: commonPolyfills(),
    worker: { format: 'es' as const, plugins: commonPolyfills },
  };
  await build({
    root: join(import.meta.dirname, 'pages'),
    configFile: false,
    logLevel: 'error',
    ...(reader === 'ours' ? { plugins: [nodeStandIns()] } : polyfilled),
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'pages', `${reader}.html`) },
    },
  });
  return folder;
}

/** The usual plugin, with three modules that it has no working version of. */
function commonPolyfills(): PluginOption[] {
  const unused = join(import.meta.dirname, 'pages/unused.ts');
  return [
    nodePolyfills({ overrides: { fs: unused, zlib: join(import.meta.dirname, 'pages/zlib.ts') } }),
    {
      name: 'perf-hooks',
      enforce: 'pre',
      resolveId: (id) =>
        id.endsWith('perf_hooks') ? join(import.meta.dirname, 'pages/perf-hooks.ts') : null,
    },
  ];
}
