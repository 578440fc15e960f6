/** Every address of the site. Pages, documents and links all come from here, so that none is spelled twice. */

export const urls = {
  home: () => '/',
  replays: () => '/replays/',
  game: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/`,
  api: () => '/api/',
  openApi: () => '/api/openapi.json',
  index: () => '/data/summaries-index.json',
  summary: (replayId: string) => `/data/summaries/${encodeURIComponent(replayId)}.json`,
  analysis: (replayId: string) => `/data/games/${encodeURIComponent(replayId)}.json`,
} as const;

/** An address with the site's origin, for documents that are read elsewhere. */
export const absolute = (path: string, origin: string): string => new URL(path, origin).href;
