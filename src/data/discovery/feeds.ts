/** The feeds of new games, as Atom (RFC 4287) and as JSON Feed 1.1. */
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Played } from '../../game/derive/played.ts';
import { absolute, twin, urls } from '../../urls.ts';
import { playTimeIso, playTimeText } from '../../view/played.ts';
import { compareText } from '../../archive/corpus/layout.ts';
import type { Archive } from '../../archive/count/archive.ts';
import { SITE_NAME, SITE_URL } from '../../site.ts';
import { headOf } from '../../view/game/game-heads.ts';
import { cardOf } from '../../view/png/cards.ts';

/** A game in a feed, without spoilers: neither winner nor length. */
export interface FeedGame {
  replayId: string;
  title: string;
  description: string;
  /** When the game was added, ISO 8601 in UTC to the second. */
  added: string;
  /** When the game was played. */
  played: Played;
  /** Address of the game's picture; null if it has none. */
  card: string | null;
  /** Matchup, map and event, if known. */
  tags: readonly string[];
}

export interface FeedOptions {
  siteUrl: string;
  siteName: string;
  /** From `newestGames`. */
  games: readonly FeedGame[];
}

const SUBTITLE = 'Games added to the archive, newest first. Nothing here reveals a result.';
const titleOf = (siteName: string): string => `${siteName}: new games`;

/** Maximum number of games in a feed; older ones are in the index. */
export const LONGEST_FEED = 50;

/** The games for feeds: newest first, with ties in archive order. */
export const newestGames = <Game extends { added: string | null }>(games: readonly Game[]) =>
  games
    .filter((game): game is Game & { added: string } => game.added !== null)
    .sort((a, b) => compareText(b.added, a.added))
    .slice(0, LONGEST_FEED);

/** Dublin Core namespace: Atom has no field for the date of the thing that an entry is about. */
const DCTERMS = 'http://purl.org/dc/terms/';
/** Date of a feed without entries: Atom requires a date, and the build time would be wrong. */
const NEVER = '1970-01-01T00:00:00Z';

/** The content of `/atom.xml`. */
export function atomFeed({ siteUrl, siteName, games }: FeedOptions): string {
  const absoluteUrl = (path: string): string => absolute(path, siteUrl);
  const atom = 'application/atom+xml';
  const entries = games.map(({ played, replayId, title, added, tags, ...game }) =>
    x('entry', [
      x('id', absoluteUrl(urls.game(replayId))),
      x('title', printable(title)),
      x('published', added),
      x('updated', added),
      x('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(urls.game(replayId)) }),
      x('link', { rel: 'alternate', type: 'text/markdown', href: absoluteUrl(twin(urls.game(replayId))) }),
      ...tags.map((term) => x('category', { term: printable(term) })),
      ...[playTimeIso(played) ?? []].flat().map((time) => x('dcterms:temporal', time)),
      x('summary', printable(summaryOf({ ...game, played }))),
    ]),
  );
  const feed = x(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:dcterms': DCTERMS, 'xml:lang': 'en' },
    [
      x('id', absoluteUrl(urls.atom())),
      x('title', titleOf(siteName)),
      x('subtitle', SUBTITLE),
      x('updated', games[0]?.added ?? NEVER),
      x('author', [x('name', siteName), x('uri', absoluteUrl(urls.home()))]),
      x('link', { rel: 'self', type: atom, href: absoluteUrl(urls.atom()) }),
      x('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(urls.replays()) }),
      ...entries,
    ],
  );
  // The printer doesn't escape `]]>` in text, which XML only allows at the end of a CDATA section.
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed).replaceAll(']]>', ']]&gt;')}\n`;
}

/** The content of `/feed.json`. */
export function jsonFeed({ siteUrl, siteName, games }: FeedOptions): string {
  const absoluteUrl = (path: string): string => absolute(path, siteUrl);
  const items = games.map(({ replayId, title, added, card, tags, ...game }) => ({
    id: absoluteUrl(urls.game(replayId)),
    url: absoluteUrl(urls.game(replayId)),
    title,
    content_text: summaryOf(game),
    ...(card === null ? {} : { image: absoluteUrl(card) }),
    date_published: added,
    tags,
    _played: { about: absoluteUrl(urls.replays()), ...game.played },
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(siteName),
    description: SUBTITLE,
    home_page_url: absoluteUrl(urls.replays()),
    feed_url: absoluteUrl(urls.jsonFeed()),
    language: 'en',
    authors: [{ name: siteName, url: absoluteUrl(urls.home()) }],
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const summaryOf = ({ description, played }: Pick<FeedGame, 'description' | 'played'>): string =>
  playTimeIso(played) === null ? description : `${description} Played ${playTimeText(played)}.`;

/** Drops characters that XML can't represent, because names may contain such characters. */
const printable = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');

/** The feed for an archive: its newest games. */
export async function feedOf(archive: Archive): Promise<FeedOptions> {
  const games = newestGames(archive.games).map(async (game) => ({
    replayId: game.replayId,
    ...headOf(archive, game.replayId),
    added: game.added,
    played: game.analysis.played,
    card: (await cardOf(archive, game))?.path ?? null,
    tags: [game.analysis.matchup ?? game.analysis.sides, game.analysis.map, game.event?.name ?? ''].filter(
      (tag) => tag !== '',
    ),
  }));
  return { siteUrl: SITE_URL, siteName: SITE_NAME, games: await Promise.all(games) };
}
