/** Documents that describe the server before connecting: a server card (SEP-2127) and an AI catalog. */
import { absolute, urls } from '../../urls.ts';
import { SERVER } from './server.ts';
import { MCP_SERVER_WORDS } from './words.ts';

export const CARD_TYPE = 'application/mcp-server-card+json';
export const CATALOG_TYPE = 'application/ai-catalog+json';

/** The host name in reverse order, with which server names begin: `example.farseer`. */
const reversed = (origin: string): string => new URL(origin).hostname.split('.').reverse().join('.');

/** The content of `/mcp/server-card`. */
export const serverCard = (origin: string): string =>
  `${JSON.stringify(
    {
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: `${reversed(origin)}/${SERVER.name}`,
      version: SERVER.version,
      title: SERVER.title,
      description: SERVER.description,
      websiteUrl: absolute(urls.doc('mcp'), origin),
      remotes: [
        {
          type: 'streamable-http',
          url: absolute(urls.mcp(), origin),
          supportedProtocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
        },
      ],
    },
    null,
    2,
  )}\n`;

/** The content of `/.well-known/ai-catalog.json`. */
export const aiCatalog = (origin: string): string =>
  `${JSON.stringify(
    {
      specVersion: '1.0',
      host: { displayName: new URL(origin).hostname, documentationUrl: absolute(urls.docs(), origin) },
      entries: [
        {
          identifier: `urn:air:${new URL(origin).hostname}:mcp:${SERVER.name}`,
          displayName: SERVER.title,
          type: CARD_TYPE,
          url: absolute(urls.serverCard(), origin),
          description: SERVER.description,
        },
        {
          identifier: `urn:air:${new URL(origin).hostname}:skills:${SERVER.name}`,
          displayName: MCP_SERVER_WORDS.skills.title,
          type: 'application/json',
          url: absolute(urls.skills(), origin),
          description: MCP_SERVER_WORDS.skills.description,
        },
      ],
    },
    null,
    2,
  )}\n`;
