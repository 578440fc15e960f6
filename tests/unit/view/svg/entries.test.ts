import { expect, test } from 'vitest';
import type { AnalysedTier } from '../../../../src/game/analysis.ts';
import { entriesOf } from '../../../../src/view/svg/entries.ts';
import { analysedPlayer as player, namedStep as step } from '../../../support/analysed.ts';

const END = 600_000;
const lanesOf = (more: Parameters<typeof player>[0]) => entriesOf(player(more), END).lanes;

test('orders of one thing that follow soon are one run, whatever comes in between', () => {
  const { unit } = lanesOf({
    build: [
      step(10_000, 'Archer'),
      step(20_000, 'Huntress'),
      step(40_000, 'Archer', { presses: 2 }),
      step(100_000, 'Archer'),
      step(160_001, 'Archer'),
    ],
  });
  expect(unit.map(({ ms, untilMs, ticks, text }) => [ms, untilMs, ticks, text])).toEqual([
    [10_000, 100_000, [40_000, 100_000], 'Archer ×3'],
    [20_000, 20_000, [], 'Huntress'],
    [160_001, 160_001, [], 'Archer'],
  ]);
});

test('workers have no text, cancelled orders no mark, and what comes after the end is left out', () => {
  const { lanes, workers } = entriesOf(
    player({
      build: [
        step(1000, 'Wisp', { worker: true }),
        step(2000, 'Moon Well', { type: 'building', cancelled: true }),
        step(END + 1, 'Archer'),
      ],
    }),
    END,
  );
  expect(workers).toEqual([1000]);
  expect(Object.values(lanes).flat()).toEqual([]);
});

test('an expansion has a mark of its own', () => {
  const hall = { ms: 30_000, id: 'Tree', name: 'Tree of Life', started: null, standing: null };
  const { building } = lanesOf({
    build: [step(hall.ms, hall.name, { type: 'building' }), step(40_000, 'Moon Well', { type: 'building' })],
    expansions: [hall],
  });
  expect(building.map(({ shape, text }) => [shape, text])).toEqual([
    ['expansion', 'Tree of Life, expansion'],
    ['building', 'Moon Well'],
  ]);
});

const tier = (more: Partial<AnalysedTier>): AnalysedTier => ({
  tier: 2,
  id: 'Tree',
  name: 'Tree of Ages',
  ordered: null,
  completed: null,
  observed: null,
  doubt: null,
  ...more,
});

test('a tier has a mark for each time that is known; its order is no upgrade beside', () => {
  const { tech, upgrade } = lanesOf({
    build: [
      step(60_000, 'Tree of Ages', { type: 'upgrade' }),
      step(70_000, 'Ultravision', { type: 'upgrade' }),
    ],
    tiers: [
      tier({
        ordered: { ms: 60_000, basis: 'order' },
        completed: { ms: 200_000, basis: 'derived' },
        observed: { ms: 230_000, basis: 'observed' },
      }),
    ],
  });
  expect(tech.map(({ shape, ms, untilMs, text }) => [shape, ms, untilMs, text])).toEqual([
    ['ordered', 60_000, 200_000, 'Tier 2 ordered'],
    ['completed', 200_000, 200_000, 'Tier 2 completed'],
    ['observed', 230_000, 230_000, 'Tier 2 seen'],
  ]);
  expect(upgrade.map(({ text }) => text)).toEqual(['Ultravision']);
});

test('a tier in doubt says so, one without any time has no mark', () => {
  const doubtful = tier({ ordered: { ms: 590_000, basis: 'order' }, doubt: 'unfinished' });
  expect(
    lanesOf({ tiers: [doubtful, tier({ tier: 3 })] }).tech.map(({ text, untilMs }) => [text, untilMs]),
  ).toEqual([['Tier 2 ordered, in doubt', 590_000]]);
});

test('a hero reaches from its order until its player leaves, else to the last that is known of it', () => {
  const skill = (ms: number, level: number) => ({ ms, id: 'AEmb', name: 'Mana Burn', level });
  const { hero } = lanesOf({
    leftMs: 550_000,
    heroes: [
      {
        id: 'Edem',
        name: 'Demon Hunter',
        ordered: { ms: 70_000, basis: 'order' },
        seen: null,
        level: 2,
        skills: [skill(130_000, 1), skill(300_000, 2)],
        retrainedMs: [],
        revivalsMs: [400_000],
      },
    ],
    build: [
      step(70_000, 'Demon Hunter', { id: 'Edem', type: 'hero' }),
      step(400_000, 'Demon Hunter', { id: 'Edem', type: 'revival' }),
      step(500_000, 'Warden', { type: 'revival' }),
    ],
  });
  expect(hero).toMatchObject([
    {
      ms: 70_000,
      untilMs: 550_000,
      ticks: [130_000, 300_000],
      arrows: [400_000],
      text: 'Demon Hunter, level 2',
    },
    { ms: 500_000, text: 'Warden' },
  ]);
});
