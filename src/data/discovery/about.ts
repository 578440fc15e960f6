/** Structured data about the archive as a whole, for search engines. */
import { indexText, type Archive } from '../../archive/count/archive.ts';
import { SITE_NAME, SITE_SUMMARY, SITE_URL } from '../../site.ts';
import { playedDays } from '../../game/derive/played.ts';
import {
  dataset,
  temporalCoverage,
  releaseDataset,
  website,
  type DatasetFacts,
  type ReleaseFacts,
  type SiteFacts,
} from '../../view/structured-data.ts';

const SITE: SiteFacts = { siteUrl: SITE_URL, siteName: SITE_NAME, summary: SITE_SUMMARY };

/** The site. */
export const aboutSite = () => website(SITE);

/** The archive as a data set. */
export const aboutArchive = (archive: Archive) => dataset(archiveFactsOf(archive));

/** The downloadable data of the archive. */
export const aboutRelease = (archive: Archive, release: ReleaseFacts) =>
  releaseDataset(archiveFactsOf(archive), release);

function archiveFactsOf(archive: Archive): DatasetFacts {
  const { games, catalogue } = archive;
  const times = games.flatMap(({ added }) => added ?? []).sort();
  const [first] = times;
  return {
    ...SITE,
    games: games.length,
    players: catalogue.people.length,
    events: catalogue.events.length,
    added: first === undefined ? null : { first, last: times.at(-1)! },
    played: temporalCoverage(games.map(({ analysis }) => playedDays(analysis.played))),
    indexBytes: Buffer.byteLength(indexText(archive)),
  };
}
