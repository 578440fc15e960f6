/** The visitor's openings next to the archive's, and the step at which a build was left. */
import { describe, expect, test } from 'vitest';
import type { ArchiveDocument } from '../../../../src/app/library/advice/archive-document.ts';
import { departureFrom, type PlannedStep } from '../../../../src/app/library/advice/departure.ts';
import type { PlayedGame } from '../../../../src/app/library/history/games.ts';
import { openingsSection } from '../../../../src/app/library/history/openings.ts';
import type { Part } from '../../../../src/view/page.ts';
import { namedStep } from '../../../support/analysed.ts';
import { visitorsDuels } from './visitors-duels.ts';

const [GAME] = visitorsDuels(1, () => ({ hero: 65, apm: 100 })) as [PlayedGame];
const played = (opening: string, result: 'won' | 'lost', matchup = 'OvE') => ({
  ...GAME,
  ...{ matchup, result, opening: opening.split(' ') },
});
const person = (opening: string, race = 'O', matchup = 'EvO') => ({
  race,
  matchup,
  result: 'won',
  opening: opening.split(' '),
});
const archive = (people: readonly object[]) => ({ people }) as unknown as ArchiveDocument;
const rowsOf = (part: Part | undefined) => (part?.kind === 'table' ? part.table.rows : []) as unknown[][];

describe('my openings', () => {
  const mine = [
    ...['won', 'lost', 'won'].map((result) => played('Altar Farseer None', result as 'won')),
    played('Altar Blademaster Shadow', 'lost'),
    ...Array.from({ length: 2 }, () => played('Altar Keeper None', 'won', 'EvO')),
  ];

  test('are rows by share of the matchup, the archive’s beside them, and its branches that the visitor never took', () => {
    const people = [
      ...Array.from({ length: 4 }, () => person('Altar Farseer Shadow')),
      ...Array.from({ length: 6 }, () => person('Burrow Blademaster None')),
      ...Array.from({ length: 9 }, () => person('Altar Keeper None', 'E')),
      ...Array.from({ length: 9 }, () => person('Altar Farseer None', 'O', 'HvO')),
    ];
    const { parts } = openingsSection(mine, archive(people))!;
    expect(parts.filter(({ kind }) => kind === 'table')).toHaveLength(1);
    expect(rowsOf(parts[1]).map(([path, own, , theirs]) => [path, own, theirs])).toEqual([
      ['Altar', '4 (100 %)', '4 (40 %)'],
      ['→ Farseer', '3 (75 %)', '4 (40 %)'],
      ['→ → None', '3 (75 %)', '0'],
      ['Burrow', '0', '6 (60 %)'],
      ['→ Blademaster', '0', '6 (60 %)'],
      ['→ → None', '0', '6 (60 %)'],
    ]);
  });

  test('need three games of a matchup, and the archive', () => {
    expect(openingsSection(mine.slice(0, 2), archive([]))).toBeNull();
    expect(openingsSection(mine, null)).toBeNull();
  });
});

describe('a build is left', () => {
  const plan: PlannedStep[] = [
    { id: 'oalt', nth: 1, name: 'Altar', sec: 10 },
    { id: 'otrb', nth: 1, name: 'Burrow', sec: 20 },
    { id: 'otrb', nth: 2, name: 'Second Burrow', sec: 120 },
    { id: 'ofor', nth: 1, name: 'War Mill', sec: 200 },
  ];
  const left = (orders: readonly [id: string, sec: number][], endSec = 900) =>
    departureFrom(
      plan,
      { made: [], build: orders.map(([id, sec]) => namedStep(sec * 1000, id, { id, type: 'building' })) },
      endSec,
    );

  test('at the first step that comes late, with what came instead', () => {
    expect(
      left([
        ['oalt', 9],
        ['otrb', 31],
        ['ovln', 100],
        ['otrb', 150],
        ['ofor', 400],
      ]),
    ).toEqual({
      ...{ followed: 2, step: plan[2], sec: 150 },
      instead: { id: 'ovln', nth: 1, name: 'ovln', sec: 100 },
    });
  });

  test('at a step that never comes, unless the game ended before', () => {
    const orders: [string, number][] = [
      ['oalt', 10],
      ['otrb', 20],
      ['otrb', 120],
    ];
    expect(left(orders)).toEqual({ followed: 3, step: plan[3], sec: null, instead: null });
    expect(left(orders, 210)).toEqual({ followed: 3, step: null, sec: null, instead: null });
  });

  test('nowhere, if all steps come within twelve seconds', () => {
    expect(
      left([
        ['oalt', 22],
        ['otrb', 1],
        ['otrb', 130],
        ['ofor', 220],
      ]).step,
    ).toBeNull();
  });
});
