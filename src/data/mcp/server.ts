/** The archive as a server of the Model Context Protocol. All answers are of what the site publishes. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Documents } from './documents.ts';
import { TOOLS } from './tools.ts';

/** A server that reads the given documents; it has to be connected to a transport. */
export function mcpServer(documents: Documents): McpServer {
  const server = new McpServer({ name: 'farseer', version: '1.0.0' });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  for (const { name, description, input, run } of TOOLS)
    server.registerTool(name, { description, inputSchema: input, annotations }, async (call: unknown) => ({
      content: [{ type: 'text', text: await run(documents, call) }],
    }));
  return server;
}
