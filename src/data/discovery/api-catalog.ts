import { absolute, twin, urls } from '../../urls.ts';

/** Media type of the catalog. */
export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * `/.well-known/api-catalog` (RFC 9727) as a linkset (RFC 9264). The anchor of the API is the index, which is a real
 * document. The address of a summary is a template and therefore not a link.
 */
export function apiCatalog(siteUrl: string): string {
  const absoluteUrl = (path: string): string => absolute(path, siteUrl);
  const linkset = [
    {
      anchor: absoluteUrl(urls.apiCatalog()),
      item: [{ href: absoluteUrl(urls.index()), type: 'application/json', title: 'Replay Data API' }],
    },
    {
      anchor: absoluteUrl(urls.index()),
      'service-desc': [
        { href: absoluteUrl(urls.openApi()), type: 'application/json', title: 'OpenAPI 3.1 description' },
      ],
      'service-doc': [
        { href: absoluteUrl(urls.api()), type: 'text/html', title: 'The API explained' },
        { href: absoluteUrl(twin(urls.api())), type: 'text/markdown', title: 'The API explained' },
      ],
      'service-meta': [
        { href: absoluteUrl(urls.llms()), type: 'text/plain', title: 'Start for agents' },
        { href: absoluteUrl(urls.skills()), type: 'application/json', title: 'Agent skills' },
        // The server is not linked, because it only works on hosts that run programs.
        { href: absoluteUrl(urls.doc('mcp')), type: 'text/html', title: 'Model Context Protocol server' },
        {
          href: absoluteUrl(twin(urls.doc('mcp'))),
          type: 'text/markdown',
          title: 'Model Context Protocol server',
        },
      ],
    },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
