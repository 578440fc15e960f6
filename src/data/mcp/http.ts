/** The server for HTTP requests. Runs anywhere with `Request` and `Response`. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { WebStandardStreamableHTTPServerTransport, isLegacyRequest } from '@modelcontextprotocol/server';
import type { Documents } from './documents.ts';
import { mcpServer } from './server.ts';

/** Maximum size of a request in bytes; the longest real request has a few hundred. */
const MAX_BYTES = 65_536;

/**
 * Answers a POST in the protocol’s revision 2026-07-28 or an earlier one. The server keeps no state, so clients need no
 * session, and answers are never streams.
 */
export async function answerPost(request: Request, documents: Documents): Promise<Response> {
  if (await isLegacyRequest(request, undefined, { maxRequestBodySize: MAX_BYTES }))
    return answerLegacy(request, documents);
  const handler = createMcpHandler(() => mcpServer(documents), {
    legacy: 'reject',
    responseMode: 'auto',
    maxRequestBodySize: MAX_BYTES,
  });
  return handler.fetch(request);
}

/** Answers clients from 2025 and earlier, which expect a stream by default. */
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
