import { expect, test } from 'vitest';
import { drawCard, drawThumbnail } from '../../../src/map/card/card.ts';
import { curves } from '../../../src/map/card/path.ts';
import { asGround } from '../../../src/map/card/links.ts';
import { boxAround, placeLabels, type Wish } from '../../../src/map/card/labels.ts';
import { mapEntry } from '../../../src/map/fit/entry.ts';
import type { Places } from '../../../src/game/derive/places/places.ts';
import { evidence, start } from './evidence-of.ts';

const ENTRY = mapEntry([
  evidence({ starts: [start(1600, 0)], mines: [[1024, 640]], cells: evidence().cells }),
]);
const PLACES: Places = {
  sides: [
    { team: 0, slots: [1] },
    { team: 1, slots: [2] },
  ],
  starts: [start(1500, 0), start(-1500, 0, 2)],
  halls: [{ slot: 2, ms: 501_000, id: 'ogre', at: [0, 1200] }],
  buildings: [{ slot: 1, ms: 9000, id: 'hbar', at: [1400, 300], hall: false, cancelled: false }],
  hostile: [],
  scouting: [],
  fights: [{ startMs: 300_000, endMs: 330_000, at: [0, 0], spread: 100, orders: [] }],
  camps: [{ slot: 1, startMs: 100_000, endMs: 120_000, at: [800, -800], orders: 4 }],
  approaches: [],
  portals: [],
  items: [],
  heroes: [],
  owners: [],
  roles: [],
  creatures: [],
  points: new Map(),
};
const names = new Map([
  [1, 'Moon <b>&"'],
  [2, 'Fo\u0000ggy\ud800'],
]);
const pins = [{ number: 1, at: [0, 0] as const, side: null, late: '', ms: 300_000 }];
const card = drawCard(ENTRY, { places: PLACES, names, pins }, { id: 'm1' })!;

test('a card names both bases, times the expansion and numbers the moments, and says so in words', () => {
  expect(card).toContain('Moon &#60;b&#62;&#38;&#34;');
  // Playback uses this class to show the expansion's clock at its time.
  expect(card).toMatch(/<text class="[^"]*\btold"[^>]*>8:21</);
  expect(card).toMatch(/<g class="moments".*>1<\/text>/);
  expect(card.match(/<desc id="m1-d">.*?<\/desc>/)![0]).toMatchSnapshot();
});

test('the sides differ by shape: a round mark and a square one', () => {
  const marks = [...card.matchAll(/class="f-([ab]) s-high"[^>]* d="([^"]*)"/g)];
  expect(marks.some(([, side, d]) => side === 'a' && d?.includes('a9 9'))).toBe(true);
  expect(marks.some(([, side, d]) => side === 'b' && /h16\.2v16\.2/.test(d ?? ''))).toBe(true);
});

test('without any order at the ground there is none', () => {
  const empty = mapEntry([evidence({ cells: [] })]);
  expect(drawCard(empty, { places: PLACES, names, pins }, { id: 'm' })).toBeNull();
  expect(drawThumbnail(empty)).toBeNull();
});

const frameOf = (width: number, height: number) => ({
  width,
  height,
  scale: 1,
  left: 0,
  top: 0,
  place: ([x, y]: readonly [number, number]) => [x, y] as const,
});

test('a long name near the edge moves aside, where fights leave room', () => {
  const base: Wish = { text: 'THEGREATWALL', at: [50, 60], reach: 9, always: true };
  const fights = [boxAround([82, 60], 9), boxAround([60, 90], 12)];
  const [label] = placeLabels([base], [boxAround(base.at, base.reach), ...fights], frameOf(500, 500));
  expect(label).toMatchObject({ anchor: 'middle' });
  expect(label!.y).toBeLessThan(base.at[1]);
});

test('the names of two players of other games stand on different sides of one base', () => {
  const at = [250, 200] as const;
  const ground = asGround(card, [
    { name: 'Grubby', side: 'a', at },
    { name: 'Moon', side: 'b', at },
  ]);
  const places = [...ground.matchAll(/<text class="f-[ab]" x="(\d+)" y="(\d+)" text-anchor="(\w+)"/g)];
  expect(places.map(([, x, y, anchor]) => [Number(x), Number(y), anchor])).toEqual([
    [263, 207, 'start'],
    [237, 207, 'end'],
  ]);
});

test('an outline with less than three corners of its own draws nothing', () => {
  const spot = [
    [3, 3],
    [5, 3],
    [5, 5],
  ] as const;
  const line = [
    [0, 0],
    [640, 0],
    [641, 1],
  ] as const;
  expect(curves([spot, line])).toBe('');
  expect(
    curves([
      [
        [0, 0],
        [640, 0],
        [640, 640],
      ],
    ]),
  ).not.toBe('');
});
