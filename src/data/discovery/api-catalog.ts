import { absolute, twin, urls } from '../../urls.ts';

/** Type to serve the catalog with. */
export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * `/.well-known/api-catalog` (RFC 9727) as a linkset (RFC 9264). The API is anchored on its index, which
 * answers; the address of one summary is a template and therefore no link.
 */
export function apiCatalog(siteUrl: string): string {
  const at = (path: string): string => absolute(path, siteUrl);
  const linkset = [
    {
      anchor: at(urls.apiCatalog()),
      item: [{ href: at(urls.index()), type: 'application/json', title: 'Replay Data API' }],
    },
    {
      anchor: at(urls.index()),
      'service-desc': [
        { href: at(urls.openApi()), type: 'application/json', title: 'OpenAPI 3.1 description' },
      ],
      'service-doc': [
        { href: at(urls.api()), type: 'text/html', title: 'The API explained' },
        { href: at(twin(urls.api())), type: 'text/markdown', title: 'The API explained' },
      ],
      'service-meta': [
        { href: at(urls.llms()), type: 'text/plain', title: 'Start for agents' },
        { href: at(urls.skills()), type: 'application/json', title: 'Agent skills' },
        // The server itself answers only where the host runs programs, so it is no link.
        { href: at(urls.doc('mcp')), type: 'text/html', title: 'Model Context Protocol server' },
        { href: at(twin(urls.doc('mcp'))), type: 'text/markdown', title: 'Model Context Protocol server' },
      ],
    },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
