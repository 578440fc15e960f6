import { describe, expect, test } from 'vitest';
import { buildSchema } from '../../../../src/archive/builds/build.ts';
import { openingInWords, ruleInWords } from '../../../../src/archive/builds/words.ts';
import { build, frontMatter } from './player.ts';

describe('front matter', () => {
  test.each([
    ['an unknown object in a rule', { rule: [{ is: 'made', of: ['hfox'], atLeast: 1, before: '3:00' }] }],
    ['an unknown key unit', { keyUnits: ['none'] }],
    ['a unit as hero', { heroes: [['hfoo']] }],
    ['a matchup of other races', { matchups: ['EvO'] }],
    ['a matchup in the wrong order', { matchups: ['OvH'] }],
    ['a matchup with another letter for Night Elf', { matchups: ['HvN'] }],
    ['a time that YAML took for a number', { rule: [{ is: 'expansion', before: 270 }] }],
    ['a time without such seconds', { rule: [{ is: 'expansion', before: '4:75' }] }],
    ['two amounts', { rule: [{ is: 'made', of: ['hfoo'], atLeast: 1, atMost: 2, before: '3:00' }] }],
    ['no amount', { rule: [{ is: 'made', of: ['hfoo'], before: '3:00' }] }],
    ['a condition of no kind', { rule: [{ is: 'luck' }] }],
    ['no condition', { rule: [] }],
    ['a field nobody knows', { mood: 'good' }],
  ])('is refused with %s', (_, change) => {
    expect(buildSchema.safeParse({ ...frontMatter, ...change }).success).toBe(false);
  });

  test('is read, with times in ms', () => {
    const [condition] = build().rule;
    expect(condition).toEqual({ is: 'made', of: ['hfoo'], atLeast: 2, before: 180_000 });
  });
});

test('every kind of condition is said in words', () => {
  const rule = [
    { is: 'made', of: ['hfoo'], atLeast: 2, before: '3:00' },
    { is: 'made', of: ['hsor', 'hmpr'], atLeast: 4, before: '8:30' },
    { is: 'made', of: ['hrif'], atMost: 0, before: '9:00' },
    { is: 'made', of: ['hrif'], atMost: 3, before: '12:05' },
    { is: 'order', first: ['htow'], then: ['hkee'] },
    { is: 'tier', tier: 2, before: '4:00' },
    { is: 'expansion', before: '5:30' },
    { is: 'no-expansion', before: '7:00' },
  ];
  expect(ruleInWords(build({ rule, heroes: [['Hamg', 'Hpal'], 'any', 'tavern'] }))).toMatchSnapshot();
});

test('an opening is said in words', () => {
  expect(openingInWords(build({ heroes: [['Hamg', 'Hpal'], 'any', 'tavern'] }))).toBe(
    'Archmage or Paladin, then any hero, then a tavern hero',
  );
});
