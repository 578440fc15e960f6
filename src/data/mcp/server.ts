/** The archive as a Model Context Protocol server. All answers come from published files. */
import { McpServer } from '@modelcontextprotocol/server';
import type { Documents } from './documents.ts';
import { addResources } from './resources.ts';
import { skillsOf } from './skills.ts';
import { UNTRUSTED } from './tool.ts';
import { TOOLS } from './tools.ts';

export const SERVER = {
  name: 'farseer',
  title: 'Farseer, an open archive of Warcraft III games',
  version: '2.0.0',
  // Server cards allow at most 100 characters here.
  description: 'Warcraft III pro and tournament games, read from the replays. Read-only, no key.',
};

const INSTRUCTIONS = [
  'This server offers an open archive of Warcraft III pro and tournament games, read from replays. It is read-only.',
  'Start with search_games and take replay_id and slot from its answer. Then use get_game, get_moments or get_build_order.',
  'If a list is incomplete, the answer has next_cursor or next_from_seconds. Pass it to get the rest.',
  'A replay records orders, not results: winners are inferred, and an order doesn’t prove that a unit was made. Most games have only a first and a last possible day (played_from, played_to). Never state one of them as the day. If an answer has errata, mention them.',
  UNTRUSTED,
].join('\n');

/** How long clients may cache published files, which change only with a build, at most every few minutes. */
const CACHE = { ttlMs: 300_000, cacheScope: 'public' } as const;

/**
 * Makes a server that reads the given documents. Connect it to a transport, or let a handler make one server per
 * request.
 */
export function mcpServer(documents: Documents): McpServer {
  const server = new McpServer(SERVER, {
    instructions: INSTRUCTIONS,
    capabilities: { tools: {}, resources: {} },
    cacheHints: {
      'tools/list': CACHE,
      'resources/list': CACHE,
      'resources/templates/list': CACHE,
      'resources/read': CACHE,
      'server/discover': CACHE,
    },
  });
  const annotations = {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  };
  for (const { name, title, description, input, output, answer } of TOOLS)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { title, ...annotations },
      },
      async (call: unknown) => {
        const { text, structured } = await answer(documents, call);
        return { content: [{ type: 'text', text }], structuredContent: structured };
      },
    );
  addResources(server, documents);
  skillsOf(documents).attach(server);
  return server;
}
