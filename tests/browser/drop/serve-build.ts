import { createServer, type IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { builtFiles, DIST } from '../../support/build.ts';

/** A request that reached the server from anything in the browser. */
interface Received {
  method: string;
  url: string;
  /** Bytes of the request's body. */
  body: number;
  /** All request headers as text. */
  headers: string;
}

export interface ServedBuild {
  origin: string;
  received: Received[];
  /** Proxy setting of the browser; requests to other sites arrive here with their whole address. */
  proxy: { server: string };
  /** Stops the server and closes every connection. */
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/** Contents of the build by address; each worker reads the build once. */
let files: ReadonlyMap<string, Buffer> | undefined;

const readBuild = (): ReadonlyMap<string, Buffer> =>
  new Map(
    builtFiles().map((path) => [`/${path.replace(/index\.html$/, '')}`, readFileSync(join(DIST, path))]),
  );

/** Serves the current build from memory, only on this machine, and records all requests. */
export async function serveBuild(): Promise<ServedBuild> {
  const contents = (files ??= readBuild());
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    // A browser that uses this server as a proxy sends the full address.
    const url = (request.url ?? '').replace(`${origin}/`, '/');
    received.push({
      method: request.method ?? '',
      url,
      body: await sizeOf(request),
      headers: JSON.stringify(request.headers),
    });
    const path = decodeURIComponent(url.replace(/\?.*$/, ''));
    const content = contents.get(path);
    const extension = path.endsWith('/') ? 'html' : path.split('.').at(-1)!;
    // Without a policy header, because pages have to keep their promises on hosts that send no headers.
    response.writeHead(content ? 200 : 404, {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    });
    response.end(content);
  });
  server.on('connect', (request, socket) => {
    received.push({ method: 'CONNECT', url: request.url ?? '', body: 0, headers: '' });
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, received, proxy: { server: origin }, close };
}

async function sizeOf(request: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of request) size += (chunk as Buffer).length;
  return size;
}
