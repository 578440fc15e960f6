import { expect, test } from 'vitest';
import { GAME_FACTS } from '../../../src/game/facts/games.ts';
import { INDEXED_GAME, INDEXED_PLAYER } from '../../../src/game/facts/indexed.ts';
import { PLAYER_FACTS } from '../../../src/game/facts/players.ts';
import type { FactColumn, Shape } from '../../../src/game/facts/fact.ts';

test.each<[string, Readonly<Record<string, Shape>>, Readonly<Record<string, Omit<FactColumn, 'name'>>>]>([
  ['games', INDEXED_GAME, GAME_FACTS],
  ['players', INDEXED_PLAYER, PLAYER_FACTS],
])('the index leaves a cell of %s empty exactly where the description has a reason', (_, indexed, facts) => {
  const optional = (keys: string[]) => keys.filter((key) => indexed[key]!.optional);
  const keys = Object.keys(indexed);
  expect(optional(keys)).toEqual(keys.filter((key) => facts[key]?.gap !== undefined));
});
