import { describe, expect, test } from 'vitest';
import {
  breadcrumbs,
  dataset,
  playedBetween,
  type DatasetFacts,
} from '../../../src/discovery/structured-data.ts';

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
  [[null], null],
  [['2019-04-27', null], null],
  [['2020-04', '2019-04-27', '2020'], '2019-04-27/2020-04'],
])('games of %j were played in %s', (dates, interval) => {
  expect(playedBetween(dates)).toBe(interval);
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
