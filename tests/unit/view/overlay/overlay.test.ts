/** Build orders for overlays: every picture exists, every name may be anything. */
import { expect, test } from 'vitest';
import { allObjects } from '../../../../src/game/objects/table.ts';
import { overlayDocument, type OverlayOrder } from '../../../../src/view/overlay/overlay.ts';
import { gymPicture, rtsPicture } from '../../../../src/view/overlay/pictures.ts';
import { overlaySchema } from '../../../../src/view/overlay/schema.ts';
import { readByRtsOverlay, readByWarcraftGym } from '../../../support/overlay-readers.ts';

const ORDER: OverlayOrder = {
  name: 'Grunts',
  author: 'medians of 4 players',
  race: 'O',
  against: ['H', 'E', 'H'],
  patch: '1.32',
  source: 'https://example.org/builds/grunts/',
  steps: [
    { ms: 1999, id: 'opeo', text: 'Peon', supply: '5/11' },
    { ms: 65_000, id: 'ogru', text: 'Grunt ×2', supply: '13–15/22' },
    { ms: 6_000_000, id: 'zzzz', text: 'zzzz' },
  ],
};
const textOf = (order: OverlayOrder) => JSON.stringify(overlayDocument(order));

test('all objects have pictures that exist, or none', () => {
  const steps = allObjects().map(({ id, name }) => ({ ms: 0, id, text: name }));
  expect(readByRtsOverlay(textOf({ ...ORDER, steps })).steps).toHaveLength(steps.length);
  const pictured = readByWarcraftGym(textOf({ ...ORDER, steps })).steps.filter(({ picture }) => picture);
  expect(pictured.length).toBeGreaterThan(150);
  expect(['ogru', 'hkee', 'Rhme', 'Npbm', 'stwp'].map((id) => [rtsPicture(id), gymPicture(id)])).toEqual([
    ['orc_unit/grunt.webp', 'or-grunt'],
    [null, 'hu-keep'],
    ['human_upgrades/steel_melee.webp', 'nt-upgrade'],
    [null, 'nt-pandaren-brewmaster'],
    ['neutral_shop/scroll_uber.webp', 'nt-scroll-of-town-portal'],
  ]);
});

test('supply is a number if it is exact, and in words otherwise', () => {
  const document = overlaySchema.parse(overlayDocument(ORDER));
  expect(document.opponent_race).toEqual(['Humans', 'Night Elves']);
  expect(document.build_order).toEqual([
    { time: '0:01', food: 5, notes: ['@orc_unit/peon.webp@ Peon'] },
    { time: '1:05', notes: ['@orc_unit/grunt.webp@ Grunt ×2 (13–15/22)'] },
    { time: '100:00', notes: ['zzzz'] },
  ]);
  expect(document.build.steps.map(({ time, supply }) => [time, supply])).toEqual([
    ['0:01', 5],
    ['1:05', undefined],
    [undefined, undefined],
  ]);
});

test('names mean nothing in either overlay, and fit', () => {
  const name = `<img src=x onerror=alert(1)>@orc_unit/grunt.webp@${'x'.repeat(300)}`;
  const steps = [{ ms: 0, id: 'opeo', text: '<b>@x@' }];
  const text = textOf({ ...ORDER, name, author: '', against: [], patch: 'x'.repeat(20), steps });
  expect(text).not.toMatch(/[<>]/);
  expect(readByRtsOverlay(text).steps[0]!.text).toBe('b x');
  expect(readByWarcraftGym(text).name).toHaveLength(90);
  expect(readByWarcraftGym(textOf({ ...ORDER, name: '', steps })).name).toBe('......');
});

test('a build order without steps is no document', () => {
  expect(overlayDocument({ ...ORDER, steps: [] })).toBeNull();
});
