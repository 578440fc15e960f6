import { expect, test } from 'vitest';
import { chooseMoments } from '../../../../../src/game/derive/moments/choose.ts';
import type { MomentCandidate, MomentKind } from '../../../../../src/game/derive/moments/moment.ts';
import { firstToLeave, pauseMoments } from '../../../../../src/game/derive/moments/leave-moments.ts';
import { directionWords, placeWords } from '../../../../../src/game/derive/moments/place-words.ts';
import type { MomentSource } from '../../../../../src/game/derive/moments/moment-source.ts';
import type { Places } from '../../../../../src/game/derive/places/places.ts';
import { LANDMARK_WORDS } from '../../../../../src/map/words.ts';

const candidate = (ms: number, kind: MomentKind, weight: number, always?: true): MomentCandidate => ({
  ms,
  endMs: null,
  kind,
  sentence: `${kind} ${ms}`,
  basis: 'order',
  side: 0,
  at: null,
  place: null,
  orders: null,
  weight,
  ...(always ? { always } : {}),
});

test('a long game does not give sixty rows, and a third of them at most stands out', () => {
  const fights = Array.from({ length: 40 }, (_, index) => candidate(index * 1000, 'fight', index));
  const heroes = Array.from({ length: 20 }, (_, index) => candidate(index * 1000, 'hero', index));
  const leave = candidate(99_000, 'leave', 0, true);
  const rows = chooseMoments([leave, ...fights, ...heroes]);
  expect(rows.filter(({ kind }) => kind === 'fight')).toHaveLength(6);
  expect(rows.at(-1)?.kind).toBe('leave');
  expect(rows.length).toBeLessThanOrEqual(20);
  expect(rows.filter(({ bold }) => bold).length).toBeLessThanOrEqual(rows.length / 3);
  expect(rows.map(({ ms }) => ms)).toEqual(rows.map(({ ms }) => ms).toSorted((a, b) => a - b));
});

test('required rows are never cut, and leave no room for others', () => {
  const leaves = Array.from({ length: 24 }, (_, index) => candidate(index * 1000, 'leave', index, true));
  const rows = chooseMoments([...leaves, candidate(0, 'hero', 99)]);
  expect(rows.map(({ kind, ms }) => [kind, ms])).toEqual(leaves.map(({ ms }) => ['leave', ms]));
});

const PLACES = {
  sides: [
    { team: 0, slots: [1] },
    { team: 1, slots: [2] },
  ],
  starts: [{ slot: 2, at: [5000, 5000], basis: 'hall', seen: 1, tree: false }],
  halls: [{ slot: 1, ms: 60_000, id: 'htow', at: [-5000, 0] }],
} as unknown as Places;
const LANDMARKS = { mines: [[4000, -4000]], bounds: [-8000, -8000, 8000, 8000] } as const;
const NAMES = new Map([
  [1, 'Moon'],
  [2, 'Foggy'],
]);
const words = (at: readonly [number, number], ms = 90_000) => placeWords(at, ms, PLACES, LANDMARKS, NAMES);

test('places are named after bases, then mines, otherwise they are on open ground', () => {
  expect(words([5200, 4000])).toBe('at Foggy’s main base');
  expect(words([-5000, 500])).toBe('at Moon’s expansion');
  expect(words([-5000, 500], 30_000)).toBe('on open ground');
  expect(words([4000, -3000])).toBe(LANDMARK_WORDS.nearMine('south-east'));
});

test('an expansion is named after its player from its order on, unless it was called off or is the first hall', () => {
  const near = (ms: number, hall: object, at: readonly [number, number] = [-5000, 500]) =>
    placeWords(at, ms, { ...PLACES, halls: [{ ...PLACES.halls[0]!, ...hall }] }, LANDMARKS, NAMES);
  expect(near(60_000, {})).toBe('at Moon’s expansion');
  expect(near(59_999, {})).toBe('on open ground');
  expect(near(90_000, { cancelled: true })).toBe('on open ground');
  expect(near(90_000, { ms: 0 })).toBe('on open ground');
  expect(near(90_000, { slot: 9 })).toBe('at Player 9’s expansion');
  expect(near(90_000, {}, [-5000, 1500])).toBe('at Moon’s expansion');
  expect(near(90_000, {}, [-5000, 1501])).toBe('on open ground');
});

test('between a base and an expansion, the nearer one names the place', () => {
  const between = (x: number) =>
    placeWords(
      [5000, x],
      90_000,
      { ...PLACES, halls: [{ ...PLACES.halls[0]!, slot: 2, at: [5000, 3000] }] },
      LANDMARKS,
      NAMES,
    );
  expect(between(4100)).toBe('at Foggy’s main base');
  expect(between(3900)).toBe('at Foggy’s expansion');
});

test('directions are those of the compass', () => {
  expect(
    [
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
      [0, -1],
      [1, -1],
      [0, 0],
    ].map(([x, y]) => directionWords([x! * 6000, y! * 6000], LANDMARKS.bounds)),
  ).toMatchSnapshot();
});

test('of those who left at one moment the winner left last, and without a winner nobody left first', () => {
  const left = (handle: string, leftMs: number | null, result: string) => ({ handle, leftMs, result });
  const first = (...players: ReturnType<typeof left>[]) =>
    firstToLeave({
      players,
      winner: players.find(({ result }) => result === 'won') ?? null,
    } as unknown as MomentSource['analysis'])?.handle;
  expect(first(left('A', 5000, 'won'), left('B', 5000, 'lost'))).toBe('B');
  expect(first(left('A', 4000, 'won'), left('B', 5000, 'lost'))).toBe('A');
  expect(first(left('A', null, 'won'))).toBeUndefined();
  expect(first(left('A', 5000, ''), left('B', 5000, ''))).toBeUndefined();
  expect(first(left('A', 5000, ''), left('B', 5001, ''))).toBe('A');
});

test('a pause is told with who asked for it, unless it was too short to matter', () => {
  const pauses = [
    { ms: 60_000, slot: 1, lastedMs: 46_926 },
    { ms: 90_000, slot: 9, lastedMs: 20_000 },
    { ms: 95_000, slot: 2, lastedMs: 4999 },
  ];
  const told = { places: PLACES, names: NAMES, pauses } as unknown as MomentSource;
  expect(pauseMoments(told)).toMatchObject([
    { ms: 60_000, kind: 'pause', side: 0, sentence: expect.stringMatching(/^Moon .* 0:46$/) },
    { ms: 90_000, kind: 'pause', side: null, sentence: expect.stringMatching(/^(?!Moon).* 0:20$/) },
  ]);
  expect(pauseMoments({ ...told, pauses: undefined })).toEqual([]);
});

test('at one time moments keep their order; of equal weight the earlier is told', () => {
  const [hero, tier] = [candidate(5000, 'hero', 40), candidate(5000, 'tier', 40)];
  expect(chooseMoments([hero, tier]).map(({ kind }) => kind)).toEqual(['hero', 'tier']);
  expect(chooseMoments([tier, hero]).map(({ kind }) => kind)).toEqual(['tier', 'hero']);
  const fights = Array.from({ length: 9 }, (_, index) => candidate((9 - index) * 1000, 'fight', 10));
  expect(chooseMoments(fights).map(({ ms }) => ms)).toEqual([1000, 2000, 3000, 4000, 5000, 6000]);
});
