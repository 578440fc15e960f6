import { expect, test } from 'vitest';
import { items } from '../../../../src/view/game/items.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';
import { gameOf } from '../games.ts';

const told = {
  bought: [
    { slot: 1, ms: 61_000, id: 'stwp', name: 'Scroll of Town Portal', hero: null, basis: null },
    {
      slot: 1,
      ms: 62_000,
      id: 'bspd',
      name: 'Boots of Speed',
      hero: { id: 'Edem', name: 'Demon Hunter' },
      basis: 'only' as const,
    },
  ],
  found: [
    {
      slot: 1,
      ms: 800_000,
      object: 12,
      heroes: [{ id: 'Edem', name: 'Demon Hunter' }],
      from: 788_000,
      to: 793_000,
      creeps: true,
      at: [0, 0] as [number, number],
      place: 'near the north mine',
    },
  ],
};

test('items say who bought them, and between when they were dropped', () => {
  const text = JSON.stringify(items(gameOf([player()]), told));
  expect(text).toContain('Boots of Speed');
  expect(text).toContain('Demon Hunter');
  expect(text).toContain(
    'Between 13:08 and 13:13, an item dropped near the north mine, where creeps were attacked; ' +
      'the Demon Hunter was ordered to pick it up at 13:20.',
  );
});

test('of games without such orders nothing is said', () => {
  expect(items(gameOf([player()]), null)).toBeNull();
  expect(items(gameOf([player({ slot: '2' })]), told)).toBeNull();
});
