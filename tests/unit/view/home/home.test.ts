/** The numbers of the front page, counted from small archives. */
import { describe, expect, test } from 'vitest';
import { homeFacts } from '../../../../src/view/home/facts.ts';
import { featuredView } from '../../../../src/view/home/featured.ts';
import { figures, countWinners } from '../../../../src/view/home/figures.ts';
import { archiveWith, NO_GAMES } from '../../archive/count/archives.ts';

const ARCHIVE = archiveWith([
  { id: 'a', event: 'winter' },
  { id: 'b', event: 'winter' },
  { id: 'c', event: 'autumn' },
  { id: 'd', event: null },
]);

test('figures count what the archive has, and lead to its lists', () => {
  expect(figures(ARCHIVE).map(({ name, value }) => `${value} ${name}`)).toEqual([
    ...['4 games', '2 players', '2 events', '1 maps', '0 builds'],
  ]);
  expect(countWinners(ARCHIVE)).toBe(4);
  expect(countWinners(NO_GAMES)).toBe(0);
});

describe('facts', () => {
  test('are left out where no game allows them', () => expect(homeFacts(NO_GAMES)).toEqual([]));
});

test('no game is featured whose map is not known', () => expect(featuredView(ARCHIVE)).toBeNull());
