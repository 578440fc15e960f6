/** The archive as a Model Context Protocol server. All answers come from published files. */
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { type Skill, skillEntry, SkillsExtension } from '@modelcontextprotocol/server/ext/skills';
import { absolute, twin, urls } from '../../urls.ts';
import { type Documents, gameWith } from './documents.ts';
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

/** The site's agent skills over the protocol (extension `io.modelcontextprotocol/skills`). */
const BASE = 'skill://';
const FILE = 'SKILL.md';

/** The published skills of a site, read on demand. */
function skillsOf(documents: Documents): SkillsExtension {
  const names = async (): Promise<string[]> =>
    (await documents.json<{ skills: { name: string }[] }>(urls.skills())).skills.map(({ name }) => name);
  const text = (name: string): Promise<string> => documents.text(urls.skill(name));
  const entry = async (name: string): Promise<Skill> => skillEntry(name, { [FILE]: await text(name) });
  const nameOf = async (uri: string): Promise<string | undefined> =>
    (await names()).find((name) => uri === `${BASE}${name}/${FILE}`);
  return new SkillsExtension({
    baseUri: BASE,
    cacheHint: { ttlMs: 300_000, cacheScope: 'public' },
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

/** Documents of the site as resources, under their addresses. */
const MARKDOWN = 'text/markdown';

interface SiteDocument {
  name: string;
  title: string;
  path: string;
  description: string;
  mimeType: string;
}

const markdown = (name: string, title: string, path: string, description: string): SiteDocument => ({
  ...{ name, title, path: twin(path), description, mimeType: MARKDOWN },
});

/** Documents that every archive has. */
const DOCUMENTS: readonly SiteDocument[] = [
  {
    name: 'start',
    title: 'Start for agents',
    path: urls.llms(),
    description: 'Overview of all documents and pages (llms.txt).',
    mimeType: 'text/plain',
  },
  markdown(
    'api-guide',
    'API guide',
    urls.api(),
    'The JSON documents, the meaning of their fields, and their reliability.',
  ),
  markdown('statistics', 'Statistics', urls.statistics(), 'Statistics for all games.'),
  markdown('players', 'Players', urls.players(), 'All players with their records.'),
  markdown('events', 'Events', urls.events(), 'All events with their games.'),
];

/** Placeholder for a game id in an address template. */
const ANY = 'any-replay-id';

/** Adds the documents, and a template for the page of every game. */
function addResources(server: McpServer, documents: Documents): void {
  const absoluteUrl = (path: string): string => absolute(path, documents.origin);
  for (const { name, path, ...description } of DOCUMENTS)
    server.registerResource(name, absoluteUrl(path), description, async (uri) => ({
      contents: [{ uri: uri.href, mimeType: description.mimeType, text: await documents.text(path) }],
    }));
  const template = absoluteUrl(twin(urls.game(ANY))).replace(ANY, '{replay_id}');
  server.registerResource(
    'game',
    new ResourceTemplate(template, { list: undefined }),
    {
      title: 'A game',
      description: 'One game as Markdown, identified by its replay_id.',
      mimeType: MARKDOWN,
    },
    async (uri, { replay_id }) => {
      const game = await gameWith(documents, decodeURIComponent(String(replay_id)));
      const text = await documents.text(twin(urls.game(game.replay_id)));
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text }] };
    },
  );
}
