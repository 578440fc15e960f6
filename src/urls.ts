/** All addresses of the site. Pages, documents and links use these functions, so that no address is spelled twice. */

const raceSlug = (race: string): string => race.toLowerCase().replaceAll(' ', '-');

/** A game time as part of an address: "15-36". */
export const clockInPath = (ms: number): string =>
  `${Math.floor(ms / 60_000)}-${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

export const urls = {
  home: () => '/',
  replays: () => '/replays/',
  /** The games that fit a query in the syntax of `search/parts/syntax.ts`. */
  found: (query: string) =>
    `/replays/?parts=${encodeURIComponent(query)
      .replace(/%(?:3A|2C|40|24)/g, decodeURIComponent)
      .replaceAll('%20', '+')}`,
  /** The games that a text in words asks for. */
  search: (text: string) => `/replays/?${new URLSearchParams({ q: text }).toString()}`,
  game: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/`,
  orders: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/orders/`,
  made: (replayId: string) => `/replays/${encodeURIComponent(replayId)}/made/`,
  /** A fight of a game, by the game time in ms at which it begins: leads to the game at that second. */
  fight: (replayId: string, ms: number) => `/replays/${encodeURIComponent(replayId)}/${clockInPath(ms)}/`,
  /** A game in another site's frame, and its oEmbed description. */
  embed: (replayId: string) => `/embed/${encodeURIComponent(replayId)}/`,
  oEmbed: (replayId: string) => `/oembed/${encodeURIComponent(replayId)}.json`,
  events: () => '/events/',
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
  /** The games that this browser keeps for the visitor. */
  myGames: () => '/drop/#my-games',
  compare: () => '/compare/',
  /** The casting sheet, for two players if both are given. */
  castingSheet: (a?: string, b?: string) =>
    `/cast/${a === undefined ? '' : `?${new URLSearchParams({ a, ...(b !== undefined && { b }) }).toString()}`}`,
  prepData: (slug: string) => `/data/prep/${encodeURIComponent(slug)}.json`,
  privacy: () => '/privacy/',
  accuracy: () => '/accuracy/',
  /** The audit's findings as tables. */
  findings: () => '/accuracy/findings/',
  /** The game's releases and their numbers. */
  patches: () => '/accuracy/patches/',
  strategy: () => '/strategy/',
  tools: () => '/tools/',
  about: () => '/about/',
  contribute: () => '/contribute/',
  changelog: () => '/changelog/',
  builds: () => '/builds/',
  /** A build, with the best example of a matchup if one is given. */
  build: (id: string, matchup?: string) => `/builds/${id}/${matchup === undefined ? '' : `#${matchup}`}`,
  buildSteps: (id: string) => `/data/builds/${id}.json`,
  buildOverlay: (id: string) => `/data/builds/${id}.overlay.json`,
  docs: () => '/docs/',
  /** A document about using, filling or running the archive, by file name. */
  doc: (id: string) => `/docs/${id}/`,
  api: () => '/api/',
  apiReference: () => '/api/reference/',
  openApi: () => '/api/openapi.json',
  index: () => '/data/summaries-index.json',
  summary: (replayId: string) => `/data/summaries/${encodeURIComponent(replayId)}.json`,
  /** The rows that the search reads, and the words that it knows. */
  searchRows: () => '/data/replay-browser.json',
  searchWords: () => '/data/search.json',
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
  fightCard: (replayId: string, ms: number) =>
    `/cards/games/${encodeURIComponent(replayId)}/${clockInPath(ms)}.png`,
  atom: () => '/atom.xml',
  jsonFeed: () => '/feed.json',
  /** Makes the site installable; and its icon, by size in pixels. */
  webManifest: () => '/manifest.webmanifest',
  icon: (size: number) => `/icons/${size}.png`,
  llms: () => '/llms.txt',
  llmsFull: () => '/llms-full.txt',
  apiCatalog: () => '/.well-known/api-catalog',
  skills: () => '/.well-known/agent-skills/index.json',
  skill: (name: string) => `/.well-known/agent-skills/${name}/SKILL.md`,
  security: () => '/.well-known/security.txt',
  /** Only exists if the host runs the archive's tools. */
  mcp: () => '/mcp',
  /** Documents with the address of the MCP server, on hosts that run this server. */
  notices: () => '/notices.txt',
  /** The text of the licence of the code. */
  licence: () => '/LICENSE.txt',
  sitemap: () => '/sitemap.xml',
} as const;

/** Renamed folders of pages, kept forever; paths inside them are unchanged. */
export const MOVED_FOLDERS = {
  '/openers/': { to: '/openings/', query: false },
  '/truth/': { to: '/accuracy/', query: false },
  // The query names the two players.
  '/prep/': { to: '/cast/', query: true },
} as const;

/** Old addresses of pages, each with its current one. `more` are further renamed folders, with their new addresses. */
export const movedAddresses = (
  pages: readonly string[],
  more: readonly (readonly [from: string, to: string])[],
): { from: string; to: string }[] =>
  [...Object.entries(MOVED_FOLDERS).map(([from, { to }]) => [from, to] as const), ...more].flatMap(
    ([from, to]) =>
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
