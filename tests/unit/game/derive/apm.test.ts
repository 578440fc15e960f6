import { expect, test } from 'vitest';
import {
  apmMinutes,
  effectiveApm,
  isWhole,
  minuteText,
  withActions,
} from '../../../../src/game/derive/apm.ts';
import { analysedPlayer as player } from '../../../support/analysed.ts';

const apm = (perMinute: number[]) => ({ average: 0, perMinute, kinds: {} });

test('minutes reach up to the leave, quiet ones included', () => {
  const minutes = apmMinutes(player({ leftMs: 192_500, apm: apm([100, 0, 90]) }), 600_000);
  expect(minutes.map(({ actions, ms }) => [actions, ms])).toEqual([
    [100, 60_000],
    [0, 60_000],
    [90, 60_000],
    [0, 12_500],
  ]);
  expect(minutes.map(isWhole)).toEqual([true, true, true, false]);
  expect(minutes.map(minuteText)).toEqual(['100', '0', '90', '0 in 12 s']);
});

test('without a leave they reach up to the end of the recording', () => {
  expect(apmMinutes(player({ apm: apm([5]) }), 120_000)).toHaveLength(2);
});

test('actions that come with the leave are kept', () => {
  expect(apmMinutes(player({ leftMs: 60_000, apm: apm([5, 1]) }), 60_000).at(-1)).toEqual({
    minute: 1,
    actions: 1,
    ms: 0,
  });
});

test('a game of no length has no minute', () => {
  expect(apmMinutes(player(), 0)).toEqual([]);
});

test('computers are left out', () => {
  const computer = player({ kind: 'computer', apm: apm([1]) });
  expect(withActions([player({ apm: apm([1]) }), computer, player()])).toHaveLength(1);
});

test('effective actions are what changes the game, over the time that a player was in it', () => {
  const kinds = { order: 90, select: 500, hotkey: 400, item: 20, queue: 10, menu: 30, escape: 5 };
  const apm = { average: 0, perMinute: [], kinds };
  expect(effectiveApm(player({ apm, leftMs: 120_000 }), 999_000)).toBe(60);
  expect(effectiveApm(player({ apm }), 90_000)).toBe(80);
  expect(effectiveApm(player({ apm: { ...apm, kinds: {} } }), 90_000)).toBe(0);
  expect(effectiveApm(player({ apm }), 0)).toBe(0);
});
