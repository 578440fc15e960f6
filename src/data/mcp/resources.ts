/** Documents of the site as resources, under their addresses. */
import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { absolute, twin, urls } from '../../urls.ts';
import { gameWith, type Documents } from './documents.ts';
import { MCP_SERVER_WORDS } from './words.ts';

const MARKDOWN = 'text/markdown';

interface SiteDocument {
  name: string;
  title: string;
  path: string;
  description: string;
  mimeType: string;
}

/** Documents that every archive has. */
const DOCUMENTS: readonly SiteDocument[] = [
  {
    name: 'start',
    title: 'Start for agents',
    path: urls.llms(),
    description: 'Overview of all documents and pages (llms.txt).',
    mimeType: 'text/plain',
  },
  {
    name: 'api-guide',
    title: 'API guide',
    path: twin(urls.api()),
    description: 'The JSON documents, the meaning of their fields, and their reliability.',
    mimeType: MARKDOWN,
  },
  {
    name: 'statistics',
    title: 'Statistics',
    path: twin(urls.statistics()),
    description: 'Statistics for all games.',
    mimeType: MARKDOWN,
  },
  {
    name: 'players',
    title: 'Players',
    path: twin(urls.players()),
    description: 'All players with their records.',
    mimeType: MARKDOWN,
  },
  {
    name: 'events',
    title: 'Events',
    path: twin(urls.events()),
    description: 'All events with their games.',
    mimeType: MARKDOWN,
  },
];

/** Placeholder for a game id in an address template. */
const ANY = 'any-replay-id';

/** Adds the documents, and a template for the page of every game. */
export function addResources(server: McpServer, documents: Documents): void {
  const at = (path: string): string => absolute(path, documents.origin);
  for (const { name, path, ...about } of DOCUMENTS)
    server.registerResource(name, at(path), about, async (uri) => ({
      contents: [{ uri: uri.href, mimeType: about.mimeType, text: await documents.text(path) }],
    }));
  const template = at(twin(urls.game(ANY))).replace(ANY, '{replay_id}');
  server.registerResource(
    'game',
    new ResourceTemplate(template, { list: undefined }),
    { ...MCP_SERVER_WORDS.game, mimeType: MARKDOWN },
    async (uri, { replay_id }) => {
      const game = await gameWith(documents, decodeURIComponent(String(replay_id)));
      const text = await documents.text(twin(urls.game(game.replay_id)));
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text }] };
    },
  );
}
