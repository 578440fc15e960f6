import { expect, test } from 'vitest';
import type { AnalysedTier } from '../../../../src/game/analysis.ts';
import { entriesOf } from '../../../../src/view/svg/entries.ts';
import { analysedPlayer as player, namedStep as step } from '../../../support/analysed.ts';
import { TIER_MARK_WORDS } from '../../../../src/view/svg/entries.ts';

const END = 600_000;
const lanesOf = (more: Parameters<typeof player>[0]) => entriesOf(player(more), END).lanes;

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
  expect(tech.map(({ shape, ms, untilMs, text }) => [shape, ms, untilMs, text])).toMatchSnapshot();
  expect(upgrade.map(({ text }) => text)).toEqual(['Ultravision']);
});

test('a tier in doubt says so, one without any time has no mark', () => {
  const doubtful = tier({ ordered: { ms: 590_000, basis: 'order' }, doubt: 'unfinished' });
  expect(
    lanesOf({ tiers: [doubtful, tier({ tier: 3 })] }).tech.map(({ text, untilMs }) => [text, untilMs]),
  ).toEqual([[TIER_MARK_WORDS.inDoubt(2), 590_000]]);
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
