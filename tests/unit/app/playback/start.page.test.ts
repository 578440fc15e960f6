/** Playback on its page: requested, loaded once, drawn over the map, with its controls and moments. */
import { beforeEach, expect, test, vi } from 'vitest';
import { play } from '../../../../src/app/playback/start.ts';
import type { Stage } from '../../../../src/app/playback/stage.ts';
import { encodeTrack, type GameTrack } from '../../../../src/map/story/track.ts';
import { beginPage, choose, saysIn, textOf } from '../../../support/page-here.ts';

const TRACK: GameTrack = {
  heroes: [
    encodeTrack({
      ...{ slot: 1, id: 'Hamg', object: 3 },
      steps: [
        { ms: 60_000, at: [0, 0], to: null, seen: true },
        { ms: 70_000, at: [0, 0], to: [2960, 0], seen: false },
      ],
    }),
  ],
  fights: [{ ms: 100_000, lastsMs: 20_000, at: [500, 500], spread: 300, orders: [12, 30] }],
  buildings: [[1, 200, 10, 20, 1, 0]],
  camps: [{ slot: 2, ms: 50_000, lastsMs: 5000, at: [1, 2] }],
  ...{ units: [], portals: [], levels: [], sides: null, ending: null },
};
const STAGE: Stage = {
  track: '/moves.json',
  lengthMs: 300_000,
  bounds: [-1000, -1000, 1000, 1000],
  sides: { 1: 'a', 2: 'b' },
  names: ['Moon', 'Grubby'],
  heroes: { Hamg: 'Archmage' },
};

/** Calls painted since the last check: names with their first numbers. */
let painted: string[] = [];

/** A canvas that records its calls. */
function context(canvas: HTMLCanvasElement): unknown {
  const target: Record<string, unknown> = { canvas, measureText: () => ({ width: 50 }) };
  return new Proxy(target, {
    get: (known, key: string) =>
      known[key] ??
      ((...values: unknown[]) => {
        painted.push(
          [
            key,
            ...values.slice(0, 3).map((value) => (typeof value === 'number' ? Math.round(value) : value)),
          ].join(' '),
        );
      }),
  });
}

function open(): HTMLElement {
  beginPage(
    '/replays/x/',
    `<div id="stage"><div class="map-box"><svg class="map-card" viewBox="0 0 200 200"></svg></div>
      <ol class="key-moments"></ol><div class="play-bar"><button class="play">Play</button><output></output></div>
      <div class="stage-line"><div class="signature"><svg></svg></div></div>
    </div>`,
  );
  const root = document.getElementById('stage')!;
  root.dataset['playback'] = JSON.stringify(STAGE);
  const map = root.querySelector('svg')!;
  Object.assign(map, { getScreenCTM: () => ({ a: 1, e: 0, f: 0 }) });
  Object.defineProperty(map, 'viewBox', { value: { baseVal: { width: 200, height: 200 } } });
  return root;
}

const slider = () => document.querySelector<HTMLInputElement>('input[type=range]')!;
const load = () => Promise.resolve(TRACK);

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement) {
    return context(this) as never;
  } as never;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
  painted = [];
});

test('a moment of the address is shown: clock, slider, play head, and what is on the map then', async () => {
  const root = open();
  await play(root, '#t=1:05', load);
  expect(root.classList.contains('played')).toBe(true);
  expect([textOf('.time'), slider().value, slider().max]).toEqual(['1:05', '65', '300']);
  expect(slider().getAttribute('aria-valuetext')).toBe('1:05');
  // 65 of 300 s.
  expect(document.querySelector<HTMLElement>('.line-head')!.style.transform).toBe('translateX(21.667%)');
  // The hero is in the middle of a map of 200 px, with two letters.
  expect(painted).toContain('arc 100 100 11');
  expect(painted).toContain('fillText Ar 100 101');
});

test('the moves are loaded once; the button plays and pauses, the slider goes to its time', async () => {
  const root = open();
  const loads = vi.fn(load);
  await play(root, '#t=0:10', loads);
  await play(root, '', loads);
  expect(loads).toHaveBeenCalledTimes(1);
  expect(loads).toHaveBeenCalledWith('/moves.json');
  await saysIn('.play-bar .play', 'Pause');
  await play(root, '', loads);
  expect(textOf('.play-bar .play')).toBe('Play');
  choose(slider(), '120');
  expect(textOf('.time')).toBe('2:00');
});

test('while spoilers are hidden nothing past the first minutes is shown', async () => {
  Object.assign(document.documentElement.dataset, { spoilers: 'hidden', first: '2' });
  await play(open(), '#t=4:00', load);
  expect([textOf('.time'), slider().max]).toEqual(['2:00', '120']);
  delete document.documentElement.dataset['spoilers'];
});
