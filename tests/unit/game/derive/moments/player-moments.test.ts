import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer, AnalysedStep } from '../../../../../src/game/analysis.ts';
import { playerMoments } from '../../../../../src/game/derive/moments/player-moments.ts';
import type { MomentSource } from '../../../../../src/game/derive/moments/moment-source.ts';
import { hero, player, tier } from '../../../archive/count/sample.ts';
import { MOMENT_WORDS } from '../../../../../src/game/derive/moments/words.ts';

const told = { places: { sides: [{ slots: [2] }, { slots: [1] }] } } as unknown as MomentSource;
const moments = (change: Partial<AnalysedPlayer>) =>
  playerMoments(told, player('Moon', change)).map(({ ms, kind, sentence, basis, side, weight }) => [
    ...[ms, kind, sentence, basis, side, weight],
  ]);

/** A number of orders for one unit, a second apart. */
const orders = (count: number, fromMs: number, change: Partial<AnalysedStep> = {}) =>
  Array.from({ length: count }, (_, index): AnalysedStep => ({
    ...{ ms: fromMs + index * 1000, id: 'hgyr', name: 'Flying Machine', type: 'unit' },
    ...{ worker: false, presses: 1, cancelled: false, ...change },
  }));

describe('of one player are told', () => {
  test('heroes that were ordered, the first before the later ones', () => {
    const heroes = [
      hero('Hamg', 90),
      hero('Hmkg', null),
      { ...hero('Obla', 400), revivalsMs: [500_000, 600_000] },
    ];
    expect(moments({ heroes })).toEqual([
      [90_000, 'hero', 'Moon orders the Archmage, first hero', 'order', 1, 62],
      [400_000, 'hero', 'Moon orders the Blademaster, third hero', 'order', 1, 38],
      [500_000, 'revival', MOMENT_WORDS.revival('Moon', 'Blademaster'), 'inferred', 1, 54],
      [600_000, 'revival', MOMENT_WORDS.revival('Moon', 'Blademaster'), 'inferred', 1, 46],
    ]);
    const build = [440_000, 520_000, 560_000].map((ms) => {
      const step = { ms, id: 'Obla', name: 'Blademaster', type: 'revival', cancelled: true } as const;
      return { ...step, worker: false, presses: 1 };
    });
    expect(moments({ heroes, build }).slice(2)).toEqual([
      [440_000, 'revival', MOMENT_WORDS.revival('Moon', 'Blademaster', 500_000), 'inferred', 1, 54],
      [520_000, 'revival', MOMENT_WORDS.revival('Moon', 'Blademaster', 600_000), 'inferred', 1, 46],
    ]);
    expect(MOMENT_WORDS.revival('Moon', 'Blademaster', 600_000)).toBe(
      'Moon orders the Blademaster’s revival, so it had died; orders it again at 10:00',
    );
    const many = moments({ heroes: Array.from({ length: 5 }, () => hero('Hamg', 1)) });
    expect(many.map(([, , sentence]) => sentence).slice(-2)).toEqual([
      'Moon orders the Archmage, fourth hero',
      'Moon orders the Archmage, another hero',
    ]);
  });

  test('tiers that were ordered, tier 3 before tier 2', () => {
    expect(moments({ tiers: [tier(2, 240), { ...tier(3, 1), ordered: null }] })).toEqual([
      [240_000, 'tier', MOMENT_WORDS.tier('Moon', 'Keep', 2), 'order', 1, 46],
    ]);
    expect(moments({ tiers: [tier(3, 500)] })[0]?.at(-1)).toBe(49);
  });

  test('units first ordered after five minutes, and five times at least', () => {
    const row = (weight: number) => [
      ...[300_000, 'unit', MOMENT_WORDS.unit('Moon', 'Flying Machine')],
      ...['order', 1, weight],
    ];
    expect(moments({ build: orders(5, 300_000) })).toEqual([row(45)]);
    expect(moments({ build: orders(12, 300_000) })).toEqual([row(50)]);
  });

  test.each([
    ['were ordered before', orders(9, 299_999)],
    ['are too few', orders(4, 300_000)],
    [
      'are too few without those called off',
      [...orders(4, 300_000), ...orders(1, 400_000, { cancelled: true })],
    ],
    ['are workers', orders(5, 300_000, { worker: true })],
    ['are buildings', orders(5, 300_000, { type: 'building' })],
  ])('no units that %s', (_, build) => {
    expect(moments({ build })).toEqual([]);
  });
});
