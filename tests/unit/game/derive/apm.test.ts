import { expect, test } from 'vitest';
import { apmMinutes, effectiveApm, isWhole, minuteText } from '../../../../src/game/derive/apm.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';

const apm = (perMinute: number[]) => ({ average: 0, perMinute, kinds: {} });

test('minutes reach up to the leave, quiet ones included', () => {
  const minutes = apmMinutes(player({ leftMs: 192_500, apm: apm([100, 0, 90]) }), 600_000);
  expect(minutes.map(({ actions, ms }) => [actions, ms])).toMatchSnapshot();
  expect(minutes.map(isWhole)).toEqual([true, true, true, false]);
  expect(minutes.map(minuteText)).toEqual(['100', '0', '90', '0 in 12 s']);
});

test('actions that come with the leave are kept', () => {
  expect(apmMinutes(player({ leftMs: 60_000, apm: apm([5, 1]) }), 60_000).at(-1)).toMatchSnapshot();
});

test('effective actions are what changes the game, over the time that a player was in it', () => {
  const kinds = { order: 90, select: 500, hotkey: 400, item: 20, queue: 10, menu: 30, escape: 5 };
  const apm = { average: 0, perMinute: [], kinds };
  expect(effectiveApm(player({ apm, leftMs: 120_000 }), 999_000)).toBe(60);
  expect(effectiveApm(player({ apm }), 90_000)).toBe(80);
  expect(effectiveApm(player({ apm: { ...apm, kinds: {} } }), 90_000)).toBe(0);
  expect(effectiveApm(player({ apm }), 0)).toBe(0);
});
