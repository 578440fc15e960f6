/** Names of places in and around bases. */
import { expect, test } from 'vitest';
import { type Landmarks, placeWords } from '../../../../../src/game/derive/moments/place-words.ts';
import type { Hall } from '../../../../../src/game/derive/places/halls.ts';
import type { Places } from '../../../../../src/game/derive/places/places.ts';
import type { Point } from '../../../../../src/game/derive/places/point.ts';

const NAMES = new Map([
  [1, 'Moon'],
  [2, 'Grubby'],
]);
const LANDMARKS: Landmarks = {
  mines: [
    [-600, 0],
    [1800, 0],
    [9400, 0],
  ],
  bounds: [-10_000, -10_000, 10_000, 10_000],
  camps: [{ at: [0, 1500], words: '' }],
  placeOf: ([x, y]) => `over ${x} ${y}`,
};
const starts = [
  { slot: 1, at: [0, 0] },
  { slot: 2, at: [9000, 0] },
];
const words = (at: Point, ...halls: Partial<Hall>[]) =>
  placeWords(
    at,
    500_000,
    {
      starts,
      halls: halls.map((hall) => ({ slot: 1, id: 'etol', ms: 100_000, ...hall })),
    } as unknown as Places,
    LANDMARKS,
    NAMES,
  );

test('a hall in a base, whoever ordered it, is no expansion there', () => {
  expect(words([300, -300])).toBe('at Moon’s main base');
  expect(words([300, -300], { at: [400, -300] })).toBe('at Moon’s main base');
  expect(words([9000, 500], { at: [9000, 600] })).toBe('at Grubby’s main base');
});

test('a gold mine beside a base is not in it', () => {
  expect(words([1700, 100])).toBe('over 1700 100');
  expect(words([1700, 100], { at: [1700, 200] })).toBe('at Moon’s expansion');
  expect(words([-900, 0])).toBe('at Moon’s main base');
});

test('a camp at the edge of a base names what is near it', () => {
  expect(words([0, 1400])).toBe('over 0 1500');
  expect(words([0, 700])).toBe('at Moon’s main base');
  expect(words([-900, 1000])).toBe('at Moon’s main base');
});

test('a tree that walks names no place before it takes root', () => {
  const tree = (ms: number) => words([-5000, 0], { at: [-5000, 100], rooted: { ms, at: [-5000, 200] } });
  expect([tree(600_000), tree(400_000)]).toEqual(['over -5000 0', 'at Moon’s expansion']);
});

test('a hall names a place as an expansion unless nothing shows that it was begun', () => {
  const ordered = (begun: boolean) =>
    words([-5000, 0], { at: [-5000, 100], signs: { begunMs: null, workers: null, begun } });
  expect([ordered(false), ordered(true)]).toEqual(['over -5000 0', 'at Moon’s expansion']);
});

test('a base on whose very site another player’s hall was begun is theirs from its order on', () => {
  const signs = { begunMs: 110_000, workers: null, begun: true };
  const taken = (hall: Partial<Hall>) => words([8900, 0], { at: [8800, 0], signs, ...hall });
  expect(taken({})).toBe('at Moon’s expansion');
  const stands = [{ at: [8500, 0] }, { signs: { ...signs, begunMs: null } }, { ms: 600_000 }] as const;
  expect(stands.map(taken)).toEqual(stands.map(() => 'at Grubby’s main base'));
  expect(taken({ signs: { ...signs, begun: false } })).toBe('at Grubby’s former main base');
});

test('a natural is named after its player only while nobody else has a hall there or in the main base', () => {
  const naturals = [{ slot: 2, at: [5000, 0] as Point }];
  const wordsAt = (at: Point, ...halls: Partial<Hall>[]) =>
    placeWords(
      at,
      500_000,
      {
        starts,
        halls: halls.map((hall) => ({ slot: 1, id: 'ogre', ms: 100_000, ...hall })),
      } as unknown as Places,
      { ...LANDMARKS, naturals },
      NAMES,
    );
  const near = (...halls: Partial<Hall>[]) => wordsAt([5000, 1300], ...halls);
  expect(near()).toBe('at Grubby’s natural');
  expect(near({ at: [5000, -500] })).toBe('at Moon’s expansion');
  expect(near({ at: [5000, -500], slot: 2 })).toBe('at Grubby’s natural');
  // Its hall reaches farther than its mine, under one name.
  const beyond = (y: number) => wordsAt([5000, y], { at: [5000, 700], slot: 2 });
  expect([2100, -1300].map(beyond)).toEqual(['at Grubby’s natural', 'at Grubby’s natural']);
  expect(wordsAt([-5000, 0], { at: [-5000, 700], slot: 2 })).toBe('at Grubby’s expansion');
  expect(near({ at: [9000, 100], signs: { begunMs: 200_000 } as NonNullable<Hall['signs']> })).toBe(
    'over 5000 1300',
  );
});
