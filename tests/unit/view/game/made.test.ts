import { describe, expect, test } from 'vitest';
import type { AnalysedMade } from '../../../../src/replay/analysis.ts';
import { evidenceOf } from '../../../../src/view/game/evidence.ts';
import { made } from '../../../../src/view/game/made.ts';
import type { Part } from '../../../../src/view/page.ts';
import { numberMade } from '../../../../src/view/words.ts';
import { games } from '../../../support/analysed-archive.ts';
import { gameOf, player } from '../games.ts';

const count = (more: Partial<AnalysedMade> = {}): AnalysedMade => ({
  id: 'ohun',
  name: 'Headhunter',
  type: 'unit',
  ordered: 1,
  min: 0,
  max: 1,
  basis: 'order',
  contradicted: false,
  births: [],
  orders: [{ ms: 190_000, makers: 1 }],
  ...more,
});

test('bounds that are equal are one number', () => {
  expect(numberMade({ min: 12, max: 16 })).toBe('12 to 16');
  expect(numberMade({ min: 3, max: 3 })).toBe('3');
});

describe('evidence', () => {
  test('names every order, and how many buildings it went to', () => {
    const orders = [
      { ms: 190_000, makers: 1 },
      { ms: 190_400, makers: 1 },
      { ms: 200_000, makers: 2 },
    ];
    expect(evidenceOf(count({ ordered: 3, max: 4, orders }))).toEqual([
      'Orders: 3:10 ×2, 3:20 to 2 buildings.',
      'Sent to several buildings, 3 orders may make 4.',
    ]);
  });

  test('names each object that proves itself, and what lone presses add', () => {
    const births = [
      { from: 200_000, to: 215_000, estimate: 210_000, basis: 'seen' as const, object: 12 },
      { from: 240_000, to: 240_500, estimate: 240_000, basis: 'slot' as const, object: 15 },
    ];
    expect(evidenceOf(count({ min: 3, max: 3, ordered: 3, births })).slice(1, 3)).toEqual([
      'Proven: #12 3:20–3:35, #15 4:00 (slot).',
      '1 more by orders pressed alone.',
    ]);
  });

  test('says what the ceiling took away, and what contradicts', () => {
    const orders = [1, 2, 3].map((minute) => ({ ms: minute * 60_000, makers: 1 }));
    expect(evidenceOf(count({ ordered: 3, max: 1, orders })).at(-1)).toBe(
      '2 of 3 cannot have been made: cancelled, moved, or not done in time.',
    );
    expect(evidenceOf(count({ type: 'hero', ordered: 3, orders })).at(-1)).toBe('A hero is made once.');
    expect(evidenceOf(count({ contradicted: true })).at(-1)).toMatch(/^More are proven than/);
  });
});

test('of games without objects, orders are told', () => {
  const totals = [
    { id: 'hfoo', name: 'Footman', type: 'unit', count: 3 },
    { id: 'stwp', name: 'Scroll of Town Portal', type: 'item', count: 1 },
  ];
  const section = made(gameOf([player({ totals })]))!;
  expect(JSON.stringify(section)).toContain('Units ordered: Footman 3.');
  expect(JSON.stringify(section)).toContain('Items bought: Scroll of Town Portal 1.');
  expect(made(gameOf([player()]))).toBeNull();
});

test('every count of every game has its row', () => {
  const tables = (parts: readonly Part[]): number[] =>
    parts.flatMap((part) => {
      if (part.kind === 'table') return [part.table.rows.length];
      return part.kind === 'group' || part.kind === 'beside' ? tables(part.parts) : [];
    });
  for (const game of games)
    expect(tables(made(game)?.parts ?? [])).toEqual(
      game.players.map((one) => one.made.length).filter((rows) => rows > 0),
    );
});

test('a number leads to its row on the page of evidence', () => {
  const game = gameOf([player({ made: [count()] })]);
  expect(JSON.stringify(made(game, { page: '/replays/1/made/' }))).toContain(
    '"text":"0 to 1","href":"/replays/1/made/#made-1-ohun"',
  );
  expect(JSON.stringify(made(game, 'open'))).toContain('"ids":["made-1-ohun"]');
});
