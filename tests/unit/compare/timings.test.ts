import { describe, expect, test } from 'vitest';
import { aheadText, moreText } from '../../../src/compare/difference.ts';
import { compareCounts } from '../../../src/compare/timings/counts.ts';
import { compareTimings } from '../../../src/compare/timings/compare.ts';
import { compareResearch } from '../../../src/compare/timings/research.ts';
import { compareSkills } from '../../../src/compare/timings/skills.ts';
import type { AnalysedHero, AnalysedTier } from '../../../src/replay/analysis.ts';
import { at, side } from './sides.ts';

const tier = (
  ordered: string | null,
  observed: string | null,
  doubt: AnalysedTier['doubt'] = null,
): AnalysedTier => ({
  tier: 2,
  id: 'hkee',
  name: 'Keep',
  ordered: ordered === null ? null : { ms: at(ordered), basis: 'order' },
  completed: null,
  observed: observed === null ? null : { ms: at(observed), basis: 'observed' },
  doubt,
});

const withTier = (...args: Parameters<typeof tier>) => side('H', [], { change: { tiers: [tier(...args)] } });

describe('timings', () => {
  test('orders are compared with orders', () => {
    const timings = compareTimings(withTier('4:00', '6:30'), withTier('3:48', null));
    expect(timings).toMatchObject([{ name: 'Tier 2', ahead: -12, why: null }]);
  });

  test('what was only seen is compared with nothing, not even with what was only seen', () => {
    const seen = withTier(null, '6:00');
    expect(compareTimings(withTier('4:00', null), seen)).toMatchObject([
      { ahead: null, why: { sentence: 'Not comparable: A is ordered, B only seen' } },
    ]);
    expect(compareTimings(seen, withTier('4:00', null))).toMatchObject([
      { ahead: null, why: { sentence: 'Not comparable: B is ordered, A only seen' } },
    ]);
    expect(compareTimings(seen, seen)).toMatchObject([
      { ahead: null, why: { sentence: expect.stringMatching('both') } },
    ]);
  });

  test('a moment of one side alone says why there is no other', () => {
    const none = side('H', []);
    expect(compareTimings(withTier('4:00', null), none)).toMatchObject([
      { ahead: null, why: { sentence: 'None for B', tellsLength: false } },
    ]);
    const early = side('H', [], { endsAt: '3:00' });
    expect(compareTimings(early, withTier('4:00', null))).toMatchObject([
      { ahead: null, why: { sentence: 'The game of A was over by then', tellsLength: true } },
    ]);
    expect(compareTimings(none, none)).toEqual([]);
  });

  test('doubts about a tier stand beside its time', () => {
    const [timing] = compareTimings(withTier('4:00', null, 'unfinished'), withTier('4:00', null));
    expect(timing?.a.notes).toEqual(['Keep', 'The game ended before the upgrade could finish.']);
    expect(timing?.b.notes).toEqual(['Keep']);
  });
});

describe('skills', () => {
  const hero = (id: string, skills: readonly string[]): AnalysedHero => ({
    id,
    name: id,
    ordered: null,
    seen: null,
    level: skills.length,
    skills: skills.map((name, index) => ({ ms: at(`${index + 2}:00`), id: name, name, level: 1 })),
    retrainedMs: [],
    revivalsMs: [],
  });
  const withHero = (...args: Parameters<typeof hero>) =>
    side('U', [], { change: { heroes: [hero(...args)] } });

  test.each([
    [['Coil', 'Aura'], ['Coil', 'Aura', 'Coil'], 'The same order of skills, as far as both go: 2.'],
    [['Coil', 'Aura'], ['Coil', 'Pact'], 'The same up to skill 1: then Aura for A, Pact for B.'],
    [['Aura'], ['Pact'], 'Different from the first skill on: then Aura for A, Pact for B.'],
    [[], ['Pact'], 'No skill of both is known.'],
  ])('%j and %j', (one, other, agreement) => {
    const [orders] = compareSkills(withHero('Udea', one), withHero('Udea', other));
    expect(orders).toMatchObject({ place: 'First hero', agreement });
    expect(orders?.rows).toHaveLength(Math.max(one.length, other.length));
  });

  test('different heroes agree in nothing, but their points have times', () => {
    const [orders] = compareSkills(withHero('Udea', ['Coil']), withHero('Ulic', ['Nova']));
    expect(orders).toMatchObject({ agreement: null, rows: [{ point: 1, ahead: 0 }] });
  });
});

describe('counts', () => {
  const marks = (a: ReturnType<typeof side>, b: ReturnType<typeof side>) =>
    compareCounts(a, b).map(({ markMs, name, a, b, difference, why }) => [
      markMs / 60_000,
      name,
      a?.number ?? null,
      b?.number ?? null,
      difference ?? why,
    ]);

  test('what was ordered before the mark counts, as often as it was made', () => {
    const a = side('H', ['1:00 hfoo 3', '2:00 hpea 2', '3:00 hbar', '5:00 hfoo']);
    const b = side('H', ['4:59 hfoo', '4:00 hbar 0']);
    expect(marks(a, b).slice(0, 4)).toEqual([
      [5, 'Army units', 3, 1, 2],
      [5, 'Workers', 2, 0, 2],
      [5, 'Buildings', 1, 0, 1],
      [8, 'Army units', 4, 1, 3],
    ]);
  });

  test('a game that was over has no number, and a mark neither reached is no row', () => {
    const short = side('H', ['1:00 hfoo'], { endsAt: '6:00' });
    const long = side('H', ['1:00 hfoo'], { endsAt: '9:00' });
    expect(marks(short, long).slice(3)).toEqual([
      [8, 'Army units', null, 1, 'The game of A did not last until 8:00'],
      [8, 'Workers', null, 0, 'The game of A did not last until 8:00'],
      [8, 'Buildings', null, 0, 'The game of A did not last until 8:00'],
    ]);
  });

  test('a burst makes a number inferred', () => {
    const [units] = compareCounts(side('H', ['1:00 hfoo 2?']), side('H', ['1:00 hfoo 2']));
    expect(units).toMatchObject({ a: { number: 2, inferred: true }, b: { number: 2, inferred: false } });
  });
});

test('upgrades stand together level by level, of different races only Backpack', () => {
  const a = side('H', ['5:00 Rhpm', '6:00 Rhme']);
  const b = side('O', ['5:10 Ropm', '7:00 Rome']);
  expect(compareResearch(a, b).map(({ name, ahead }) => [name, ahead])).toEqual([
    ['Backpack', 10],
    ['Forged Swords', null],
    ['Melee Weapons', null],
  ]);
});

test('differences in words', () => {
  expect([12, -12, 0, 60, -3725].map(aheadText)).toEqual([
    'A 12 s earlier',
    'B 12 s earlier',
    'same second',
    'A 1:00 earlier',
    'B 62:05 earlier',
  ]);
  expect([3, -1, 0].map(moreText)).toEqual(['A 3 more', 'B 1 more', 'the same']);
});
