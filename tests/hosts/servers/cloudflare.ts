import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchAsBound, fetchAsset } from './cloudflare-assets.ts';
import { printConfiguration, type Running } from './running.ts';

interface Worker {
  default: { fetch: (request: Request, environment: unknown) => Promise<Response> };
}

/** The printed worker with the printed settings, between Node's server and an imitation of Cloudflare's files. */
export async function startCloudflare(): Promise<Running> {
  const { folder, read, remove } = printConfiguration('cloudflare');
  const worker = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'worker.js')).href)) as Worker;
  const settings = JSON.parse(read('wrangler.jsonc').replace(/^\s*\/\/.*$/gm, '')) as {
    assets: { run_worker_first: string[] };
  };
  const { run_worker_first: first } = settings.assets;
  const environment = { ASSETS: { fetch: async (request: Request) => fetchAsBound(request) } };
  const server = createServer((message, response) => {
    const request = toRequest(message);
    const path = new URL(request.url).pathname;
    const named = (rules: readonly string[]) => rules.some((rule) => glob(rule).test(path));
    const excluded = named(first.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1)));
    const toWorker = !excluded && named(first.filter((rule) => !rule.startsWith('!')));
    const answer = toWorker ? worker.default.fetch(request, environment) : fetchAsset(request);
    Promise.resolve(answer)
      .then(async (found) => {
        response.writeHead(found.status, Object.fromEntries(found.headers));
        response.end(Buffer.from(await found.arrayBuffer()));
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve(remove()))),
  };
}

const glob = (rule: string): RegExp =>
  new RegExp(
    `^${rule
      .split('*')
      .map((text) => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&'))
      .join('.*')}$`,
  );

function toRequest({ url = '/', method = 'GET', headers }: IncomingMessage): Request {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(new URL(url.replace(/^\/*/, '/'), 'http://farseer.example'), { method, headers: given });
}
