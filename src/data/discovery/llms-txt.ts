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
import { LLMS_LINKS, LLMS_WORDS } from './words.ts';

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
  const titles = LLMS_WORDS.sections;
  const sections: [title: string, items: string[]][] = [
    [
      titles.data,
      [
        item(LLMS_LINKS.index, at(urls.index())),
        item(LLMS_LINKS.openApi, at(urls.openApi())),
        listItem(
          LLMS_LINKS.list.title,
          at(twin(urls.replays())),
          facts.games > GAMES_A_PAGE ? LLMS_WORDS.firstOfList(GAMES_A_PAGE) : LLMS_LINKS.list.note,
        ),
        ...SMALL.map(([link, path]) => item(link, at(path))),
        ...RELEASED.map(([link, file]) => item(link, at(urls.release('latest', file)))),
        item(LLMS_LINKS.data, at(twin(urls.data()))),
      ],
    ],
    [
      titles.statistics,
      [
        ...COUNTED.map(([link, path]) => item(link, at(twin(path)))),
        ...facts.timings.map(({ title, path }) => listItem(title, at(twin(path)), LLMS_WORDS.timings)),
      ],
    ],
    [
      titles.pages,
      pages.map(({ title, description, markdownUrl }) => listItem(title, markdownUrl, description)),
    ],
    [titles.skills, skills.map(({ name, description, path }) => listItem(name, at(path), description))],
    [
      titles.optional,
      [
        item(LLMS_LINKS.allPages, at(urls.llmsFull())),
        item(LLMS_LINKS.skills, at(urls.skills())),
        item(LLMS_LINKS.apiCatalog, at(urls.apiCatalog())),
        item(LLMS_LINKS.feed, at(urls.jsonFeed())),
        item(LLMS_LINKS.source, repositoryUrl),
      ],
    ],
  ];
  const lists = sections.map(([title, items]) => `## ${title}\n\n${items.join('\n')}\n`);
  return [`# ${siteName}\n`, `> ${summary}\n`, ...details(facts).map((text) => `${text}\n`), ...lists].join(
    '\n',
  );
}

interface Link {
  title: string;
  note: string;
}

const item = ({ title, note }: Link, url: string): string => listItem(title, url, note);

/** Small documents for frequent questions, each below 60 kB. */
const SMALL: readonly [link: Link, path: string][] = [
  [LLMS_LINKS.object, urls.objectsIndex()],
  [LLMS_LINKS.player, urls.playersIndex()],
  [LLMS_LINKS.event, urls.eventsIndex()],
  [LLMS_LINKS.newest, urls.newestData()],
];

/** Release files that answer most questions at once. */
const RELEASED: readonly [link: Link, file: string][] = [
  [LLMS_LINKS.gamesInOneFile, 'games.ndjson'],
  [LLMS_LINKS.gamesCsv, 'games.csv'],
  [LLMS_LINKS.playersCsv, 'players.csv'],
  [LLMS_LINKS.people, 'players.json'],
  [LLMS_LINKS.mapFacts, 'maps.json'],
  [LLMS_LINKS.objects, 'objects.json'],
];

/** Pages with statistics on all games. */
const COUNTED: readonly [link: Link, path: string][] = [
  [LLMS_LINKS.statistics, urls.statistics()],
  [LLMS_LINKS.matchups, urls.matchups()],
  [LLMS_LINKS.players, urls.players()],
  [LLMS_LINKS.heroes, urls.heroes()],
  [LLMS_LINKS.maps, urls.maps()],
  [LLMS_LINKS.openings, urls.openings()],
  [LLMS_LINKS.events, urls.events()],
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
