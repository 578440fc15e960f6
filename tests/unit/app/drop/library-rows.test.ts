import { expect, test } from 'vitest';
import { keptAt, libraryRows } from '../../../../src/app/drop/library/rows.ts';
import { OFF } from '../../../../src/app/drop/library/state.ts';
import type { GameFacts } from '../../../../src/app/drop/table/row.ts';
import type { KeptGame } from '../../../../src/game/stored/kept.ts';

const kept = (fingerprint: string) => ({ fingerprint, name: `${fingerprint}.w3g`, added: 0 }) as KeptGame;
const idsOf = (games: readonly KeptGame[]) =>
  libraryRows(
    games,
    games.map(() => ({}) as GameFacts),
  ).map(({ id }) => id);

test('a row keeps its id when a game arrives on top of it, so that “Delete” hits the game that was clicked', () => {
  const [older, newer] = [kept('older'), kept('newer')];
  const [before] = idsOf([older]);
  const [onTop, below] = idsOf([newer, older]);
  expect(below).toBe(before);
  expect(onTop).not.toBe(before);
  const state = { ...OFF, games: [newer, older] };
  expect(keptAt(state, before!)).toBe(older);
  expect(keptAt(state, onTop!)).toBe(newer);
});

test('a row of a deleted game has no game', () => {
  const [id] = idsOf([kept('deleted')]);
  expect(keptAt({ ...OFF, games: [kept('other')] }, id!)).toBeUndefined();
});
