import { describe, expect, test } from 'vitest';
import { gameHeads, type HeadedGame } from '../../../../src/view/game/game-heads.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { gameTitle } from '../../../../src/view/game-title.ts';
import { gameWith } from '../../../support/analysed-archive.ts';

const CUP = { name: 'A cup' };
const duel = gameWith('394158423');
const entry = (replayId: string, event: HeadedGame['event'] = CUP, changes: Partial<GameAnalysis> = {}) => ({
  replayId,
  event,
  analysis: { ...duel, ...changes },
});
const titlesOf = (games: HeadedGame[]) => [...gameHeads(games).values()].map(({ title }) => title);

describe('titles and descriptions of games', () => {
  test('name the players, their races, map, event and patch', () => {
    const { title, description } = gameHeads([entry('a')]).get('a')!;
    expect(title).toBe(gameTitle(duel));
    expect(description).toMatchSnapshot();
  });

  test('games with one title tell their event, and where that is the same, their id', () => {
    const title = gameTitle(duel);
    expect(titlesOf([entry('a'), entry('b', { name: 'Another' })])).toEqual([
      `${title}, A cup`,
      `${title}, Another`,
    ]);
    expect(titlesOf([entry('a'), entry('b'), entry('c', null)])).toEqual([
      `${title}, replay a`,
      `${title}, replay b`,
      title,
    ]);
  });

  test('neither depends on who won or how long it took', () => {
    const other: Partial<GameAnalysis> = {
      winner: null,
      durationMs: 1,
      clockMs: 1,
      players: duel.players.map((player) => ({ ...player, result: null })),
    };
    expect(gameHeads([entry('a', CUP, other)])).toEqual(gameHeads([entry('a')]));
  });
});
