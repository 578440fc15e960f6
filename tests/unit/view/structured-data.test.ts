import { describe, expect, test } from 'vitest';
import {
  breadcrumbs,
  dataset,
  pageOfGame,
  playedBetween,
  type DatasetFacts,
} from '../../../src/view/structured-data.ts';

const facts: DatasetFacts = {
  siteUrl: 'https://replays.example',
  siteName: 'Archive',
  summary: 'An archive.',
  games: 56,
  players: 69,
  events: 14,
  added: { first: '2026-01-01T00:00:00Z', last: '2026-02-01T00:00:00Z' },
  played: null,
  indexBytes: 1234,
};

describe('the archive as a data set', () => {
  test('says how much there is and when it came in', () => {
    expect(dataset(facts)).toMatchObject({
      description: expect.stringMatching(/^56 games by 69 players at 14 events/) as string,
      size: { value: 56, unitText: 'games' },
      datePublished: '2026-01-01T00:00:00Z',
      dateModified: '2026-02-01T00:00:00Z',
      distribution: [
        { contentUrl: 'https://replays.example/data/summaries-index.json', contentSize: '1234 B' },
      ],
    });
  });

  test('claims no time that is not known', () => {
    expect(dataset(facts)).not.toHaveProperty('temporalCoverage');
    expect(dataset({ ...facts, played: '2019/2020-04' })).toMatchObject({ temporalCoverage: '2019/2020-04' });
    expect(dataset({ ...facts, added: null })).not.toHaveProperty('dateModified');
  });
});

test.each([
  [[], null],
  [[{}], null],
  [[{ from: '2019-04-27', to: '2019-04-28' }, {}], null],
  [[{ from: '2019-04-27', to: '2019-04-28' }, { from: '2018-08-08' }], '2018-08-08/..'],
  [[{ to: '2018-08-08' }, { from: '2019-04-27', to: '2019-04-28' }], '../2019-04-28'],
  [
    [
      { from: '2019-04-27', to: '2021-01-01' },
      { from: '2020-01-28', to: '2020-01-28' },
    ],
    '2019-04-27/2021-01-01',
  ],
])('games of %j were played in %s', (games, interval) => {
  expect(playedBetween(games)).toBe(interval);
});

test.each([
  [{ at: '2015-12-20T03:46:41Z', basis: 'seed' as const }, '2015-12-20T03:46:41Z'],
  [{ from: '2019-12-27', to: '2019-12-27', basis: 'event' as const }, '2019-12-27'],
  [{ from: '2018-08-08', to: '2019-05-28', basis: 'patch' as const }, '2018-08-08/2019-05-28'],
  [{ from: '2025-11-04', basis: 'map-build' as const }, '2025-11-04/..'],
])('the page of a game played %j tells of the time %s', (played, time) => {
  expect(pageOfGame('https://replays.example', 'a', played)).toEqual({
    '@type': 'WebPage',
    url: 'https://replays.example/replays/a/',
    temporalCoverage: time,
  });
});

test('the page of a game of which no time is known tells of none', () => {
  expect(pageOfGame('https://replays.example', 'a', { basis: 'patch' })).toBeNull();
});

test('breadcrumbs are numbered and have whole addresses', () => {
  expect(
    breadcrumbs('https://replays.example', [
      { text: 'Events', href: '/events/' },
      { text: 'A cup', href: '/events/a/' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Events', item: 'https://replays.example/events/' },
      { '@type': 'ListItem', position: 2, name: 'A cup', item: 'https://replays.example/events/a/' },
    ],
  });
});
