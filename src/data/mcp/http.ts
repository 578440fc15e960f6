/** The server for requests over HTTP. Runs anywhere that knows `Request` and `Response`. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { WebStandardStreamableHTTPServerTransport, isLegacyRequest } from '@modelcontextprotocol/server';
import type { Documents } from './documents.ts';
import { mcpServer } from './server.ts';

/** Longer questions are refused: the longest there can be has a few hundred bytes. */
const MOST_BYTES = 65_536;

/**
 * What a POST is answered with, in the protocol’s revision of 2026-07-28 and in those before it. Nothing is remembered from one
 * to the next, so nobody needs a session, and no answer is a stream.
 */
export async function answerPost(request: Request, documents: Documents): Promise<Response> {
  if (await isLegacyRequest(request, undefined, { maxRequestBodySize: MOST_BYTES }))
    return answerLegacy(request, documents);
  const handler = createMcpHandler(() => mcpServer(documents), {
    legacy: 'reject',
    responseMode: 'auto',
    maxRequestBodySize: MOST_BYTES,
  });
  return handler.fetch(request);
}

/** Clients of 2025 and before, which would get a stream unless told otherwise. */
async function answerLegacy(request: Request, documents: Documents): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = mcpServer(documents);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}
