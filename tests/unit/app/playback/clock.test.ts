import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayClock } from '../../../../src/app/playback/controls/clock.ts';

let frame: ((now: number) => void) | undefined;
let now = 0;
const told: number[] = [];

beforeEach(() => {
  now = 1000;
  told.length = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => {
    frame = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (frame = undefined));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const clock = () =>
  new PlayClock(
    () => 10_000,
    8,
    (ms) => told.push(ms),
  );
function pass(ms: number): void {
  now += ms;
  const due = frame;
  frame = undefined;
  due?.(now);
}

test('time runs at its speed while it plays, and stops at the end', () => {
  const one = clock();
  one.toggle();
  pass(100);
  expect(one.ms).toBe(800);
  one.speed = 32;
  pass(200);
  expect(one.ms).toBe(7200);
  pass(200);
  expect([one.ms, one.playing, frame]).toEqual([10_000, false, undefined]);
  expect(told.at(-1)).toBe(10_000);
});

test('it starts anew after the end, and goes on where it was stopped', () => {
  const one = clock();
  one.seek(10_000);
  one.toggle();
  expect(one.ms).toBe(0);
  pass(100);
  one.toggle();
  pass(100);
  expect([one.ms, one.playing]).toEqual([800, false]);
  one.toggle();
  pass(50);
  expect(one.ms).toBe(1200);
});
