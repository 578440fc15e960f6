/** The archive as a Model Context Protocol server. All answers come from published files. */
import { McpServer } from '@modelcontextprotocol/server';
import { type Skill, skillEntry, SkillsExtension } from '@modelcontextprotocol/server/ext/skills';
import { urls } from '../../urls.ts';
import type { Documents } from './documents.ts';
import { addResources } from './resources.ts';
import { UNTRUSTED } from './tool.ts';
import { TOOLS } from './tools.ts';

/** How the server introduces itself, also in server cards. */
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

/** Scheme of the addresses of skills, and the name of a skill's file. */
const SKILL_BASE = 'skill://';
const SKILL_FILE = 'SKILL.md';

/**
 * The site's agent skills over the protocol (extension `io.modelcontextprotocol/skills`), read on demand.
 */
function skillsOf(documents: Documents): SkillsExtension {
  const names = async (): Promise<string[]> =>
    (await documents.json<{ skills: { name: string }[] }>(urls.skills())).skills.map(({ name }) => name);
  const text = (name: string): Promise<string> => documents.text(urls.skill(name));
  const entry = async (name: string): Promise<Skill> => skillEntry(name, { [SKILL_FILE]: await text(name) });
  const nameOf = async (uri: string): Promise<string | undefined> =>
    (await names()).find((name) => uri === `${SKILL_BASE}${name}/${SKILL_FILE}`);
  return new SkillsExtension({
    baseUri: SKILL_BASE,
    cacheHint: CACHE,
    source: {
      list: async () => ({ skills: await Promise.all((await names()).map(entry)) }),
      get: async (uri) => {
        const name = await nameOf(uri);
        return name === undefined ? undefined : entry(name);
      },
      read: async (uri) => {
        const name = await nameOf(uri);
        return name === undefined ? undefined : { text: await text(name), mimeType: 'text/markdown' };
      },
    },
  });
}
