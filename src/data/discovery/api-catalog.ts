import { absolute, twin, urls } from '../../urls.ts';

/** Media type of the catalog. */
export const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * `/.well-known/api-catalog` (RFC 9727) as a linkset (RFC 9264). The anchor of the API is the index, which is a real
 * document. The address of a summary is a template and therefore not a link.
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
        // The server is not linked, because it only works on hosts that run programs.
        { href: at(urls.doc('mcp')), type: 'text/html', title: 'Model Context Protocol server' },
        { href: at(twin(urls.doc('mcp'))), type: 'text/markdown', title: 'Model Context Protocol server' },
      ],
    },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
