/** The feeds of games that are new in the archive, as Atom (RFC 4287) and as JSON Feed 1.1. */
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Played } from '../../game/derive/played.ts';
import { absolute, twin, urls } from '../../urls.ts';
import { playedIso, playedText } from '../../view/played.ts';

/** One game. Nothing of it says who won, nor how long it took. */
export interface FeedGame {
  replayId: string;
  title: string;
  description: string;
  /** When it came into the archive, ISO 8601 in UTC to the second. */
  added: string;
  /** When it was played. */
  played: Played;
  /** Address of its picture; null when it has none. */
  card: string | null;
  /** Matchup, map and event, as far as they are known. */
  tags: readonly string[];
}

export interface FeedOptions {
  siteUrl: string;
  siteName: string;
  /** As `newestGames` gives them. */
  games: readonly FeedGame[];
}

/** Feeds list no more games; older ones are in the index. */
export const LONGEST_FEED = 50;

/** The games that feeds list: newest first, of the same time in the order of the archive. */
export const newestGames = <Game extends { added: string | null }>(games: readonly Game[]) =>
  games
    .filter((game): game is Game & { added: string } => game.added !== null)
    .sort((a, b) => (a.added < b.added ? 1 : a.added > b.added ? -1 : 0))
    .slice(0, LONGEST_FEED);

/** Atom has no field for the time that an entry is about; Dublin Core has. */
const DCTERMS = 'http://purl.org/dc/terms/';
const TITLE = 'new games';
const SUBTITLE = 'Games that came into the archive, newest first. Nothing here tells a result.';
/** What a feed says that never had an entry: Atom wants a time, and the time of the build would be none. */
const NEVER = '1970-01-01T00:00:00Z';

/** `/atom.xml`. */
export function atomFeed({ siteUrl, siteName, games }: FeedOptions): string {
  const at = (path: string): string => absolute(path, siteUrl);
  const atom = 'application/atom+xml';
  const entries = games.map(({ played, replayId, title, added, tags, ...game }) =>
    x('entry', [
      x('id', at(urls.game(replayId))),
      x('title', printable(title)),
      x('published', added),
      x('updated', added),
      x('link', { rel: 'alternate', type: 'text/html', href: at(urls.game(replayId)) }),
      x('link', { rel: 'alternate', type: 'text/markdown', href: at(twin(urls.game(replayId))) }),
      ...tags.map((term) => x('category', { term: printable(term) })),
      ...[playedIso(played) ?? []].flat().map((time) => x('dcterms:temporal', time)),
      x('summary', printable(summaryOf({ ...game, played }))),
    ]),
  );
  const feed = x(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:dcterms': DCTERMS, 'xml:lang': 'en' },
    [
      x('id', at(urls.atom())),
      x('title', `${siteName}: ${TITLE}`),
      x('subtitle', SUBTITLE),
      x('updated', games[0]?.added ?? NEVER),
      x('author', [x('name', siteName), x('uri', at(urls.home()))]),
      x('link', { rel: 'self', type: atom, href: at(urls.atom()) }),
      x('link', { rel: 'alternate', type: 'text/html', href: at(urls.replays()) }),
      ...entries,
    ],
  );
  // The printer leaves `]]>` in texts as it is, which XML allows nowhere but at the end of a CDATA section.
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed).replaceAll(']]>', ']]&gt;')}\n`;
}

/** `/feed.json`. */
export function jsonFeed({ siteUrl, siteName, games }: FeedOptions): string {
  const at = (path: string): string => absolute(path, siteUrl);
  const items = games.map(({ replayId, title, added, card, tags, ...game }) => ({
    id: at(urls.game(replayId)),
    url: at(urls.game(replayId)),
    title,
    content_text: summaryOf(game),
    ...(card === null ? {} : { image: at(card) }),
    date_published: added,
    tags,
    _played: { about: at(urls.replays()), ...game.played },
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${siteName}: ${TITLE}`,
    description: SUBTITLE,
    home_page_url: at(urls.replays()),
    feed_url: at(urls.jsonFeed()),
    language: 'en',
    authors: [{ name: siteName, url: at(urls.home()) }],
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const summaryOf = ({ description, played }: Pick<FeedGame, 'description' | 'played'>): string =>
  playedIso(played) === null ? description : `${description} Played ${playedText(played)}.`;

/** Names may hold characters that no XML document can, however it is escaped. */
const printable = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
