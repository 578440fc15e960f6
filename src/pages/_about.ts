/** What search engines are told of the archive as a whole. */
import { indexDocument, printIndex } from '../contract/documents.ts';
import { dataset, playedBetween, website, type SiteFacts } from '../discovery/structured-data.ts';
import { GENERATED_AT, SITE_NAME, SITE_SUMMARY, SITE_URL } from '../site.ts';
import { urls } from '../urls.ts';
import { loadArchive } from './_archive.ts';
import { loadCatalogue } from './_hubs.ts';

const SITE: SiteFacts = { siteUrl: SITE_URL, siteName: SITE_NAME, summary: SITE_SUMMARY };

/** The site. */
export const aboutSite = () => website(SITE);

/** The archive as a data set. */
export function aboutArchive() {
  const games = loadArchive();
  const times = games.flatMap(({ added }) => added ?? []).sort();
  const [first] = times;
  const index = printIndex(
    indexDocument(
      games.map(({ entry }) => entry),
      GENERATED_AT,
    ),
    urls.index(),
  );
  return dataset({
    ...SITE,
    games: games.length,
    players: loadCatalogue().people.length,
    events: new Set(games.flatMap(({ event }) => event?.id ?? [])).size,
    added: first === undefined ? null : { first, last: times.at(-1)! },
    played: playedBetween(games.map(({ event }) => event?.date ?? null)),
    indexBytes: Buffer.byteLength(index),
  });
}
