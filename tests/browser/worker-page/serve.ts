import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { nodeStandIns } from '../../../src/app/drop/stand-ins/node-stand-ins.ts';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

export interface WorkerPage {
  address: string;
  /** The worker program, as built for visitors. */
  workerProgram: string;
  /** Offers recordings to a page opened with `?report`, and waits for the hashes it posts. */
  report(all: readonly Uint8Array[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Builds the page and its worker as the site would, and serves them only on this machine. */
export async function serveWorkerPage(): Promise<WorkerPage> {
  const folder = await mkdtemp(join(tmpdir(), 'farseer-worker-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [nodeStandIns()],
    build: { outDir: folder, emptyOutDir: true },
  });
  const files = new Map([['/', await readFile(join(folder, 'index.html'))]]);
  for (const name of await readdir(join(folder, 'assets'))) {
    files.set(`/assets/${name}`, await readFile(join(folder, 'assets', name)));
  }
  const workers = [...files.keys()].filter((path) => path.includes('worker'));
  if (workers.length !== 1) throw new Error(`Expected one worker program, got: ${workers.join(', ')}`);
  await rm(folder, { recursive: true });

  let offers: readonly Uint8Array[] = [];
  let onReport: (hashes: string[]) => void = () => undefined;
  const server = createServer((request, response) => {
    const url = (request.url ?? '').replace('?report', '');
    if (url === '/report') {
      void text(request).then((body) => onReport(JSON.parse(body) as string[]));
      return void response.writeHead(204).end();
    }
    const content =
      url === '/lengths'
        ? JSON.stringify(offers.map(({ length }) => length))
        : url === '/recordings'
          ? Buffer.concat(offers)
          : files.get(url);
    response.writeHead(content ? 200 : 404, {
      'Content-Type': TYPES[url === '/' ? 'html' : url.split('.').at(-1)!] ?? 'application/octet-stream',
      // As strict as a real site's header can be: no code may be compiled from text.
      'Content-Security-Policy': "default-src 'self'; img-src data:",
      'Cache-Control': 'no-store',
      // These two headers make clocks in the page precise.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    workerProgram: String(files.get(workers[0]!)),
    report(all) {
      offers = all;
      return new Promise((resolve) => (onReport = resolve));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
