import { describe, expect, test } from 'vitest';
import { gameHeads, type HeadedGame } from '../../../../src/view/game/heads.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { gameTitle } from '../../../../src/view/words.ts';
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
    expect(description).toBe(
      'Build orders, tech, heroes and research of DeMusliM (Human) vs Smurf (Night Elf) on Last Refuge, A cup, patch 2.00.',
    );
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

  test('games with the same facts have descriptions that tell their id', () => {
    const heads = [...gameHeads([entry('a'), entry('b')]).values()];
    expect(new Set(heads.map(({ description }) => description)).size).toBe(2);
    expect(heads[0]!.description).toMatch(/ Replay a\.$/);
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

  test.each([1, 12, 24])(
    '%i players with long names still give a description of 50 to 160 characters',
    (count) => {
      const players = Array.from({ length: count }, (_, team) => ({
        ...duel.players[0]!,
        team,
        handle: 'W'.repeat(40),
      }));
      for (const { description } of gameHeads([
        entry('a', CUP, { players }),
        entry('b'.repeat(60), CUP, { players }),
        entry('c', null, { players, map: 'M'.repeat(200) }),
      ]).values()) {
        expect(description.length).toBeGreaterThanOrEqual(50);
        expect(description.length).toBeLessThanOrEqual(160);
      }
    },
  );
});
