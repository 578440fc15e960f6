import { expect, test } from 'vitest';
import { asPicture } from '../../../../src/game/map/card/links.ts';
import { drawCard, drawThumbnail } from '../../../../src/game/map/card/card.ts';
import { boxAround, placeLabels, type Wish } from '../../../../src/game/map/card/labels.ts';
import { cardStyle, DARK, LIGHT } from '../../../../src/game/map/card/style.ts';
import { contrast } from '../../../../src/view/design/contrast.ts';
import { mapEntry } from '../../../../src/game/map/entry.ts';
import type { Places } from '../../../../src/game/derive/places/places.ts';
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
  expect(card).toMatch(
    /<desc id="m1-d">Bases: .*The numbers match the key moments\. .*sent units in one game, not on the map file\.<\/desc>/,
  );
});

test('it is one SVG without a script, a control character or half a letter', () => {
  expect(card).toMatch(/^<svg .*<\/svg>$/s);
  expect(card).not.toMatch(/script|href|\u0000|style=/);
  expect(card.isWellFormed()).toBe(true);
});

test('as a control its marks lead to their times, in words; as a picture nothing leads anywhere', () => {
  const links = [{ ms: 501_000, words: 'Foggy & “Hall”', late: 'from-8', at: [0, 0] as const, camp: null }];
  const linked = drawCard(ENTRY, { places: PLACES, names, pins, links }, { id: 'm1' })!;
  expect(linked).toContain('role="group"');
  expect(linked).toContain('<a href="#t=5:00" aria-label="1, 5:00 fight">');
  expect(linked).toContain('<a href="#t=8:21" aria-label="8:21 Foggy &#38; “Hall”" class="from-8"><circle');
  expect(asPicture(linked)).toBe(card);
});

test('the sides differ by shape: a round mark and a square one', () => {
  const marks = [...card.matchAll(/class="f-([ab]) s-high"[^>]* d="([^"]*)"/g)];
  expect(marks.some(([, side, d]) => side === 'a' && d?.includes('a9 9'))).toBe(true);
  expect(marks.some(([, side, d]) => side === 'b' && /h16\.2v16\.2/.test(d ?? ''))).toBe(true);
});

test('a file of its own carries its style sheet, dark colours with it', () => {
  expect(drawThumbnail(ENTRY)).toContain(cardStyle());
  expect(cardStyle()).toContain('prefers-color-scheme:dark');
  expect(card).not.toContain('<style>');
});

test('without any order at the ground there is none', () => {
  const empty = mapEntry([evidence({ cells: [] })]);
  expect(drawCard(empty, { places: PLACES, names, pins }, { id: 'm' })).toBeNull();
  expect(drawThumbnail(empty)).toBeNull();
});

test('words of sides can be read on every ground', () => {
  for (const { a, b, c, d, ink, sea, low, high } of [LIGHT, DARK])
    for (const word of [a, b, c, d, ink])
      for (const ground of [sea, low, high]) expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
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

test('no word covers another, and one without room stays out', () => {
  const frame = frameOf(300, 60);
  const wishes: Wish[] = Array.from({ length: 30 }, (_, index) => ({
    text: `word ${index}`,
    at: [40 + (index % 6) * 40, 30],
    reach: 5,
    always: index % 2 === 0,
  }));
  const placed = placeLabels(wishes, [], frame);
  expect(placed.length).toBeGreaterThan(2);
  expect(placed.length).toBeLessThan(30);
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(placed.length);
});
