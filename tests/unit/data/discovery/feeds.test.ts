import { describe, expect, test } from 'vitest';
import {
  atomFeed,
  jsonFeed,
  LONGEST_FEED,
  newestGames,
  type FeedGame,
} from '../../../../src/data/discovery/feeds.ts';
import { childrenOf, textsOf, xmlRoot } from '../../../support/read-xml.ts';

const game = (replayId: string, fields: Partial<FeedGame> = {}): FeedGame => ({
  replayId,
  title: `Game ${replayId}`,
  description: 'Build orders of a game.',
  added: '2026-01-01T00:00:00Z',
  played: { basis: 'patch' },
  card: `/cards/games/${replayId}.png`,
  tags: ['EvO', 'Echo Isles'],
  ...fields,
});
const options = (games: FeedGame[]) => ({ siteUrl: 'https://replays.example', siteName: 'Archive', games });

const feedOf = (games: FeedGame[]) => xmlRoot(atomFeed(options(games)));

describe('which games', () => {
  test('the newest first, those of one time in their order, a hundred at most, none without a time', () => {
    const games = [
      { id: 1, added: '2026-01-01T00:00:00Z' },
      { id: 2, added: null },
      { id: 3, added: '2026-01-02T00:00:00Z' },
      { id: 4, added: '2026-01-02T00:00:00Z' },
    ];
    expect(newestGames(games).map(({ id }) => id)).toEqual([3, 4, 1]);
    const many = Array.from({ length: 300 }, () => games[0]!);
    expect(newestGames(many)).toHaveLength(LONGEST_FEED);
  });
});

describe('Atom', () => {
  const newer = game('b', { added: '2026-02-01T00:00:00Z' });

  test('has what RFC 4287 wants of a feed and of an entry', () => {
    const feed = feedOf([newer, game('a')]);
    expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(textsOf(feed, 'id')).toEqual(['https://replays.example/atom.xml']);
    expect(textsOf(feed, 'updated')).toEqual([newer.added]);
    expect(
      childrenOf(feed, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']]),
    ).toMatchSnapshot();
    expect(textsOf(childrenOf(feed, 'author')[0]!, 'name')).toEqual(['Archive']);
    const [entry] = childrenOf(feed, 'entry');
    expect(entry!.children.map((child) => child.type === 'element' && child.name)).toMatchSnapshot();
    expect(textsOf(entry!, 'id')).toEqual(['https://replays.example/replays/b/']);
    expect(textsOf(entry!, 'updated')).toEqual([newer.added]);
  });

  test.each(['</title><script>alert(1)</script>', ']]>&amp;<!--', '"\'&lt;', '戒指超神录 \u{1f319}'])(
    'a name is text, whatever is in it: %s',
    (name) => {
      const [entry] = childrenOf(
        feedOf([game('a', { title: name, description: name, tags: [name] })]),
        'entry',
      );
      expect(textsOf(entry!, 'title')).toEqual([name]);
      expect(textsOf(entry!, 'summary')).toEqual([name]);
      expect(childrenOf(entry!, 'category')[0]!.attributes['term']).toBe(name);
    },
  );

  test.each(['\0', '\u001b', '\ufffe', '\ud800'])('%j, which XML cannot hold, is replaced', (character) => {
    const [entry] = childrenOf(feedOf([game('a', { title: `Mo${character}on` })]), 'entry');
    expect(textsOf(entry!, 'title')).toEqual(['Mo\ufffdon']);
  });
});

describe('JSON Feed', () => {
  const read = (games: FeedGame[]) => JSON.parse(jsonFeed(options(games))) as Record<string, unknown>;

  test('has what version 1.1 wants, with whole addresses', () => {
    expect(read([game('a')])).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Archive: new games',
      feed_url: 'https://replays.example/feed.json',
      items: [
        {
          id: 'https://replays.example/replays/a/',
          content_text: 'Build orders of a game.',
          image: 'https://replays.example/cards/games/a.png',
          date_published: '2026-01-01T00:00:00Z',
          _played: { about: 'https://replays.example/replays/', basis: 'patch' },
        },
      ],
    });
  });
});
