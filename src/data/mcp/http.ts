/** The server for one request over HTTP. Runs anywhere that knows `Request` and `Response`. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Documents } from './documents.ts';
import { mcpServer } from './server.ts';

/** What a POST is answered with. Nothing is remembered from one to the next, so nobody needs a session. */
export async function answerPost(request: Request, documents: Documents): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = mcpServer(documents);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}
