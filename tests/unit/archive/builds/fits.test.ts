import { describe, expect, test } from 'vitest';
import { fits } from '../../../../src/archive/builds/attach.ts';
import { at } from '../../../support/analysed.ts';
import { build, player } from './player.ts';

const orc = player('O', '2');
const HERO = '1:07 Hamg';

/** Whether a Human with these orders, against an Orc, fits a rule. */
function holds(condition: unknown, lines: string[], until = '20:00'): boolean {
  const human = player('H', '1', HERO, ...lines);
  return fits(build({ rule: [condition] }), { player: human, opponent: orc, endMs: at(until) });
}

describe('at least so many before a time', () => {
  const rule = { is: 'made', of: ['hfoo', 'hrif'], atLeast: 3, before: '3:00' };

  test('counts what is proven, of all the objects together', () => {
    expect(holds(rule, ['1:20 hfoo 2', '2:59 hrif'])).toBe(true);
    expect(holds(rule, ['1:20 hfoo 2'])).toBe(false);
  });

  test('leaves out what comes at that time or later, and what was cancelled', () => {
    expect(holds(rule, ['1:20 hfoo 2', '3:00 hrif'])).toBe(false);
    expect(holds(rule, ['1:20 hfoo 2', '2:00 hrif 0'])).toBe(false);
  });
});

describe('at most so many before a time', () => {
  const rule = { is: 'made', of: ['hfoo'], atMost: 1, before: '3:00' };

  test('allows that many, and any number later', () => {
    expect(holds(rule, ['1:20 hfoo', '3:01 hfoo 5'])).toBe(true);
    expect(holds(rule, ['1:20 hfoo 2'])).toBe(false);
  });

  test('says nothing of who was gone before', () => {
    expect(holds(rule, [], '3:00')).toBe(true);
    expect(holds(rule, [], '2:59')).toBe(false);
  });
});

test('close to the enemy counts what was placed there before a time', () => {
  const towers = build({
    rule: [{ is: 'near-enemy', of: ['hwtw'], atLeast: 2, before: '7:00' }],
  });
  const fitting = (...near: [string, string][]) =>
    fits(towers, {
      player: player('H', '1', HERO),
      opponent: orc,
      endMs: at('20:00'),
      near: near.map(([id, time]) => ({ id, ms: at(time) })),
    });
  expect(fitting(['hwtw', '4:20'], ['hwtw', '6:59'])).toBe(true);
  expect(fitting(['hwtw', '4:20'], ['hwtw', '7:00'])).toBe(false);
  expect(fitting(['hwtw', '4:20'], ['hbar', '4:30'])).toBe(false);
  expect(fitting()).toBe(false);
});

describe('one before another', () => {
  const rule = { is: 'order', first: ['htow'], then: ['hkee'] };

  test.each([
    ['first', ['4:00 htow', '5:00 hkee'], true],
    ['second', ['4:00 hkee', '5:00 htow'], false],
    ['alone', ['4:00 htow'], true],
    ['never', ['4:00 hkee'], false],
    ['cancelled', ['3:00 htow 0', '4:00 hkee', '5:00 htow'], false],
  ])('%s', (_, lines, expected) => {
    expect(holds(rule, lines)).toBe(expected);
  });
});

test('a tier before a time', () => {
  const rule = { is: 'tier', tier: 2, before: '4:00' };
  expect(holds(rule, ['3:59 hkee'])).toBe(true);
  expect(holds(rule, ['4:00 hkee'])).toBe(false);
  expect(holds(rule, ['3:00 hkee 0'])).toBe(false);
  expect(holds({ ...rule, tier: 3 }, ['3:59 hkee'])).toBe(false);
});

test('an expansion before a time, and none', () => {
  const early = { is: 'expansion', before: '5:00' };
  const none = { is: 'no-expansion', before: '5:00' };
  expect([holds(early, ['4:59 htow']), holds(none, ['4:59 htow'])]).toEqual([true, false]);
  expect([holds(early, ['5:00 htow']), holds(none, ['5:00 htow'])]).toEqual([false, true]);
  expect([holds(early, []), holds(none, []), holds(none, [], '4:00')]).toEqual([false, true, false]);
});

describe('who is meant', () => {
  const steps = ['1:20 hfoo', '1:40 hfoo'];
  const fitting = player('H', '1', HERO, ...steps);
  const against = (opponent: typeof orc, one = fitting, changes = {}) =>
    fits(build(changes), { player: one, opponent, endMs: at('20:00') });

  test('only the race of the build, against races of its matchups', () => {
    expect(against(orc)).toBe(true);
    expect(against(player('H', '2'))).toBe(true);
    expect(against(player('E', '2'))).toBe(false);
    expect(against(player(null, '2'))).toBe(false);
    expect(against(orc, player('O', '1', HERO, ...steps))).toBe(false);
    expect(against(orc, player(null, '1', HERO, ...steps))).toBe(false);
  });

  test.each([
    ['the hero named', [['Hamg']], true],
    ['one of several', [['Hpal', 'Hamg']], true],
    ['another hero', [['Hpal']], false],
    ['the second hero', [['Hamg'], ['Nngs']], true],
    ['a tavern hero second', [['Hamg'], 'tavern'], true],
    ['a hero of the tavern as the first', ['tavern'], false],
    ['any hero in between', ['any', ['Nngs']], true],
    ['any hero or none', [['Hamg'], ['Nngs'], 'any'], true],
    ['a hero too many', [['Hamg'], ['Nngs'], 'tavern'], false],
  ])('heroes: %s', (_, heroes, expected) => {
    expect(against(orc, player('H', '1', HERO, ...steps, '5:00 Nngs'), { heroes })).toBe(expected);
  });

  test('all conditions must hold', () => {
    const rule = [
      { is: 'made', of: ['hfoo'], atLeast: 2, before: '3:00' },
      { is: 'tier', tier: 2, before: '3:00' },
    ];
    expect(against(orc, fitting, { rule })).toBe(false);
    expect(against(orc, player('H', '1', HERO, ...steps, '2:30 hkee'), { rule })).toBe(true);
  });
});
