/** Documents of the site as resources of the protocol, under their addresses. */
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { absolute, twin, urls } from '../../urls.ts';
import { type Documents, gameWith } from './documents.ts';

/** Media type of Markdown documents. */
const MARKDOWN = 'text/markdown';

/** A published document that every archive has. */
interface SiteDocument {
  name: string;
  title: string;
  path: string;
  description: string;
  mimeType: string;
}

const markdown = (name: string, title: string, path: string, description: string): SiteDocument => ({
  name,
  title,
  path: twin(path),
  description,
  mimeType: MARKDOWN,
});

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
const ANY_ID = 'any-replay-id';

/** Adds these documents, and a template for the page of every game. A game that isn't there is an error of its request. */
export function addResources(server: McpServer, documents: Documents): void {
  const absoluteUrl = (path: string): string => absolute(path, documents.origin);
  for (const { name, path, ...description } of DOCUMENTS)
    server.registerResource(name, absoluteUrl(path), description, async (uri) => ({
      contents: [{ uri: uri.href, mimeType: description.mimeType, text: await documents.text(path) }],
    }));
  const template = absoluteUrl(twin(urls.game(ANY_ID))).replace(ANY_ID, '{replay_id}');
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
