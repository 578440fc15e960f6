/** Links in `llms.txt`: a title, and a note after a colon. */
export const LLMS_LINKS = {
  index: { title: 'Replay index', note: 'every game in one JSON document, with fieldNotes; start here' },
  openApi: { title: 'OpenAPI 3.1 description', note: 'both documents of the API with every field' },
  object: {
    title: 'One object at a time',
    note: 'ids of all ordered objects; /data/objects/ID.json has costs, orders, times and results',
  },
  player: {
    title: 'One player at a time',
    note: 'ids and names; /data/players/ID.json has the record, head to head with everybody, and the games',
  },
  event: {
    title: 'One event at a time',
    note: 'ids; /data/events/ID.json has days, players and games',
  },
  newest: { title: 'Newest games', note: 'the 20 newest additions, with results' },
  gamesInOneFile: {
    title: 'All games with their players in one file',
    note: 'JSON Lines, one game per line, with results and key timings',
  },
  gamesCsv: { title: 'Games as CSV', note: 'dates, events, maps, patches, lengths and winners' },
  playersCsv: {
    title: 'Players of all games as CSV',
    note: 'races, results, heroes and key timings, one row for each player in a game',
  },
  people: { title: 'People', note: 'people with all their recorded names' },
  mapFacts: {
    title: 'Maps',
    note: 'start locations, gold mines, creep camps, drops and shops of each map, from its map file',
  },
  objects: {
    title: 'Objects',
    note: 'names of units, buildings, upgrades and items, with costs by patch',
  },
  data: {
    title: 'Download data',
    note: 'column descriptions, completeness, licence, Parquet files, queries to copy',
  },
  allPages: { title: 'All pages in one file', note: 'the pages above in one document' },
  skills: { title: 'Index of the skills', note: 'with their digests' },
  apiCatalog: { title: 'API catalog', note: 'a linkset' },
  feed: {
    title: 'New games',
    note: 'a JSON Feed of the newest additions, also available as atom.xml',
  },
  licence: { title: 'GPL-3.0-or-later', note: 'the licence of the code and the API documents' },
  source: { title: 'Source code', note: 'code of the site and its tools' },
};

/** Titles of links in the API catalog. */
export const CATALOG_WORDS = {
  api: 'The API explained',
  mcp: 'Model Context Protocol server',
};

/** The feeds of new games. They don’t reveal results. */
export const FEED_WORDS = {
  title: (site: string): string => `${site}: new games`,
  subtitle: 'Games added to the archive, newest first. Nothing here reveals a result.',
};
