/** Serves the finished build on this machine, as any host of static files does. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { DIST, fileFor } from './build.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export interface BuildServer {
  /** Address without a slash at the end. */
  address: string;
  close: () => void;
}

/** Starts on a free port. Missing files are answered with 404 and the page for missing addresses. */
export async function serveBuild(): Promise<BuildServer> {
  const server = createServer((request, response) => {
    const file = fileFor(new URL(request.url ?? '/', 'http://localhost').pathname);
    const body = file ?? '404.html';
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(body)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(join(DIST, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
