/** Every address of the site. Pages, documents and links all come from here, so that none is spelled twice. */

const raceSlug = (race: string): string => race.toLowerCase().replaceAll(' ', '-');

export const urls = {
  home: () => '/',
  replays: () => '/replays/',
  /** A page of a list that is too long for one, by its number. */
  numbered: (list: string, page: number) => `${list}${page}/`,
  game: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/`,
  orders: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/orders/`,
  made: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/made/`,
  /** A game in a frame of other pages, and what tells programs of it. */
  embed: (replayId: string) => `/embed/${encodeURIComponent(replayId)}/`,
  oEmbed: (replayId: string) => `/oembed/${encodeURIComponent(replayId)}.json`,
  events: () => '/events/',
  /** The series of an event, by the address of its page, where they have numbered pages. */
  seriesOf: (event: string) => `${event}series/`,
  event: (id: string) => `/events/${encodeURIComponent(id)}/`,
  players: () => '/players/',
  player: (slug: string) => `/players/${encodeURIComponent(slug)}/`,
  maps: () => '/maps/',
  map: (slug: string) => `/maps/${encodeURIComponent(slug)}/`,
  /** The small picture of a map. */
  mapPicture: (slug: string) => pictureOfMap(urls.map(slug)),
  matchups: () => '/matchups/',
  matchup: (matchup: string) => `/matchups/${encodeURIComponent(matchup)}/`,
  matchupTimings: (matchup: string, race: string) =>
    `/matchups/${encodeURIComponent(matchup)}/${raceSlug(race)}/`,
  openings: () => '/openings/',
  /** How a race opens, against all other races or against one; races by their English names. */
  openingsOf: (race: string, against?: string) =>
    against === undefined
      ? `/openings/${raceSlug(race)}/`
      : `/openings/${raceSlug(race)}/${raceSlug(against)}/`,
  heroes: () => '/heroes/',
  hero: (slug: string) => `/heroes/${encodeURIComponent(slug)}/`,
  statistics: () => '/statistics/',
  drop: () => '/drop/',
  compare: () => '/compare/',
  /** The casting sheet, of two players where both are given. */
  castingSheet: (a?: string, b?: string) =>
    `/cast/${a === undefined ? '' : `?${new URLSearchParams({ a, ...(b !== undefined && { b }) }).toString()}`}`,
  prepData: (slug: string) => `/data/prep/${encodeURIComponent(slug)}.json`,
  privacy: () => '/privacy/',
  accuracy: () => '/accuracy/',
  /** What the audit found, as tables. */
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
  /** A document about using, filling or running the archive, by the name of its file. */
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
  /** The folder of a release, or a file of it: of a version, or of `latest`. */
  /** The list of releases that stay, and the latest. */
  releases: () => '/data/releases/index.json',
  release: (version: string, file = '') => `/data/releases/${version}/${file}`,
  /** One object of the game and who ordered it, by its id, and the list of all objects. */
  objectData: (id: string) => `/data/objects/${encodeURIComponent(id)}.json`,
  objectsIndex: () => '/data/objects/index.json',
  mapData: (slug: string) => `/data/maps/${encodeURIComponent(slug)}.json`,
  /** The picture of a game where its page is linked to, or that of all other pages. */
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
  /** Where the host runs the archive as tools; others have nothing there. */
  mcp: () => '/mcp',
  /** The documents that say how to reach the server, where the host has it. */
  serverCard: () => '/mcp/server-card',
  aiCatalog: () => '/.well-known/ai-catalog.json',
  notices: () => '/notices.txt',
  sitemap: () => '/sitemap-index.xml',
  sitemapPart: (n: number) => `/sitemap-${n}.xml`,
} as const;

/** Folders of pages that have another name now, for ever; what comes below them is the same. */
export const MOVED_FOLDERS = {
  '/openers/': { to: '/openings/', query: false },
  '/truth/': { to: '/accuracy/', query: false },
  // The query names the two players.
  '/prep/': { to: '/cast/', query: true },
  // Players whose pages are under the names that they are known by.
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

/** Old addresses of pages, each with the address of today. */
export const movedAddresses = (pages: readonly string[]): { from: string; to: string }[] =>
  Object.entries(MOVED_FOLDERS).flatMap(([from, { to }]) =>
    [to, ...pages.filter((page) => page.startsWith(to) && page !== to)].map((page) => ({
      from: from + page.slice(to.length),
      to: page,
    })),
  );

/** The small picture of a map by the address of its page; every map has one. */
export const pictureOfMap = (page: string): string => page.replace(/\/$/, '.svg');

/** The Markdown twin of a page, `/x/index.md` for `/x/`: the address that is linked to. */
export const twin = (page: string): string => `${page.replace(/\/?$/, '/')}index.md`;

/** The file that answers at the second address of a page's twin, `/x.md`, which people guess. */
export const twinBehind = (address: string): string => address.replace(/\.md$/, '/index.md');

/** An address with the site's origin, for documents that are read elsewhere. */
export const absolute = (path: string, origin: string): string => new URL(path, origin).href;
