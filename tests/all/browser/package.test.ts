/** The reader's package on pages: with an import map, and in a worker as Vite bundles it. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import { analyze, parse } from '../../../src/data/reader/index.ts';
import { openFirefox } from '../../browser/drop/firefox-bidi.ts';
import { waitFor, type DrivenPage } from '../../browser/drop/driven-page.ts';
import { findWebKit, openWebKit } from '../../browser/drop/webkit-driver.ts';
import { readProject } from '../../support/documents.ts';
import { findFirefox } from '../../support/find-browser.ts';
import { loadManifest, recordingBytes } from '../../support/recordings.ts';
import { EXAMPLE, installed } from '../package/packed.ts';

test.describe.configure({ mode: 'serial' });

const recipe = (heading: string) =>
  [
    ...readProject('src/content/docs/library.mdx')
      .split(`## ${heading}\n`)[1]!
      .matchAll(/```\w+\n(.*?)```/gs),
  ].map(([, code]) => code!);
const recordings = loadManifest('the package in Chromium');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

let address: string;
let close: () => void;
test.beforeAll(async () => {
  const project = await installed(test.info().outputPath());
  writeFileSync(join(project, 'page.html'), recipe('Drop a replay on a page')[0]!);
  const [worker = '', page = ''] = recipe('Read in a worker');
  writeFileSync(join(project, 'worker.js'), worker);
  writeFileSync(join(project, 'page.js'), page);
  const start = "import { read } from './page.js';\nglobalThis.read = read;";
  writeFileSync(
    join(project, 'worker.html'),
    `<!doctype html><meta charset="utf-8"><script type="module">${start}</script>`,
  );
  copyFileSync(EXAMPLE, join(project, 'game.w3g'));
  await build({
    ...{ root: project, configFile: false, logLevel: 'error', worker: { format: 'es' } },
    build: { outDir: 'built', target: 'es2023', rolldownOptions: { input: join(project, 'worker.html') } },
  });
  const server = createServer((request, response) => {
    const path = request.url!.replace('/w3g-reader/', '/node_modules/w3g-reader/');
    const [, index] = /^\/recording\/(\d+)$/.exec(path) ?? [];
    const file = join(project, path.startsWith('/assets/') ? `built${path}` : path);
    try {
      const body = index === undefined ? readFileSync(file) : recordingBytes(recordings[Number(index)]!);
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
test.afterAll(() => close());

const ofExample = () => {
  const result = parse(readFileSync(EXAMPLE));
  if (!result.ok) throw new Error(result.sentence);
  return { ...result, analysis: analyze(result.game) };
};

/** Drops the example on the page of the recipe, and reads it in the recipe's worker. */
async function tryRecipes(page: Pick<DrivenPage, 'goto' | 'evaluate'>): Promise<void> {
  const { analysis, summary } = ofExample();
  const { sentence } = analysis.winner!;
  await page.goto(`${address}/page.html`);
  await page.evaluate(`fetch('game.w3g').then((response) => response.blob()).then((blob) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([blob], 'game.w3g'));
    dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
    return true;
  })`);
  await waitFor(
    async () => (await page.evaluate(`document.querySelector('#answer').textContent`)) === sentence,
  );
  const summaries = await page.evaluate<string[]>(`(async () => {
    const { parse, parseAsync } = await import('w3g-reader');
    const bytes = new Uint8Array(await (await fetch('game.w3g')).arrayBuffer());
    return [parse(bytes), await parseAsync(bytes)].map(({ summary }) => JSON.stringify(summary));
  })()`);
  expect(summaries).toEqual([summary, summary].map((each) => JSON.stringify(each)));
  expect(await page.evaluate(`['Buffer', 'process', 'global'].filter((name) => name in globalThis)`)).toEqual(
    [],
  );
  await page.goto(`${address}/built/worker.html`);
  await waitFor(() => page.evaluate(`typeof read === 'function'`));
  const read = await page.evaluate<string>(`fetch('/game.w3g')
    .then((response) => response.blob())
    .then((blob) => read(new File([blob], 'game.w3g')))
    .then(JSON.stringify)`);
  expect(read).toBe(JSON.stringify({ ok: true, analysis }));
}

test('the recipes work in Chromium', async ({ page }) => {
  await tryRecipes({
    goto: async (url) => void (await page.goto(url)),
    evaluate: <T>(code: string) => page.evaluate<T>(code),
  });
});

const [firefox, webkit] = [findFirefox(), findWebKit()];
const BROWSERS = {
  Firefox: firefox === undefined ? undefined : () => openFirefox(firefox),
  WebKit: webkit === undefined ? undefined : () => openWebKit(webkit),
};
for (const [name, open] of Object.entries(BROWSERS))
  test(`the recipes work in ${name}`, async () => {
    const page = await open?.().catch((error: unknown) => String(error));
    if (page === undefined || typeof page === 'string') {
      console.warn(`NOT TRIED IN ${name.toUpperCase()}: ${page ?? 'it is not installed here'}.`);
      return test.skip(true, `no ${name}`);
    }
    try {
      await tryRecipes(page);
    } finally {
      await page.close();
    }
  });

test('Chromium reads all recordings as Node does, at once and by streams', async ({ page }) => {
  test.skip(recordings.length === 0, 'no recordings');
  await page.goto(`${address}/page.html`);
  const different: string[] = [];
  for (const [index, entry] of recordings.entries()) {
    const result = parse(recordingBytes(entry), { fileName: entry.path });
    const texts = await readInPage(page, index, entry.path);
    const expected = JSON.stringify(result.ok ? result.summary : result.code);
    if (texts.some((text) => text !== expected)) different.push(entry.path);
  }
  expect(different).toEqual([]);
});

const readInPage = (page: Page, index: number, fileName: string): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const { parse, parseAsync } = await import('w3g-reader');
    const bytes = new Uint8Array(await (await fetch('/recording/${index}')).arrayBuffer());
    const options = { fileName: ${JSON.stringify(fileName)} };
    return [parse(bytes, options), await parseAsync(bytes, options)].map((result) =>
      JSON.stringify(result.ok ? result.summary : result.code),
    );
  })()`);
