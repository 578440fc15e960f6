import { expect, test } from 'vitest';
import { siteOfHall } from '../../../src/map/fit/site-of-hall.ts';
import type { Point } from '../../../src/game/derive/places/point.ts';

/** Two starts with their mines, another mine on each half, and a farther one for the left player. */
const mines = [
  [-5000, 600],
  [5000, 600],
  [-4000, -3000],
  [4000, -3000],
  [-2500, 5000],
].map(([x = 0, y = 0]) => ({ x, y, seen: 1 }));
const site = (hall: Point) => siteOfHall(hall, [-5000, 0], [5000, 0], { mines });

test('a hall stands at the mine that it is near to, as its player sees the map', () => {
  expect(site([-4800, 300])).toBe('home');
  expect(site([-4000, -2500])).toBe('natural');
  expect(site([-2500, 4600])).toBe('own');
  expect(site([4200, -2600])).toBe('enemy');
  expect(site([-1000, 0])).toBe('own');
  expect(site([1000, 0])).toBe('enemy');
});

test('where no mine is known, there are still the own start and the halves', () => {
  expect(siteOfHall([10, 0], [0, 0], [5000, 0], { mines: [] })).toBe('home');
  expect(siteOfHall([2000, 0], [0, 0], [5000, 0], { mines: [] })).toBe('own');
});
