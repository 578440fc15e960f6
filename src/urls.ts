/** All addresses of the site. Pages, documents and links use these functions, so that no address is spelled twice. */

const raceSlug = (race: string): string => race.toLowerCase().replaceAll(' ', '-');

export const urls = {
  home: () => '/',
  replays: () => '/replays/',
  /** The games that match a search text; the browser runs the search. */
  search: (text: string) => `/replays/?${new URLSearchParams({ q: text }).toString()}`,
  /** A numbered page of a long list. */
  numbered: (list: string, page: number) => `${list}${page}/`,
  game: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/`,
  orders: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/orders/`,
  made: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/made/`,
  /** A game in another site's frame, and its oEmbed description. */
  embed: (replayId: string) => `/embed/${encodeURIComponent(replayId)}/`,
  oEmbed: (replayId: string) => `/oembed/${encodeURIComponent(replayId)}.json`,
  events: () => '/events/',
  /** Prefix of an event's numbered series pages, from the event's address. */
  seriesOf: (event: string) => `${event}series/`,
  event: (id: string) => `/events/${encodeURIComponent(id)}/`,
  players: () => '/players/',
  player: (slug: string) => `/players/${encodeURIComponent(slug)}/`,
  maps: () => '/maps/',
  map: (slug: string) => `/maps/${encodeURIComponent(slug)}/`,
  /** The thumbnail of a map. */
  mapPicture: (slug: string) => pictureOfMap(urls.map(slug)),
  matchups: () => '/matchups/',
  matchup: (matchup: string) => `/matchups/${encodeURIComponent(matchup)}/`,
  matchupTimings: (matchup: string, race: string) =>
    `/matchups/${encodeURIComponent(matchup)}/${raceSlug(race)}/`,
  openings: () => '/openings/',
  /** Openings of a race, against all races or a single race; races by English name. */
  openingsOf: (race: string, against?: string) =>
    against === undefined
      ? `/openings/${raceSlug(race)}/`
      : `/openings/${raceSlug(race)}/${raceSlug(against)}/`,
  heroes: () => '/heroes/',
  hero: (slug: string) => `/heroes/${encodeURIComponent(slug)}/`,
  statistics: () => '/statistics/',
  drop: () => '/drop/',
  compare: () => '/compare/',
  /** The casting sheet, for two players if both are given. */
  castingSheet: (a?: string, b?: string) =>
    `/cast/${a === undefined ? '' : `?${new URLSearchParams({ a, ...(b !== undefined && { b }) }).toString()}`}`,
  prepData: (slug: string) => `/data/prep/${encodeURIComponent(slug)}.json`,
  privacy: () => '/privacy/',
  accuracy: () => '/accuracy/',
  /** The audit's findings as tables. */
  findings: () => '/accuracy/findings/',
  strategy: () => '/strategy/',
  tools: () => '/tools/',
  about: () => '/about/',
  contribute: () => '/contribute/',
  changelog: () => '/changelog/',
  design: () => '/design/',
  builds: () => '/builds/',
  build: (id: string) => `/builds/${id}/`,
  buildSteps: (id: string) => `/data/builds/${id}.json`,
  docs: () => '/docs/',
  /** A document about using, filling or running the archive, by file name. */
  doc: (id: string) => `/docs/${id}/`,
  api: () => '/api/',
  apiReference: () => '/api/reference/',
  openApi: () => '/api/openapi.json',
  index: () => '/data/summaries-index.json',
  summary: (replayId: string) => `/data/summaries/${encodeURIComponent(replayId)}.json`,
  browserIndex: () => '/data/replay-browser.json',
  searchIndex: () => '/data/search.json',
  suggestions: () => '/data/suggest.json',
  openingsData: () => '/data/openings.json',
  audit: () => '/data/audit.json',
  analysis: (replayId: string) => `/data/games/${encodeURIComponent(replayId)}.json`,
  track: (replayId: string) => `/data/tracks/${encodeURIComponent(replayId)}.json`,
  data: () => '/data/',
  /** The list of permanent releases, and the latest. */
  releases: () => '/data/releases/index.json',
  /** The folder of a release or a file in it, by version or `latest`. */
  release: (version: string, file = '') => `/data/releases/${version}/${file}`,
  /** Data about a game object, by id, with the players who ordered it; and the list of all objects. */
  objectData: (id: string) => `/data/objects/${encodeURIComponent(id)}.json`,
  objectsIndex: () => '/data/objects/index.json',
  /** One person with their record against everybody, one event with its games, and the most recently added games. */
  playerData: (slug: string) => `/data/players/${encodeURIComponent(slug)}.json`,
  playersIndex: () => '/data/players/index.json',
  eventData: (id: string) => `/data/events/${encodeURIComponent(id)}.json`,
  eventsIndex: () => '/data/events/index.json',
  newestData: () => '/data/newest.json',
  mapData: (slug: string) => `/data/maps/${encodeURIComponent(slug)}.json`,
  /** The preview picture of a game's page, or that of all other pages. */
  card: (replayId?: string) =>
    replayId === undefined ? '/cards/farseer.png' : `/cards/games/${encodeURIComponent(replayId)}.png`,
  atom: () => '/atom.xml',
  jsonFeed: () => '/feed.json',
  llms: () => '/llms.txt',
  llmsFull: () => '/llms-full.txt',
  apiCatalog: () => '/.well-known/api-catalog',
  skills: () => '/.well-known/agent-skills/index.json',
  skill: (name: string) => `/.well-known/agent-skills/${name}/SKILL.md`,
  security: () => '/.well-known/security.txt',
  /** Only exists if the host runs the archive's tools. */
  mcp: () => '/mcp',
  /** Documents with the address of the MCP server, on hosts that run this server. */
  serverCard: () => '/mcp/server-card',
  aiCatalog: () => '/.well-known/ai-catalog.json',
  notices: () => '/notices.txt',
  sitemap: () => '/sitemap-index.xml',
  sitemapPart: (n: number) => `/sitemap-${n}.xml`,
} as const;

/** Renamed folders of pages, kept forever; paths inside them are unchanged. */
export const MOVED_FOLDERS = {
  '/openers/': { to: '/openings/', query: false },
  '/truth/': { to: '/accuracy/', query: false },
  // The query names the two players.
  '/prep/': { to: '/cast/', query: true },
  // Players with pages that moved to their best-known names.
  '/players/aurorahappy/': { to: '/players/happy/', query: false },
  '/players/dorrani/': { to: '/players/phoenix/', query: false },
  '/players/edoboi/': { to: '/players/edo/', query: false },
  '/players/leonxiv/': { to: '/players/leon/', query: false },
  '/players/lianpia/': { to: '/players/lyn/', query: false },
  '/players/medusa/': { to: '/players/life/', query: false },
  '/players/noname/': { to: '/players/fortitude/', query: false },
  '/players/orange/': { to: '/players/eer0/', query: false },
  '/players/zizonhuman/': { to: '/players/chaemiko/', query: false },
} as const;

/** Old addresses of pages, each with its current one. */
export const movedAddresses = (pages: readonly string[]): { from: string; to: string }[] =>
  Object.entries(MOVED_FOLDERS).flatMap(([from, { to }]) =>
    [to, ...pages.filter((page) => page.startsWith(to) && page !== to)].map((page) => ({
      from: from + page.slice(to.length),
      to: page,
    })),
  );

/** The thumbnail of a map, from its page's address; every map has one. */
export const pictureOfMap = (page: string): string => page.replace(/\/$/, '.svg');

/** The Markdown version of a page, `/x/index.md` for `/x/`: the linked address. */
export const twin = (page: string): string => `${page.replace(/\/?$/, '/')}index.md`;

/** The file for the guessed address of a page's Markdown version, `/x.md`. */
export const twinBehind = (address: string): string => address.replace(/\.md$/, '/index.md');

/** Adds the site's origin to an address, for documents read elsewhere. */
export const absolute = (path: string, origin: string): string => new URL(path, origin).href;
