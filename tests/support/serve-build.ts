/** Serves the finished build on this machine, as any host of static files does. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { TYPES, UNKNOWN_TYPE } from '../../src/host/content-types.ts';
import { DIST, fileFor } from './build.ts';

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
      'content-type': TYPES[extname(body).slice(1)] ?? UNKNOWN_TYPE,
    });
    response.end(readFileSync(join(DIST, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
