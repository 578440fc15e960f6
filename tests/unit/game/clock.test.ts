import { expect, test } from 'vitest';
import { formatClock, toSeconds } from '../../../src/game/clock.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [1000, '0:01'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [65_831, '1:05'],
  [599_999, '9:59'],
  [3_599_999, '59:59'],
  [3_600_000, '60:00'],
  [36_061_500, '601:01'],
])('%i ms is %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});

test('the text and the seconds of one time never disagree', () => {
  for (let ms = 0; ms < 7_300_000; ms += 331) {
    const [minutes, seconds] = formatClock(ms).split(':');
    expect(Number(minutes) * 60 + Number(seconds)).toBe(toSeconds(ms));
  }
});
