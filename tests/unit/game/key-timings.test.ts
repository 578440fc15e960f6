import { describe, expect, test } from 'vitest';
import {
  heroesByPlace,
  heroesInOrder,
  tierOf,
  TIMING_NAMES,
  timingOf,
} from '../../../src/game/key-timings.ts';
import { hero, player, tier } from '../archive/count/sample.ts';

describe('heroes', () => {
  // The Mountain King was seen before any order, so his order time is unknown.
  const own = player('Sky', { heroes: [hero('Hmkg', null), hero('Hamg', 70), hero('Edem', 300)] });

  test('the first is the first that was ordered, not the first that showed', () => {
    expect(heroesInOrder(own).map(({ id }) => id)).toEqual(['Hamg', 'Edem']);
    expect([timingOf(own, 'first-hero'), timingOf(own, 'second-hero')]).toEqual([70_000, 300_000]);
  });

  test('those that only showed come behind the others', () => {
    expect(heroesByPlace(own).map(({ id }) => id)).toEqual(['Hamg', 'Edem', 'Hmkg']);
  });

  test('without an order there is no first, but those that showed are there', () => {
    const seen = player('Sky', { heroes: [hero('Hmkg', null)] });
    expect(heroesInOrder(seen)).toEqual([]);
    expect(timingOf(seen, 'first-hero')).toBeNull();
    expect(heroesByPlace(seen).map(({ id }) => id)).toEqual(['Hmkg']);
  });
});

describe('tiers and expansions', () => {
  const own = player('Sky', {
    tiers: [tier(2, 250), { ...tier(3, 500), ordered: null }],
    expansions: [
      { ms: 240_000, id: 'htow', name: 'Town Hall', started: null, standing: null },
      { ms: 700_000, id: 'htow', name: 'Town Hall', started: null, standing: null },
    ],
  });

  test('are the orders: a tier that was only seen has no time, and the first expansion counts', () => {
    expect(timingOf(own, 'tier-2')).toBe(250_000);
    expect(timingOf(own, 'tier-3')).toBeNull();
    expect(timingOf(own, 'expansion')).toBe(240_000);
    expect(tierOf(own, 3)).toMatchObject({ tier: 3, ordered: null });
    expect(tierOf(player('Nobody'), 2)).toBeNull();
  });

  test('who ordered nothing reached nothing', () => {
    expect(TIMING_NAMES.map((timing) => timingOf(player('Nobody'), timing))).toEqual(Array(5).fill(null));
  });
});
