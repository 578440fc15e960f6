/**
 * The Cloudflare worker. It chooses between a page and its Markdown version. It sets all headers in code,
 * because there, unlike in `_headers`, the status of the response is known.
 */
import { twinBehind, urls } from '../urls.ts';
import { answerText, type Documents, documentsOf } from '../data/mcp/documents.ts';
import { answerPost } from '../data/mcp/http.ts';
import { chooseForm } from './choose-form.ts';
import { headersFor, markdownTokens, RULED_HEADERS, ruleHeaders, unreadAnswer } from './headers.ts';
import { isKnown } from './if-none-match.ts';
import { newAddress } from './moved-addresses.ts';
import { HIDDEN } from './rules.ts';

export interface Environment {
  /** The static files of the build. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

// Cloudflare requires a default export.
export default {
  fetch: (request: Request, { ASSETS }: Environment): Promise<Response> => answer(request, ASSETS),
};

async function answer(request: Request, assets: Environment['ASSETS']): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname;
  if (path === urls.mcp()) return answerMcp(request, assets);
  const unread = unreadAnswer(request.method, path);
  if (unread !== null) return new Response(null, unread);
  const moved = newAddress(path, url.search);
  if (moved !== null) return withRules(redirect(moved, url), request, path);
  if (path.endsWith('/') && chooseForm(request.headers.get('Accept')) === 'markdown') {
    const twin = `${path}index.md`;
    const response = await fetchAsset(assets, new URL(twin, url), request);
    if (response.status === 200 || response.status === 304) return withRules(response, request, path, twin);
  }
  // The 404 page has no address: it is treated as missing, like any name without a file.
  const missing = HIDDEN.includes(path) || path === '/404';
  const target = missing ? new URL('/404.html/missing', url) : url;
  const response = await fetchAsset(assets, target, request);
  const behind =
    response.status === 404 && path.endsWith('.md')
      ? await fetchAsset(assets, new URL(twinBehind(path), url), request)
      : response;
  return withRules(behind, request, path);
}

const redirect = (to: string, url: URL): Response =>
  new Response(null, { status: 301, headers: { Location: new URL(to, url).href } });

/**
 * Always requests the content, because HEAD also needs the size of the Markdown version. Redirects are left to the
 * client: if they were followed here, `/replays` would get the page with the type of a file without extension.
 */
const fetchAsset = (
  assets: Environment['ASSETS'],
  url: URL,
  { method, headers }: Request,
): Promise<Response> =>
  assets.fetch(new Request(url, { method: method === 'HEAD' ? 'GET' : method, headers, redirect: 'manual' }));

async function withRules(
  response: Response,
  request: Request,
  path: string,
  twin?: string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of RULED_HEADERS) headers.delete(name);
  // Cloudflare's assets only recognize a single tag.
  const unchanged =
    response.status === 200 && isKnown(headers.get('ETag') ?? '', request.headers.get('If-None-Match'));
  const status = unchanged ? 304 : response.status;
  for (const [name, value] of Object.entries(headersFor({ path, status, twin }))) headers.set(name, value);
  const isMarkdown = status === 200 && (twin !== undefined || path.endsWith('.md'));
  const body = isMarkdown ? await response.arrayBuffer() : response.body;
  if (body instanceof ArrayBuffer) headers.set('x-markdown-tokens', markdownTokens(body.byteLength));
  return new Response(request.method === 'HEAD' || unchanged ? null : body, { status, headers });
}

/** Methods that `/mcp` allows. */
const ALLOW = 'POST, OPTIONS';

/** Cached across requests: a worker lives as long as the files it was deployed with. */
let documents: Documents | undefined;

interface Assets {
  fetch: (request: Request) => Promise<Response>;
}

/** Answers requests to `/mcp`, where the archive is Model Context Protocol tools. A GET that asks for a stream is told that there is none, as the protocol requires. */
async function answerMcp(request: Request, assets: Assets): Promise<Response> {
  const headers = ruleHeaders(new URL(request.url).pathname);
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { ...headers, Allow: ALLOW } });
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { ...headers, Allow: ALLOW } });
  const { origin } = new URL(request.url);
  documents ??= documentsOf(
    async (path) => answerText(await assets.fetch(new Request(new URL(path, origin)))),
    origin,
  );
  const answer = await answerPost(request, documents);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
