/** Page subjects as schema.org objects, for search engines and data catalogues. */
import { CONTRACT_VERSION } from '../contract/openapi.ts';
import type { Days } from '../game/derive/patches.ts';
import type { Played } from '../game/derive/played.ts';
import { KEYWORDS } from '../site.ts';
import { absolute, urls } from '../urls.ts';
import { playedIso } from './played.ts';
import { DATASET_WORDS } from './structured-words.ts';

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
  const at = (path: string): string => absolute(path, siteUrl);
  return {
    '@type': 'Dataset',
    '@id': `${at(urls.replays())}#dataset`,
    name: DATASET_WORDS.name(siteName),
    description: DATASET_WORDS.description(games, players, events),
    url: at(urls.replays()),
    sameAs: at(urls.api()),
    license: LICENCE,
    isAccessibleForFree: true,
    inLanguage: 'en',
    version: CONTRACT_VERSION,
    creator: organization(facts),
    keywords: KEYWORDS,
    measurementTechnique: DATASET_WORDS.technique,
    variableMeasured: DATASET_WORDS.variables.map((variable) => ({ '@type': 'PropertyValue', ...variable })),
    size: { '@type': 'QuantitativeValue', value: games, unitText: 'games' },
    ...(added && { datePublished: added.first, dateModified: added.last }),
    ...(played !== null && { temporalCoverage: played }),
    includedInDataCatalog: { '@type': 'DataCatalog', name: siteName, url: at(urls.home()) },
    distribution: [
      {
        '@type': 'DataDownload',
        name: DATASET_WORDS.index,
        contentUrl: at(urls.index()),
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
  name: DATASET_WORDS.release(facts.siteName),
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
export function playedBetween(games: readonly Days[]): string | null {
  const [froms, tos] = [games.map(({ from }) => from), games.map(({ to }) => to)];
  const from = froms.includes(undefined) ? undefined : froms.sort()[0];
  const to = tos.includes(undefined) ? undefined : tos.sort().at(-1);
  return from === undefined && to === undefined ? null : `${from ?? '..'}/${to ?? '..'}`;
}

/** The page of a game with its date; null if the date is unknown. */
export function pageOfGame(siteUrl: string, replayId: string, played: Played) {
  const time = playedIso(played);
  return time === null
    ? null
    : { '@type': 'WebPage', url: absolute(urls.game(replayId), siteUrl), temporalCoverage: time };
}
