/**
 * Cloudflare's service for static files as far as the site depends on it: names of pages, the 404 page, types by
 * ending, entity tags, `.assetsignore` and the `_headers` file.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DIST } from '../../support/build.ts';
import { appliedHeaders, parseHeadersFile } from '../../support/headers-file.ts';

/** What its upload tool says of files; it knows no charset for JSON. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

const isAsset = (path: string): boolean => {
  const file = join(DIST, path);
  const isIgnored = /\.(br|gz)$|^\/(_headers|\.assetsignore)$/.test(path);
  // Its files are a list of names; a name that leads elsewhere is none of them.
  if (/\0|(^|\/)\.\.(\/|$)/.test(path)) return false;
  return !isIgnored && existsSync(file) && statSync(file).isFile();
};

/** What `ASSETS.fetch` answers a worker: it follows its own redirects, as `fetch` does, unless it is told not to. */
export function fetchAsBound(request: Request): Response {
  const response = fetchAsset(request);
  const to = response.headers.get('Location');
  return to === null || request.redirect === 'manual'
    ? response
    : fetchAsBound(new Request(new URL(to, request.url), request));
}

/** What the files answer a client. */
export function fetchAsset(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const response = bareAnswer(request, decoded(pathname), search);
  const headers = new Headers(response.headers);
  const rules = parseHeadersFile(readFileSync(join(DIST, '_headers'), 'utf8'));
  for (const [name, values] of appliedHeaders(rules, pathname)) headers.set(name, values.join(', '));
  return new Response(response.body, { status: response.status, headers });
}

/** As far as it can be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function bareAnswer(request: Request, path: string, search: string): Response {
  const to = redirect(path);
  if (to !== null) return new Response(null, { status: 307, headers: { Location: to + search } });
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const found = candidates.find(isAsset);
  const file = found ?? '/404.html';
  const body = readFileSync(join(DIST, file));
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  const headers: Record<string, string> = {
    ETag: tag,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(TYPES[extname(file)] ? { 'Content-Type': TYPES[extname(file)] } : {}),
  };
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers });
  const hasBody = request.method !== 'HEAD';
  return new Response(hasBody ? new Uint8Array(body) : null, { status: found ? 200 : 404, headers });
}

/** Names of pages that are not their address: `/x`, `/x/index.html`, `/x.html`. */
function redirect(path: string): string | null {
  if (path.endsWith('/index.html') && isAsset(path)) return path.slice(0, -'index.html'.length);
  if (path.endsWith('.html') && isAsset(path)) return path.slice(0, -'.html'.length);
  if (!path.endsWith('/') && !isAsset(path) && isAsset(`${path}/index.html`)) return `${path}/`;
  return null;
}
