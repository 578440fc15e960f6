import { expect, test } from 'vitest';
import { gameKind } from '../../../../src/archive/corpus/game-kind.ts';
import type { Game } from '../../../../src/game/game.ts';
import { recordOf } from './temporary-corpus.ts';

const { game } = recordOf();
const [arthas, thrall] = game.players as [Game['players'][number], Game['players'][number]];

test.each<[string, Partial<Game>, string]>([
  ['melee', {}, 'a melee game, 1v1'],
  ['computers', { players: [arthas, { ...thrall, kind: 'computer' }] }, 'a game with 1 computer player'],
  ['alone', { players: [arthas, { ...thrall, kind: 'observer' }] }, 'a game of one person'],
  ['one-side', { players: [arthas, { ...thrall, team: arthas.team }] }, 'a game with only one side'],
  ['short', { clockMs: 299_999 }, 'a game of less than 5 minutes'],
  ['custom', { players: [arthas, { ...thrall, events: [] }] }, 'not a melee game'],
])('a game is %s', (kind, changed, phrase) => {
  const told = gameKind({ ...game, ...changed });
  expect(told.kind).toBe(kind);
  expect(told.phrase).toContain(phrase);
});
