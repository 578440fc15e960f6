import { describe, expect, test } from 'vitest';
import { moreText } from '../../../../src/app/compare/difference.ts';
import { compareCounts, compareResearch } from '../../../../src/app/compare/timings/counts.ts';
import { compareTimings } from '../../../../src/app/compare/timings/compare.ts';
import { compareSkills } from '../../../../src/app/compare/timings/skills.ts';
import type { AnalysedHero, AnalysedTier } from '../../../../src/game/analysis.ts';
import type { AnalysedMade } from '../../../../src/game/made-schema.ts';
import { numberMade } from '../../../../src/view/step-text.ts';
import { count } from '../../../support/counts.ts';
import { at } from '../../../support/analysed.ts';
import { side } from './sides.ts';
import { SKILL_WORDS } from '../../../../src/app/compare/timings/skills.ts';
import { OBSTACLE_WORDS } from '../../../../src/app/compare/timings/compare.ts';

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
      { ahead: null, why: { sentence: OBSTACLE_WORDS.oneSeen('A', 'B') } },
    ]);
    expect(compareTimings(seen, withTier('4:00', null))).toMatchObject([
      { ahead: null, why: { sentence: OBSTACLE_WORDS.oneSeen('B', 'A') } },
    ]);
    expect(compareTimings(seen, seen)).toMatchObject([
      { ahead: null, why: { sentence: expect.stringMatching('both') } },
    ]);
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
    [['Coil', 'Aura'], ['Coil', 'Aura', 'Coil'], SKILL_WORDS.same(2)],
    [['Coil', 'Aura'], ['Coil', 'Pact'], SKILL_WORDS.differs(2, 'Aura', 'Pact')],
    [['Aura'], ['Pact'], SKILL_WORDS.differs(1, 'Aura', 'Pact')],
    [[], ['Pact'], SKILL_WORDS.none],
  ])('%j and %j', (one, other, agreement) => {
    const [orders] = compareSkills(withHero('Udea', one), withHero('Udea', other));
    expect(orders).toMatchObject({ place: 'First hero', agreement });
    expect(orders?.rows).toHaveLength(Math.max(one.length, other.length));
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
    expect(marks(a, b).slice(0, 4)).toMatchSnapshot();
  });

  test('a game that was over has no number, and a mark neither reached is no row', () => {
    const units = [count('hfoo', 'unit', ['1:00'], { proven: 1 })];
    expect(marks(with_(units, '6:00'), with_(units, '9:00')).slice(3)).toMatchSnapshot();
  });
});

test('upgrades stand together level by level, of different races only Backpack', () => {
  const a = side('H', ['5:00 Rhpm', '6:00 Rhme']);
  const b = side('O', ['5:10 Ropm', '7:00 Rome']);
  expect(compareResearch(a, b).map(({ name, ahead }) => [name, ahead])).toMatchSnapshot();
});
