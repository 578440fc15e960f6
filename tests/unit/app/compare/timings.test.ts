import { describe, expect, test } from 'vitest';
import { aheadText, moreText } from '../../../../src/app/compare/difference.ts';
import { compareCounts } from '../../../../src/app/compare/timings/counts.ts';
import { compareTimings } from '../../../../src/app/compare/timings/compare.ts';
import { compareResearch } from '../../../../src/app/compare/timings/research.ts';
import { compareSkills } from '../../../../src/app/compare/timings/skills.ts';
import type { AnalysedHero, AnalysedTier } from '../../../../src/game/analysis.ts';
import type { AnalysedMade } from '../../../../src/game/made-schema.ts';
import { numberMade } from '../../../../src/view/words.ts';
import { count } from '../../../support/counts.ts';
import { at } from '../../../support/analysed.ts';
import { side } from './sides.ts';

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
      { ahead: null, why: { sentence: 'Not comparable: A was ordered, B only seen' } },
    ]);
    expect(compareTimings(seen, withTier('4:00', null))).toMatchObject([
      { ahead: null, why: { sentence: 'Not comparable: B was ordered, A only seen' } },
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
    [['Coil', 'Aura'], ['Coil', 'Aura', 'Coil'], 'The same skill order, as far as both go: 2.'],
    [['Coil', 'Aura'], ['Coil', 'Pact'], 'The same up to skill 1: then Aura for A, Pact for B.'],
    [['Aura'], ['Pact'], 'Different from the first skill on: then Aura for A, Pact for B.'],
    [[], ['Pact'], 'No skill is known for both.'],
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
      a && numberMade(a),
      b && numberMade(b),
      difference ? moreText(difference) : why,
    ]);
  /** A side with counts, and its end time. */
  const with_ = (made: AnalysedMade[], endsAt = '20:00') => side('H', [], { change: { made }, endsAt });

  test('what came of orders before the mark counts, as far as it is proven and at most', () => {
    const a = with_([
      count('hfoo', 'unit', ['1:00', '2:00', '5:00'], { proven: 2 }),
      count('hpea', 'unit', ['0:10'], { proven: 0 }),
      count('hbar', 'building', ['3:00'], { proven: 1 }),
    ]);
    const b = with_([count('hfoo', 'unit', ['4:59'], { proven: 1 })]);
    expect(marks(a, b).slice(0, 4)).toEqual([
      [5, 'Army units', '2', '1', 'A 1 more'],
      [5, 'Workers', '0–1', '0', 'not certain'],
      [5, 'Buildings', '1', '0', 'A 1 more'],
      [8, 'Army units', '2–3', '1', 'A 1–2 more'],
    ]);
  });

  test('a game that was over has no number, and a mark neither reached is no row', () => {
    const units = [count('hfoo', 'unit', ['1:00'], { proven: 1 })];
    expect(marks(with_(units, '6:00'), with_(units, '9:00')).slice(3)).toEqual([
      [8, 'Army units', null, '1', 'The game of A did not last until 8:00'],
      [8, 'Workers', null, '0', 'The game of A did not last until 8:00'],
      [8, 'Buildings', null, '0', 'The game of A did not last until 8:00'],
    ]);
  });

  test('of a game without objects nothing is said', () => {
    expect(compareCounts(side('H', ['1:00 hfoo']), with_([]))).toEqual([]);
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
  const bounds = [
    [3, 3],
    [-4, -1],
    [0, 0],
    [-1, 2],
  ].map(([min, max]) => ({ min: min!, max: max! }));
  expect(bounds.map(moreText)).toEqual(['A 3 more', 'B 1–4 more', 'the same', 'not certain']);
});
