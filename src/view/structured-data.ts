/** Page subjects as schema.org objects, for search engines and data catalogues. */
import { CONTRACT_VERSION } from '../contract/openapi.ts';
import type { Days } from '../game/derive/patches.ts';
import type { Played } from '../game/derive/played.ts';
import { KEYWORDS } from '../site.ts';
import { absolute, urls } from '../urls.ts';
import { playTimeIso } from './played.ts';

/** A fact that is recorded for every game, with its unit if it has one. */
interface Variable {
  name: string;
  unitText?: string;
  description: string;
}

const DATASET_WORDS = {
  variables: [
    { name: 'players', description: 'The players’ recorded names and their races.' },
    {
      name: 'winner',
      description: 'The winning side, inferred from how players left; null if that shows nothing.',
    },
    { name: 'map', description: 'Map the game was played on.' },
    { name: 'patch', description: 'Version of the game with which it was played.' },
    { name: 'duration', unitText: 'seconds', description: 'Length of the game as stated in the replay.' },
    {
      name: 'first hero',
      unitText: 'seconds',
      description: 'Each player’s first hero and the time at which it was ordered.',
    },
    {
      name: 'tiers',
      unitText: 'seconds',
      description:
        'When each player was first observed at a tier: inferred from selections and orders, not a verified tech timing.',
    },
    { name: 'expansion', unitText: 'seconds', description: 'First order for an expansion town hall.' },
    {
      name: 'build order',
      description: 'Orders for buildings, units, heroes and upgrades, with their times.',
    },
  ] satisfies Variable[],
};

/** What search engines are told about the site. */
export interface SiteFacts {
  siteUrl: string;
  siteName: string;
  /** One sentence about the site. */
  summary: string;
}

export interface DatasetFacts extends SiteFacts {
  games: number;
  players: number;
  /** Events with games. */
  events: number;
  /** The first and the last time that a game was added, in ISO 8601; null if both are unknown. */
  added: { first: string; last: string } | null;
  /** Range of playing days as an ISO 8601 interval, which may be open-ended; null if unknown. */
  played: string | null;
  /** Size of the index file. */
  indexBytes: number;
}

const LICENCE = 'https://www.gnu.org/licenses/gpl-3.0.html';

const organization = ({ siteUrl, siteName }: SiteFacts) => ({
  '@type': 'Organization',
  name: siteName,
  url: absolute(urls.home(), siteUrl),
});

/** The site as a whole, for its home page. */
export const website = (facts: SiteFacts) => ({
  '@type': 'WebSite',
  name: facts.siteName,
  url: absolute(urls.home(), facts.siteUrl),
  description: facts.summary,
  inLanguage: 'en',
  publisher: organization(facts),
});

/** The archive as a data set, for the pages that list it and explain its documents. */
export function dataset(facts: DatasetFacts) {
  const { siteUrl, siteName, games, players, events, added, played, indexBytes } = facts;
  const absoluteUrl = (path: string): string => absolute(path, siteUrl);
  return {
    '@type': 'Dataset',
    '@id': `${absoluteUrl(urls.replays())}#dataset`,
    name: `${siteName}: Warcraft III pro and tournament games`,
    description:
      `${games} games by ${players} players at ${events} events, each read from its replay. They include the players, ` +
      'races, inferred winner, map, patch, heroes, tiers, expansions and build orders with their times. A JSON index lists all ' +
      'games, and one document per game has the rest. The data says what each time is based on and how far ' +
      'you can trust it.',
    url: absoluteUrl(urls.replays()),
    sameAs: absoluteUrl(urls.api()),
    license: LICENCE,
    isAccessibleForFree: true,
    inLanguage: 'en',
    version: CONTRACT_VERSION,
    creator: organization(facts),
    keywords: KEYWORDS,
    measurementTechnique: 'Decoding of the commands that replay files record',
    variableMeasured: DATASET_WORDS.variables.map((variable) => ({ '@type': 'PropertyValue', ...variable })),
    size: { '@type': 'QuantitativeValue', value: games, unitText: 'games' },
    ...(added && { datePublished: added.first, dateModified: added.last }),
    ...(played !== null && { temporalCoverage: played }),
    includedInDataCatalog: { '@type': 'DataCatalog', name: siteName, url: absoluteUrl(urls.home()) },
    distribution: [
      {
        '@type': 'DataDownload',
        name: 'Index of all games',
        contentUrl: absoluteUrl(urls.index()),
        encodingFormat: 'application/json',
        contentSize: `${indexBytes} B`,
      },
    ],
  };
}

/** A release of the archive, for its page. */
export interface ReleaseFacts {
  version: string;
  description: string;
  /** Address of its licence. */
  licence: string;
  /** Permanent address of its description. */
  described: string;
  files: readonly { path: string; url: string; type: string; bytes: number; sha256: string }[];
}

/** A release's files as a data set. The number of games and their dates are those of the archive. */
export const releaseDataset = (facts: DatasetFacts, release: ReleaseFacts) => ({
  ...dataset(facts),
  '@id': `${absolute(urls.data(), facts.siteUrl)}#dataset`,
  name: `${facts.siteName}: all data as files`,
  description: release.description,
  url: absolute(urls.data(), facts.siteUrl),
  sameAs: release.described,
  license: release.licence,
  version: release.version,
  distribution: release.files.map(({ path, url, type, bytes, sha256 }) => ({
    '@type': 'DataDownload',
    name: path,
    contentUrl: url,
    encodingFormat: type,
    contentSize: `${bytes} B`,
    sha256,
  })),
});

/** The trail from the home page to a page, which is the last step. */
export const breadcrumbs = (siteUrl: string, steps: readonly { text: string; href: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: absolute(href, siteUrl),
  })),
});

/** The ISO 8601 interval in which all games were played; open at an end that is unknown for any of them. */
export function temporalCoverage(games: readonly Days[]): string | null {
  const [froms, tos] = [games.map(({ from }) => from), games.map(({ to }) => to)];
  const from = froms.includes(undefined) ? undefined : froms.sort()[0];
  const to = tos.includes(undefined) ? undefined : tos.sort().at(-1);
  return from === undefined && to === undefined ? null : `${from ?? '..'}/${to ?? '..'}`;
}

/** The page of a game with its date; null if the date is unknown. */
export function pageOfGame(siteUrl: string, replayId: string, played: Played) {
  const time = playTimeIso(played);
  return time === null
    ? null
    : { '@type': 'WebPage', url: absolute(urls.game(replayId), siteUrl), temporalCoverage: time };
}
