/** The archive as Model Context Protocol tools, on the same host as its pages. */
import { aiCatalog, CARD_TYPE, CATALOG_TYPE, serverCard } from '../data/mcp/cards.ts';
import { documentsOf, answerText, type Documents } from '../data/mcp/documents.ts';
import { answerPost } from '../data/mcp/http.ts';
import { urls } from '../urls.ts';
import { ruleHeaders } from './headers.ts';

const ALLOW = 'POST, OPTIONS';

/** Documents that only exist on a host with the server; null for other addresses. */
export function mcpCard(request: Request): Response | null {
  const { origin, pathname } = new URL(request.url);
  const [type, body] =
    pathname === urls.serverCard()
      ? [CARD_TYPE, serverCard(origin)]
      : pathname === urls.aiCatalog()
        ? [CATALOG_TYPE, aiCatalog(origin)]
        : [];
  if (type === undefined || !['GET', 'HEAD'].includes(request.method)) return null;
  const headers = { ...ruleHeaders(pathname), 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' };
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** Cached across requests: a worker lives as long as the files it was deployed with. */
let documents: Documents | undefined;

interface Assets {
  fetch: (request: Request) => Promise<Response>;
}

/** Answers requests to `/mcp`. A GET that asks for a stream is told that there is none, as the protocol requires. */
export async function answerMcp(request: Request, assets: Assets): Promise<Response> {
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
