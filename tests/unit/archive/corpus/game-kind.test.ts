import { expect, test } from 'vitest';
import { gameKind } from '../../../../src/archive/corpus/game-kind.ts';
import type { Game } from '../../../../src/game/game.ts';
import { recordOf } from './temporary-corpus.ts';
import { KIND_WORDS } from '../../../../src/archive/corpus/game-kind.ts';

const { game } = recordOf();
const [arthas, thrall] = game.players as [Game['players'][number], Game['players'][number]];

test.each<[string, Partial<Game>, string]>([
  ['melee', {}, KIND_WORDS.melee('1v1')],
  ['computers', { players: [arthas, { ...thrall, kind: 'computer' }] }, 'a game with 1 computer player'],
  ['alone', { players: [arthas, { ...thrall, kind: 'observer' }] }, KIND_WORDS.alone],
  ['one-side', { players: [arthas, { ...thrall, team: arthas.team }] }, KIND_WORDS.oneSide],
  ['short', { clockMs: 299_999 }, KIND_WORDS.short(5)],
  ['custom', { players: [arthas, { ...thrall, events: [] }] }, KIND_WORDS.custom],
])('a game is %s', (kind, changed, phrase) => {
  const told = gameKind({ ...game, ...changed });
  expect(told.kind).toBe(kind);
  expect(told.phrase).toContain(phrase);
});
