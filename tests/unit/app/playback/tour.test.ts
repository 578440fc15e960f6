import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTour, type TourStop } from '../../../../src/app/playback/controls/tour.ts';

const stop = (ms: number, more: Partial<TourStop> = {}): TourStop => ({
  ...{ ms, endMs: ms, words: `At ${ms}`, at: null, lastsMs: 5000, speed: 4 },
  ...more,
});
const STOPS = [stop(60_000), stop(120_000, { endMs: 180_000, speed: 8, at: [10, 20] }), stop(240_000)];

/** The actions of a tour, in words. */
let did: string[];
const guided = {
  seek: (ms: number) => void did.push(`seek ${ms}`),
  run: (speed: number | null) => void did.push(`run ${String(speed)}`),
  look: (at: readonly [number, number] | null) => void did.push(`look ${String(at)}`),
  caption: (words: string | null) => void did.push(`caption ${String(words)}`),
};
const ended = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  did = [];
  ended.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('moments follow one another, each with its place, its words and its speed, until it is over', () => {
  startTour(STOPS, guided, ended);
  expect(did).toEqual(['caption 1:00 At 60000', 'look null', 'seek 60000', 'run 4']);
  did = [];
  vi.advanceTimersByTime(5000);
  expect(did).toEqual(['caption 2:00 At 120000', 'look 10,20', 'seek 120000', 'run 8']);
  vi.advanceTimersByTime(10_000);
  expect(did.slice(-3)).toEqual(['run null', 'look null', 'caption null']);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('it steps on and back, waits as long as it is told to, and can be ended', () => {
  const tour = startTour(STOPS, guided, ended);
  tour.step(1);
  tour.step(-1);
  expect(did.filter((act) => act.startsWith('seek'))).toEqual(['seek 60000', 'seek 120000', 'seek 60000']);
  tour.pause();
  vi.advanceTimersByTime(60_000);
  expect(did.at(-1)).toBe('run null');
  tour.pause();
  expect(did.at(-1)).toBe('run 4');
  vi.advanceTimersByTime(5000);
  expect(did).toContain('seek 120000');
  tour.end();
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledTimes(1);
});
