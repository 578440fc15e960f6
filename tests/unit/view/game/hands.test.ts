/** Control groups and what scripts wrote, as sections. */
import { expect, test } from 'vitest';
import type { AnalysedPlayer, GameAnalysis } from '../../../../src/game/analysis.ts';
import { controlGroups, scriptValues } from '../../../../src/view/game/hands.ts';
import type { Section } from '../../../../src/view/page.ts';
import { analysedPlayer } from '../../../support/analysed.ts';

const GROUPS = [
  { key: 1, assigned: 2, recalled: 30, firstMs: 9000 },
  { key: 0, assigned: 1, recalled: 0, firstMs: 3000 },
];
const game = (players: readonly Partial<AnalysedPlayer>[], change: Partial<GameAnalysis> = {}) =>
  ({ clockMs: 120_000, players: players.map(analysedPlayer), ...change }) as GameAnalysis;
const tableOf = (section: Section | null) => {
  const part = section?.parts.find(({ kind }) => kind === 'table');
  return part?.kind === 'table' ? part.table : undefined;
};

test('control groups have a row for each player whose record has them; a record without them says so', () => {
  const section = controlGroups(
    game([{ groups: GROUPS }, { slot: '2', groups: [] }, { slot: '3', kind: 'computer' }]),
  );
  expect(tableOf(section)!.rows).toEqual([
    [{ text: 'Moon' }, { ms: 3000 }, { number: 2 }, { number: 15 }, '1: 30'],
    [{ text: 'Moon' }, { ms: null }, { number: 0 }, { number: 0 }, '–'],
  ]);
  const without = controlGroups(game([{ groups: null }]))!;
  expect([tableOf(without), without.parts.length]).toEqual([undefined, 1]);
  expect(controlGroups(game([{ kind: 'computer' }]))).toBeNull();
});

test('values of a script are shown as they are, for the player or the number that the script names', () => {
  const values = {
    script: 'W3MMD',
    names: ['score'],
    rows: [
      { number: 0, slot: '1', values: ['<b>7'] },
      { number: 23, slot: null, values: [null] },
    ],
  } as const;
  const table = tableOf(scriptValues(game([{}], { values } as unknown as Partial<GameAnalysis>)))!;
  expect(table.rows).toEqual([
    [{ text: 'Moon' }, { text: '<b>7' }],
    ['Number 23', '–'],
  ]);
  const dota = {
    script: 'DotA',
    names: ['1', '8_0', 'x'],
    rows: [{ number: 1, slot: '1', values: ['3', 'I001', null] }],
  };
  const turned = tableOf(scriptValues(game([{}], { values: dota } as unknown as Partial<GameAnalysis>)))!;
  expect(turned.rows.map(([head, value]) => [head, value])).toEqual([
    [{ text: 'Hero kills' }, { text: '3' }],
    [{ text: 'Item 1' }, { text: 'I001' }],
    [{ text: 'x' }, '–'],
  ]);
  expect(scriptValues(game([{}]))).toBeNull();
});
