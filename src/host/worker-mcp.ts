/** The archive as tools of the Model Context Protocol, on the host of its pages. */
import { aiCatalog, CARD_TYPE, CATALOG_TYPE, serverCard } from '../data/mcp/cards.ts';
import { documentsOf, answerText, type Documents } from '../data/mcp/documents.ts';
import { answerPost } from '../data/mcp/http.ts';
import { urls } from '../urls.ts';
import { ruleHeaders } from './headers.ts';

const ALLOW = 'POST, OPTIONS';

/** The answer that only a host with the server can give; null for any other address. */
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

/** Kept for the next request: a worker lives as long as the files that it came with. */
let documents: Documents | undefined;

interface Assets {
  fetch: (request: Request) => Promise<Response>;
}

/** What `/mcp` answers. A client that asks for a stream by GET is told that there is none, as the protocol has it. */
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
