import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likeness, WEIGHTS } from '../../../../../src/app/compare/closest/score.ts';
import { anyOpening, opening } from './openings.ts';

test('an opening compared with itself has 100, and nothing has more or less than nothing', () => {
  fc.assert(
    fc.property(anyOpening, anyOpening, (a, b) => {
      expect(likeness(a, a).score).toBeCloseTo(100, 9);
      const { score } = likeness(a, b);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100 + 1e-9);
    }),
  );
});

test('it does not matter which one is asked about', () => {
  fc.assert(
    fc.property(anyOpening, anyOpening, (a, b) => {
      expect(likeness(a, b).score).toBeCloseTo(likeness(b, a).score, 9);
    }),
  );
});

test('the parts of the score are those of the formula', () => {
  const a = opening('U', ['0:10 uaod', '0:20 usep', '1:00 Udea', '1:30 ucry']);
  const same = opening('U', ['0:10 uaod', '0:20 usep', '1:00 Udea', '1:30 ucry']);
  const otherHero = opening('U', ['0:10 uaod', '0:20 usep', '1:00 Ulic', '1:30 ucry']);
  const turned = opening('U', ['0:10 usep', '0:20 uaod', '1:00 Udea', '1:30 ucry']);
  const late = opening('U', ['0:10 uaod', '0:20 usep', '1:00 Udea', '2:15 ucry']);
  const { firstHero, secondHero, buildings, order } = WEIGHTS;
  expect(firstHero + secondHero + buildings + order).toBe(100);
  expect(likeness(a, same).score).toBe(100);
  expect(likeness(a, otherHero).score).toBeCloseTo(100 - firstHero - order / 4);
  // One of two buildings in the same order; one of the four steps is lost, another is 10 s away.
  expect(likeness(a, turned).score).toBeCloseTo(100 - buildings / 2 - (order / 4) * (1 + 10 / 90));
  expect(likeness(a, late).score).toBeCloseTo(100 - (order / 4) * 0.5);
});

test('what one game was too short for does not count against the other', () => {
  const long = opening('U', ['0:10 uaod', '0:20 usep', '1:00 Udea', '5:00 Ulic', '6:00 utom']);
  const short = opening('U', ['0:10 uaod', '0:20 usep', '1:00 Udea'], { endsAt: '4:00' });
  expect(likeness(long, short).score).toBe(100);
});
