/**
 * `/llms.txt`, the starting point for agents, following version 2 of the proposal. Its parsers fail on prose or `*`
 * bullets under a second-level heading, third-level headings, two-line summaries, and notes after anything but a
 * colon. `listItem` and the tests prevent these.
 */
import { CONTRACT_VERSION } from '../../contract/openapi.ts';
import { absolute, twin, urls } from '../../urls.ts';
import { oneLine } from '../../view/lines.ts';
import { GAMES_A_PAGE } from '../../view/numbered.ts';
import type { ArchiveFacts } from './facts.ts';
import type { ProsePage } from './prose.ts';
import type { Skill } from './skills.ts';
import { LLMS_WORDS } from './words.ts';

export interface LlmsTxtOptions {
  siteName: string;
  summary: string;
  facts: ArchiveFacts;
  pages: readonly ProsePage[];
  skills: readonly Skill[];
  repositoryUrl: string;
}

/** The whole file. */
export function llmsTxt({ siteName, summary, facts, pages, skills, repositoryUrl }: LlmsTxtOptions): string {
  const at = (path: string): string => absolute(path, facts.siteUrl);
  const sections: [title: string, items: string[]][] = [
    [
      'Data',
      [
        listItem('Replay index', at(urls.index()), LLMS_WORDS.index),
        listItem('OpenAPI 3.1 description', at(urls.openApi()), LLMS_WORDS.openApi),
        listItem(
          'List of all games',
          at(twin(urls.replays())),
          LLMS_WORDS.list + (facts.games > GAMES_A_PAGE ? LLMS_WORDS.firstOfList(GAMES_A_PAGE) : ''),
        ),
        ...SMALL.map(([name, path, note]) => listItem(name, at(path), note)),
        ...RELEASED.map(([name, file, note]) => listItem(name, at(urls.release('latest', file)), note)),
        listItem('Download data', at(twin(urls.data())), LLMS_WORDS.data),
      ],
    ],
    [
      'Statistics',
      [
        ...COUNTED.map(([name, path, note]) => listItem(name, at(twin(path)), note)),
        ...facts.timings.map(({ title, path }) => listItem(title, at(twin(path)), LLMS_WORDS.timings)),
      ],
    ],
    ['Pages', pages.map(({ title, description, markdownUrl }) => listItem(title, markdownUrl, description))],
    ['Skills', skills.map(({ name, description, path }) => listItem(name, at(path), description))],
    [
      'Optional',
      [
        listItem('All pages in one file', at(urls.llmsFull()), LLMS_WORDS.allPages),
        listItem('Index of the skills', at(urls.skills()), LLMS_WORDS.skills),
        listItem('API catalog', at(urls.apiCatalog()), 'a linkset'),
        listItem('New games', at(urls.jsonFeed()), LLMS_WORDS.feed),
        listItem('Source code', repositoryUrl, LLMS_WORDS.source),
      ],
    ],
  ];
  const lists = sections.map(([title, items]) => `## ${title}\n\n${items.join('\n')}\n`);
  return [`# ${siteName}\n`, `> ${summary}\n`, ...details(facts).map((text) => `${text}\n`), ...lists].join(
    '\n',
  );
}

/** Small documents for frequent questions, each below 60 kB. */
const SMALL: readonly [name: string, path: string, note: string][] = [
  [
    'One object at a time',
    urls.objectsIndex(),
    'ids of all ordered objects; /data/objects/ID.json has costs, orders, times and results',
  ],
  [
    'One player at a time',
    urls.playersIndex(),
    'ids and names; /data/players/ID.json has the record, head to head with everybody, and the games',
  ],
  ['One event at a time', urls.eventsIndex(), 'ids; /data/events/ID.json has days, players and games'],
  ['Newest games', urls.newestData(), 'the 20 newest additions, with results'],
];

/** Release files that answer most questions at once. */
const RELEASED: readonly [name: string, file: string, note: string][] = [
  [
    'All games with their players in one file',
    'games.ndjson',
    'JSON Lines, one game per line, with results and key timings',
  ],
  ['Games as CSV', 'games.csv', 'dates, events, maps, patches, lengths and winners'],
  [
    'Players of all games as CSV',
    'players.csv',
    'races, results, heroes and key timings, one row for each player in a game',
  ],
  ['People', 'players.json', 'people with all their recorded names'],
  [
    'Maps',
    'maps.json',
    'start locations, gold mines, creep camps, drops and shops of each map, from its map file',
  ],
  ['Objects', 'objects.json', 'names of units, buildings, upgrades and items, with costs by patch'],
];

/** Pages with statistics on all games. */
const COUNTED: readonly [name: string, path: string, note: string][] = [
  [
    'Statistics',
    urls.statistics(),
    'records by matchup and race, and medians for heroes, tech and expansions with n',
  ],
  ['Matchups', urls.matchups(), 'each matchup with its own page'],
  ['Players', urls.players(), 'all players, with records; each has a page with all games'],
  ['Heroes', urls.heroes(), 'heroes with their players and times'],
  ['Maps', urls.maps(), 'each map with its games'],
  ['Openings', urls.openings(), 'the openings of each race, with medians and wins'],
  ['Events', urls.events(), 'each event with its games and series'],
];

/**
 * Introduction that agents must read first. It contains only paragraphs, because a list would be parsed as a file list.
 */
function details({ siteUrl, games, events, unattributed, exampleId, exampleBytes }: ArchiveFacts): string[] {
  const at = (path: string): string => absolute(path, siteUrl);
  const words = LLMS_WORDS.details;
  return [
    words.archive(games, games - unattributed, events.length),
    words.oneGame(code(template(siteUrl, urls.summary('ID')))),
    words.asText(
      code(template(siteUrl, twin(urls.game('ID')))),
      code(at(twin(urls.game(exampleId)))),
      code(template(siteUrl, twin(urls.orders('ID')))),
    ),
    words.asJson(code(template(siteUrl, urls.analysis('ID'))), exampleBytes),
    words.times,
    words.contract(CONTRACT_VERSION),
    words.names,
    words.mcp,
    words.citing,
  ];
}

const template = (siteUrl: string, path: string): string =>
  absolute(path, siteUrl).replace('ID', '{replayId}');

const code = (text: string): string => `\`${text}\``;

/**
 * One line in a file list. A closing parenthesis would end the address early, and a line break would end the item.
 */
const listItem = (name: string, url: string, note: string): string =>
  `- [${oneLine(name).replace(/[[\]]/g, '')}](${url.replaceAll('(', '%28').replaceAll(')', '%29')}): ${oneLine(note)}`;
