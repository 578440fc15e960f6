import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findClosest,
  MIN_SCORE,
  MAX_OFFERED,
  NO_CLOSEST_WORDS,
  SETTING_WORDS,
} from '../../../../../src/app/compare/closest/find-closest.ts';
import { CLOSEST_WORDS, reasons } from '../../../../../src/app/compare/closest/reasons.ts';
import { anyOpening, opening } from './openings.ts';

const PLAN = ['0:10 uaod', '0:20 usep', '0:40 uzig', '1:00 Udea', '1:30 ucry', '3:00 unp1', '5:00 Ulic'];
const OTHER = ['0:30 ugrv', '1:50 uaod', '2:30 Ucrl', '3:50 ugho', '4:10 uzig', '5:30 Udre'];
const shifted = (seconds: number) => ({
  ...opening('U', PLAN),
  steps: opening('U', PLAN).steps.map((step) => ({ ...step, sec: step.sec + seconds })),
});

describe('refusals', () => {
  const own = opening('U', PLAN);
  const refusal = (...args: Parameters<typeof findClosest>) => {
    const found = findClosest(...args);
    return found.ok ? found : found.failure;
  };

  test('a race that the recording does not tell', () => {
    expect(refusal(opening(null, PLAN), [own])).toMatchObject({ code: 'race-unknown' });
  });

  test('a game too short, or with too few orders', () => {
    expect(refusal(opening('U', PLAN, { endsAt: '2:59' }), [own])).toMatchObject({ code: 'too-short' });
    expect(refusal(opening('U', PLAN.slice(0, 4)), [own])).toMatchObject({
      code: 'too-short',
      sentence: NO_CLOSEST_WORDS.tooShort(4, 20),
    });
  });

  test('no game with such a player', () => {
    expect(refusal(own, [opening('H', ['0:10 halt'])])).toEqual({
      code: 'no-race',
      sentence: NO_CLOSEST_WORDS.noRace('Undead'),
    });
    expect(refusal(own, [opening('U', PLAN, { against: 'H' })])).toEqual({
      code: 'no-matchup',
      sentence: NO_CLOSEST_WORDS.noRace('Undead against Orc'),
    });
  });

  test('games of teams are compared with games of as many', () => {
    const team = { ...shifted(1), opponent: null, sides: '2v2' };
    expect(refusal(team, [own])).toMatchObject({
      sentence: NO_CLOSEST_WORDS.noRace(`Undead ${SETTING_WORDS.teams('2v2')}`),
    });
    expect(refusal(team, [{ ...own, opponent: null, sides: '3v3' }])).toMatchObject({ code: 'no-matchup' });
    expect(refusal(team, [{ ...own, opponent: null, sides: '2v2' }])).toMatchObject({ ok: true });
  });

  test('nothing that opens alike', () => {
    const found = refusal(own, [opening('U', OTHER)]);
    expect(found).toMatchObject({ code: 'nothing-alike' });
    expect('sentence' in found && found.sentence).toMatchSnapshot();
  });

  test('the game itself is no answer, by its id or by another recording of it', () => {
    expect(refusal(own, [{ ...shifted(1), replayId: own.replayId, slot: '2' }])).toMatchObject({
      code: 'no-race',
    });
    expect(refusal(own, [{ ...own, replayId: 'the-other-recording' }])).toMatchObject({ code: 'no-race' });
  });
});

test('candidates are of the same race and matchup, best first, few, and all at or over the line', () => {
  fc.assert(
    fc.property(anyOpening, fc.array(anyOpening, { maxLength: 30 }), (own, archive) => {
      const found = findClosest(own, archive);
      if (!found.ok) return;
      const scores = found.value.map(({ likeness }) => likeness.score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.length).toBeLessThanOrEqual(MAX_OFFERED);
      for (const { opening, likeness } of found.value) {
        expect(likeness.score).toBeGreaterThanOrEqual(MIN_SCORE);
        expect(opening.replayId).not.toBe(own.replayId);
        expect([opening.race, opening.opponent]).toEqual([own.race, own.opponent]);
      }
      expect(findClosest(own, archive)).toEqual(found);
    }),
  );
});

test('a nearly equal opening is found among others, with its reasons', () => {
  const twin = shifted(4);
  const found = findClosest(opening('U', PLAN), [opening('U', OTHER), twin]);
  expect(found.ok && found.value.map((candidate) => candidate.opening)).toEqual([twin]);
  expect(found.ok && reasons(found.value[0]!)).toEqual([
    'Both Undead against Orc.',
    'Same first hero: Death Knight, 4 s apart.',
    'Same second hero: Lich, 4 s apart.',
    CLOSEST_WORDS.buildings.same('Altar of Darkness, Crypt, Ziggurat'),
    CLOSEST_WORDS.orders.some(7, 4, 7, 7),
  ]);
});
