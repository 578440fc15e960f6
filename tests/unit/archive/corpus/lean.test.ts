import { expect, test, vi } from 'vitest';
import { leanGame, shortGame } from '../../../../src/archive/corpus/lean.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { recordOf } from './temporary-corpus.ts';

const { game } = recordOf(duel());

test('a lean game says the same, and reads its long parts when somebody asks', () => {
  const read = vi.fn(() => structuredClone(game));
  const held = leanGame(game, read);
  expect(held.players.map(({ name, race }) => [name, race])).toEqual(
    game.players.map(({ name, race }) => [name, race]),
  );
  expect(held.map).toEqual(game.map);
  expect(read).not.toHaveBeenCalled();
  expect(held).toEqual(game);
  expect(read).toHaveBeenCalledOnce();
  expect({ ...held, orders: [] }.objects).toEqual(game.objects);
  expect(JSON.stringify(held)).toBe(JSON.stringify(game));
});

test('of many games the last are held, and one without objects has none', () => {
  const { objects, ...older } = game;
  expect(objects).toBeDefined();
  expect('objects' in leanGame(older, () => older)).toBe(false);
  const reads = Array.from({ length: 6 }, () => vi.fn(() => game));
  const games = reads.map((read) => leanGame(game, read));
  for (const { players } of games) expect(players[0]!.events).toBe(game.players[0]!.events);
  expect(games[5]!.players[1]!.units).toBe(game.players[1]!.units);
  expect(games[0]!.objects).toBe(game.objects);
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1, 1, 1, 1]);
});

test('the short parts alone are enough, and have none of the long ones', () => {
  const short = JSON.parse(JSON.stringify(shortGame(game))) as typeof game;
  expect([short.objects, ...short.players.flatMap(({ events, units }) => [events, units])]).toEqual(
    Array.from({ length: 1 + 2 * game.players.length }, () => null),
  );
  expect(leanGame(short, () => game)).toEqual(game);
});
