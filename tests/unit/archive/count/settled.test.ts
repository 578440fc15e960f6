import { expect, test } from 'vitest';
import { arrivalOf, settled, settledCount } from '../../../../src/archive/count/settled.ts';

test('all of few games count, and at least eight of nine of many, in growing steps', () => {
  expect([0, 1, 31, 32, 35, 36, 63, 64, 71, 72, 133, 143, 144].map(settledCount)).toEqual([
    0, 1, 31, 32, 32, 36, 60, 64, 64, 72, 128, 128, 144,
  ]);
  for (let n = 1; n < 20_000; n++) {
    expect(settledCount(n) / n).toBeGreaterThan(8 / 9);
    expect(settledCount(n)).toBeGreaterThanOrEqual(settledCount(n - 1));
  }
});

test('those that came in first count, so that one game more changes nothing until a step is full', () => {
  const games = Array.from({ length: 70 }, (_, place) => ({
    id: String(place).padStart(3, '0'),
    // Backwards, and of some nobody knows.
    added: place % 7 === 0 ? null : `2026-01-01T00:${99 - place}:00Z`,
  }));
  const arrival = ({ id, added }: (typeof games)[number]) => arrivalOf(added, id);
  const chosen = settled(games, arrival);
  expect(chosen).toHaveLength(64);
  expect(chosen[0]?.id).toBe('069');
  expect(chosen.at(-1)?.id).toBe('021');
  const more = [{ id: 'new', added: '2026-02-01T00:00:00Z' }, ...games];
  expect(settled(more, arrival).slice(0, 60)).toEqual(chosen.slice(0, 60));
  expect(settled(games.toReversed(), arrival)).toEqual(chosen);
});
