/** Which fights of a game have a page of their own. */
import { expect, test } from 'vitest';
import type { FightLedger } from '../../../src/map/ledger-schema.ts';
import { sharedFights, sharedSeconds } from '../../../src/map/story/shared-fights.ts';
import type { ToldGame } from '../../../src/map/story-schema.ts';

type Fight = ToldGame['fights'][number];

/** A fight by its start, the food that both sides brought, and its hero deaths. */
const fight = (startMs: number, food: number, deaths = 0): Fight => ({
  ...{ startMs, endMs: startMs + 10_000, at: [0, 0], spread: 0, place: 'on open ground', orders: [1, 1] },
  ledger: {
    sides: [{ food: { least: food, most: null }, heroes: [{ deaths }] }],
  } as unknown as FightLedger,
});
const told = (fights: readonly Fight[], key: readonly number[] = []) =>
  ({
    fights,
    moments: key.map((ms) => ({ ms, kind: 'fight', bold: true })),
  }) as unknown as Pick<ToldGame, 'fights' | 'moments'>;

test('the biggest, the last and three turning fights, in order of time', () => {
  const fights = [
    fight(60_000, 10, 1),
    fight(120_000, 90),
    fight(180_000, 20, 2),
    // Neither cost a hero nor is a key moment.
    fight(240_000, 80),
    fight(300_000, 30),
    fight(360_000, 5, 1),
    fight(420_000, 8, 1),
    fight(480_000, 7),
  ];
  const chosen = sharedFights(told(fights, [300_000]));
  expect(chosen.map(({ kind, fight: { startMs } }) => [kind, startMs / 60_000])).toEqual([
    ['turning', 1],
    ['biggest', 2],
    ['turning', 3],
    ['turning', 7],
    ['last', 8],
  ]);
});

test('a key moment is chosen after fights with deaths; the last fight may be the biggest', () => {
  const chosen = sharedFights(told([fight(60_000, 10), fight(120_000, 20), fight(180_000, 30)], [120_000]));
  expect(chosen.map(({ kind, fight: { startMs } }) => [kind, startMs])).toEqual([
    ['turning', 120_000],
    ['biggest', 180_000],
  ]);
});

test('two fights of one second share an address, so only one has a page; without fights there is none', () => {
  const chosen = told([fight(60_000, 10, 1), fight(60_400, 30), fight(90_000, 5)]);
  expect(sharedSeconds(chosen)).toEqual([60, 90]);
  expect(sharedFights(chosen)[0]!.kind).toBe('biggest');
  expect(sharedFights(told([]))).toEqual([]);
});
