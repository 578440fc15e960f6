import { describe, expect, test } from 'vitest';
import { inferWinner } from '../../../../src/game/derive/winner.ts';
import { command, leave, rightClick } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import type { LobbySlot, ScriptEvent } from '../../../support/recording-writer/script.ts';
import { bare, decodeScript } from '../scripted.ts';

/** The winner of players 1, 2, ... in these teams, who leave as given. */
function winner(teams: readonly number[], ...leaves: ScriptEvent[]) {
  const lobby = teams.map(
    (team, index) =>
      ({ kind: 'player', playerId: index + 1, name: `P${index + 1}`, team, raceFlag: 0x41 }) as const,
  );
  return inferWinner(decodeScript(bare(leaves, { lobby })));
}

describe('one against one', () => {
  test('a result "won" tells, and goes before everything else', () => {
    const result = { team: 1, slots: ['2'], basis: 'result' };
    expect(winner([0, 1], leave(1000, 2, 'won'), leave(2000, 1, 'left', true))).toEqual(result);
    expect(winner([0, 1], leave(1000, 1, 'left', true), leave(2000, 2, 'won'))).toEqual(result);
  });

  test('else the reason of the winning side tells', () => {
    const won = { team: 0, slots: ['1'], basis: 'reason' };
    expect(winner([0, 1], leave(1000, 2, 'left'), leave(2000, 1, 'left', true))).toEqual(won);
  });

  test('else who left first lost', () => {
    const won = { team: 0, slots: ['1'], basis: 'leave-order' };
    expect(winner([0, 1], leave(1000, 2, 'left'))).toEqual(won);
    expect(winner([0, 1], leave(1000, 2, 'lost'), leave(2000, 1, 'over'))).toEqual(won);
  });

  test('nobody left, nobody won', () => {
    expect(winner([0, 1])).toBeNull();
  });

  test('observers do not count', () => {
    const left = [leave(1000, 3, 'won'), leave(2000, 2, 'left')];
    expect(winner([0, 1, 24], ...left)).toEqual({ team: 0, slots: ['1'], basis: 'leave-order' });
    expect(winner([0, 1, 24], leave(1000, 3, 'left', true))).toBeNull();
  });

  test('team numbers need not be 0 and 1', () => {
    expect(winner([1, 3], leave(1000, 1, 'left'))).toMatchObject({ team: 3, slots: ['2'] });
  });

  test('the scripted duel is won by its winner', () => {
    expect(inferWinner(decodeScript(duel({ winner: 0 })))).toMatchObject({ slots: ['1'], basis: 'result' });
    expect(inferWinner(decodeScript(duel({ winner: 1 })))).toMatchObject({ slots: ['2'], basis: 'result' });
  });
});

describe('more players', () => {
  test('a side wins together, those who left early included', () => {
    const left = [leave(1000, 1, 'left'), leave(2000, 3, 'left'), leave(3000, 4, 'left')];
    expect(winner([0, 0, 1, 1], ...left)).toEqual({ team: 0, slots: ['1', '2'], basis: 'leave-order' });
  });

  test('a side has lost when all of it has left', () => {
    expect(winner([0, 0, 1, 1], leave(1000, 1, 'left'), leave(2000, 3, 'left'))).toBeNull();
  });

  test('in a free-for-all the last one wins', () => {
    const left = [leave(1000, 2, 'left'), leave(2000, 4, 'left')];
    expect(winner([0, 1, 2, 3], ...left)).toBeNull();
    expect(winner([0, 1, 2, 3], ...left, leave(3000, 1, 'left'))).toEqual({
      team: 2,
      slots: ['3'],
      basis: 'leave-order',
    });
  });

  test('when the player who saved the recording quits, a result "won" of several sides tells nothing', () => {
    const quit = [leave(500_000, 1, 'won', true), leave(500_000, 3, 'won', true)];
    const busy = (ms: number, slot: number) => command(ms, slot, rightClick(0, 0));
    expect(winner([0, 0, 1, 1], ...quit)).toBeNull();
    expect(winner([0, 0, 1, 1], busy(480_000, 1), busy(490_000, 3), ...quit)).toBeNull();
    expect(winner([0, 0, 1, 1], busy(100_000, 1), busy(490_000, 4), ...quit)).toEqual({
      team: 1,
      slots: ['3', '4'],
      basis: 'activity',
    });
  });

  test('a result "won" on a leave of its own tells nevertheless', () => {
    const left = [leave(490_000, 4, 'won'), leave(500_000, 1, 'won', true), leave(500_000, 3, 'won', true)];
    expect(winner([0, 0, 1, 1], ...left)).toMatchObject({ team: 1, basis: 'result' });
  });

  test('against computers, which never leave, a leaver has lost', () => {
    const lobby: LobbySlot[] = [
      { kind: 'player', playerId: 1, name: 'Ann', team: 0, raceFlag: 0x41 },
      { kind: 'computer', team: 1, raceFlag: 0x42 },
    ];
    const game = (...leaves: ScriptEvent[]) => inferWinner(decodeScript(bare(leaves, { lobby })));
    expect(game(leave(1000, 1, 'left'))).toEqual({ team: 1, slots: ['2'], basis: 'leave-order' });
    expect(game(leave(1000, 1, 'won'))).toEqual({ team: 0, slots: ['1'], basis: 'result' });
  });

  test('without a second side there is nothing to win', () => {
    expect(winner([0, 0], leave(1000, 1, 'won'))).toBeNull();
    expect(winner([0], leave(1000, 1, 'left'))).toBeNull();
  });
});
