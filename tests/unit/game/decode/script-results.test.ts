/** Results that the scripts of maps store in the recording. */
import { expect, test } from 'vitest';
import type { Action } from '../../../support/recording-writer/action.ts';
import { command, flag } from '../../../support/recording-writer/events.ts';
import { bare, decodeScript } from '../scripted.ts';

const stored = (...actions: Action[]) => decodeScript(bare([command(1000, 2, ...actions)])).script;
const store = (file: string, mission: string, key: string, value = 0): Action => ({
  kind: 'store-number',
  file,
  mission,
  key,
  value,
});
const init = (number: number, name: string) => store('MMD.Dat', 'val:0', `init pid ${number} ${name}`);

test('the last result of a player counts, and remarks are none', () => {
  expect(stored(flag(0, 'winner'), flag(1, 'winner'), flag(1, 'loser'), flag(1, 'leaver'))).toEqual([
    { slot: 1, result: 'won' },
    { slot: 2, result: 'lost' },
  ]);
  expect(stored(flag(0, 'drawer'))).toEqual([{ slot: 1, result: 'draw' }]);
  expect(stored(flag(0, 'leaver'))).toBeUndefined();
  expect(stored(store('MMD.Dat', 'val:1', 'FlagP 0 0'))).toBeUndefined();
  expect(stored(store('other.w3v', 'val:1', 'FlagP 0 winner'))).toBeUndefined();
});

test('a number is that of a lobby slot, unless the map names another player', () => {
  expect(stored(init(0, 'Thrall'), flag(0, 'winner'))).toEqual([{ slot: 2, result: 'won' }]);
  expect(stored(init(0, 'Nobody'), flag(0, 'winner'))).toEqual([{ slot: 1, result: 'won' }]);
  expect(stored(init(0, 'Nobody'), init(0, 'Thrall'), flag(0, 'winner'))).toEqual([
    { slot: 2, result: 'won' },
  ]);
  expect(stored(flag(11, 'winner'))).toBeUndefined();
});

test('names may have blanks, which are escaped', () => {
  const lobby = [
    { kind: 'player', playerId: 1, name: 'Arthas', team: 0, raceFlag: 0x41 },
    { kind: 'player', playerId: 2, name: 'Go el', team: 1, raceFlag: 0x42 },
  ] as const;
  const actions = [init(0, 'Go\\ el'), flag(0, 'loser')];
  const game = decodeScript(bare([command(1000, 1, ...actions)], { lobby }));
  expect(game.script).toEqual([{ slot: 2, result: 'lost' }]);
});

test('DotA names the winning side, which is a team', () => {
  const winner = (value: number) => stored(store('dr.x', 'Global', 'Winner', value));
  expect(winner(1)).toEqual([
    { slot: 1, result: 'won' },
    { slot: 2, result: 'lost' },
  ]);
  expect(winner(2)).toEqual([
    { slot: 1, result: 'lost' },
    { slot: 2, result: 'won' },
  ]);
  expect(winner(0)).toBeUndefined();
});

const valuesOf = (...actions: Action[]) => decodeScript(bare([command(1000, 2, ...actions)])).values;
const say = (message: string, mission = 'val:1') => store('MMD.Dat', mission, message);

test('values of W3MMD are the last ones, as text; several clients send a change, which counts once', () => {
  expect(
    valuesOf(
      init(1, 'Arthas'),
      say('VarP 0 Game\\ Mode = "Two\\ words"'),
      say('VarP 1 score = 5', 'val:2'),
      say('VarP 1 score += 3', 'val:3'),
      say('VarP 1 score += 3', 'val:3'),
      say('VarP 1 score -= 1', 'val:4'),
      say('VarP 0 score = first'),
      say('VarP 0 score = 1.50'),
      say('VarP 23 score = 0'),
      say('VarP x score = 9'),
    ),
  ).toEqual({
    script: 'W3MMD',
    names: ['Game Mode', 'score'],
    rows: [
      { number: 0, slot: 1, values: ['Two words', '1.50'] },
      { number: 1, slot: 1, values: [null, '7'] },
      { number: 23, slot: null, values: [null, '0'] },
    ],
  });
  expect(valuesOf(flag(0, 'winner'), say('DefVarP score int none none'))).toBeUndefined();
});

test('DotA’s players are named by color, and items by id', () => {
  const lobby = [
    { kind: 'player', playerId: 1, name: 'Arthas', team: 0, color: 1, raceFlag: 0x41 },
    { kind: 'player', playerId: 2, name: 'Thrall', team: 1, color: 7, raceFlag: 0x42 },
  ] as const;
  const actions = [
    store('dr.x', '7', '1', 12),
    store('dr.x', '7', '8_0', 0x49303031),
    store('dr.x', '1', '8_0', 0),
    store('dr.x', 'Data', 'Pool1', 5),
  ];
  expect(decodeScript(bare([command(1000, 1, ...actions)], { lobby })).values).toEqual({
    script: 'DotA',
    names: ['1', '8_0'],
    rows: [
      { number: 1, slot: 1, values: [null, ''] },
      { number: 7, slot: 2, values: ['12', 'I001'] },
    ],
  });
});

test('a hostile file makes no endless table', () => {
  const many = Array.from({ length: 90 }, (_, at) =>
    say(`VarP 0 ${'x'.repeat(150)}${at} = ${'y'.repeat(150)}`),
  );
  const { names, rows } = valuesOf(...many)!;
  expect(names.length).toBeLessThanOrEqual(64);
  expect(Math.max(...[...names, ...rows[0]!.values].map((text) => text!.length))).toBeLessThanOrEqual(100);
});
