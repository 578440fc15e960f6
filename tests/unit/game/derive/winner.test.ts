import { describe, expect, test } from 'vitest';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { judge, UNKNOWN_WINNERS, WINNER_BASES } from '../../../../src/game/derive/winner.ts';
import type { Action } from '../../../support/recording-writer/action.ts';
import { command, flag, leave, rightClick } from '../../../support/recording-writer/events.ts';
import type { LeaveEvent, LobbySlot, ScriptEvent } from '../../../support/recording-writer/script.ts';
import { bare, decodeScript } from '../scripted.ts';

const OBSERVERS = 24;
const END_MS = 600_000;

/** Players 1, 2, ... in these teams. */
const people = (teams: readonly number[]): LobbySlot[] =>
  teams.map((team, index) => ({
    kind: 'player',
    playerId: index + 1,
    name: `P${index + 1}`,
    team,
    raceFlag: 0x41,
  }));
const computer = (team: number): LobbySlot => ({ kind: 'computer', team, raceFlag: 0x42 });

const gameOf = (lobby: LobbySlot[], events: readonly ScriptEvent[]) => decodeScript(bare(events, { lobby }));

/** The verdict about people in these teams, in a game with the given events. */
const verdict = (teams: readonly number[], ...events: ScriptEvent[]) => judge(gameOf(people(teams), events));

/** The leaves of a moment: everybody closed by the game of the last player, who saved the recording. */
const closed = (at: number, result: number, ...players: number[]): LeaveEvent[] =>
  players.map((player) => ({ kind: 'leave', at, player, reason: 0x0c, result }));
const [LEFT, LOST, WON, DRAW, GONE] = [0x07, 0x08, 0x09, 0x0a, 0x0d];

describe('one against one', () => {
  test('a result "won" of a player who left tells', () => {
    const result = { team: 1, slots: ['2'], basis: 'result' };
    expect(verdict([0, 1], leave(1000, 2, 'won'), ...closed(2000, LEFT, 1))).toEqual(result);
    expect(verdict([0, 1], leave(1000, 1, 'left'), leave(2000, 2, 'won'))).toEqual(result);
  });

  test('else who left first lost, also the player who saved the recording', () => {
    const won = { team: 0, slots: ['1'], basis: 'leave-order' };
    expect(verdict([0, 1], leave(1000, 2, 'left'))).toEqual(won);
    expect(verdict([0, 1], leave(1000, 2, 'lost'), leave(2000, 1, 'over'))).toEqual(won);
    expect(verdict([0, 1], leave(1000, 2, 'left'), ...closed(2000, LEFT, 1))).toEqual(won);
    expect(verdict([0, 1], ...closed(END_MS, LEFT, 1, 2))).toEqual(won);
  });

  test('results of connections that the own game closed are those of the player who saved it', () => {
    const own = { team: 0, basis: 'result' };
    expect(verdict([0, 1, OBSERVERS], ...closed(1000, WON, 3), ...closed(2000, 0x0b, 1))).toMatchObject(own);
    const other = { team: 1, basis: 'defeat' };
    expect(verdict([0, 1], ...closed(1000, LOST, 2), ...closed(2000, 0x0b, 1))).toMatchObject(other);
    expect(verdict([0, 1], ...closed(2000, LOST, 1))).toMatchObject(other);
    expect(verdict([0, 1], ...closed(2000, LEFT, 2), ...closed(2000, LOST, 1))).toMatchObject(other);
  });

  test('a player who gives up and one whose game was over leave alike but for a counter', () => {
    const [stays, saves] = closed(END_MS, LEFT, 2, 1);
    expect(verdict([0, 1], stays!, saves!)).toMatchObject({ team: 1, basis: 'leave-order' });
    expect(verdict([0, 1], stays!, { ...saves!, counter: 2 })).toMatchObject({ team: 0, basis: 'ended' });
  });

  test('a draw is no victory, whoever left first', () => {
    expect(verdict([0, 1], { ...leave(1000, 2, 'left'), result: DRAW }, ...closed(1500, DRAW, 1))).toBe(
      'draw',
    );
    expect(verdict([0, 1, OBSERVERS], leave(1000, 2, 'left'), ...closed(1500, DRAW, 3, 1))).toBe('draw');
  });

  test('nobody left, nobody won; two winners contradict each other', () => {
    expect(verdict([0, 1])).toBe('no-leaves');
    expect(verdict([0, 1], leave(1000, 1, 'won'), leave(2000, 2, 'won'))).toBe('contradicted');
  });

  test('observers do not count, and the recording of one who quits names nobody', () => {
    const left = [leave(1000, 3, 'won'), leave(2000, 2, 'left')];
    expect(verdict([0, 1, OBSERVERS], ...left)).toEqual({ team: 0, slots: ['1'], basis: 'leave-order' });
    expect(verdict([0, 1, OBSERVERS], leave(1000, 3, 'left', true))).toBe('no-leaves');
    expect(verdict([0, 1, OBSERVERS], ...closed(END_MS, LEFT, 2, 1, 3))).toBe('connected');
    expect(verdict([0, 1, OBSERVERS], ...closed(END_MS, WON, 2, 1, 3))).toBe('connected');
  });

  test('team numbers need not be 0 and 1', () => {
    expect(verdict([1, 3], leave(1000, 1, 'left'))).toMatchObject({ team: 3, slots: ['2'] });
  });
});

describe('more players', () => {
  test('a side wins together, those who left early included', () => {
    const left = [leave(1000, 1, 'left'), leave(2000, 3, 'left'), leave(3000, 4, 'left')];
    expect(verdict([0, 0, 1, 1], ...left)).toEqual({ team: 0, slots: ['1', '2'], basis: 'leave-order' });
  });

  test('a side has lost when all of it has left', () => {
    expect(verdict([0, 0, 1, 1], leave(1000, 1, 'left'), leave(2000, 3, 'left'))).toBe('connected');
  });

  test('in a free-for-all the last one wins', () => {
    const left = [leave(1000, 2, 'left'), leave(2000, 4, 'left')];
    expect(verdict([0, 1, 2, 3], ...left)).toBe('connected');
    expect(verdict([0, 1, 2, 3], ...left, leave(3000, 1, 'left'))).toMatchSnapshot();
    expect(verdict([0, 1, 2], ...closed(END_MS, LOST, 2, 3, 1))).toBe('connected');
  });

  test('a player who quits leaves both sides connected, in whatever order they are recorded', () => {
    for (const order of [
      [1, 3, 4, 2],
      [3, 4, 1, 2],
    ])
      expect(verdict([0, 0, 1, 1], ...closed(END_MS, LEFT, ...order))).toBe('connected');
    const rest = [leave(1000, 1, 'left'), ...closed(END_MS, LEFT, 3, 4, 2)];
    expect(verdict([0, 0, 1, 1], ...rest)).toMatchObject({ team: 1, basis: 'leave-order' });
  });

  test('where a server relays the game, the first of the last moment saved the recording', () => {
    const gone = (player: number): LeaveEvent => ({ ...leave(END_MS, player, 'left'), result: GONE });
    const quit = [leave(1000, 1, 'left'), gone(2), ...closed(END_MS, LEFT, 3, 4)];
    expect(verdict([0, 0, 1, 1], ...quit)).toMatchObject({ team: 1, basis: 'leave-order' });
    expect(verdict([0, 0, 1, 1], gone(2), ...closed(END_MS, LEFT, 3, 1, 4))).toBe('connected');
  });

  test('when the player who saved the recording won, everybody still connected has that result', () => {
    const quit = closed(500_000, WON, 1, 3);
    expect(verdict([0, 0, 1, 1], ...quit)).toEqual({ team: 1, slots: ['3', '4'], basis: 'result' });
    expect(verdict([0, 0, 1, 1], leave(490_000, 4, 'won'), ...quit)).toMatchObject({ team: 1 });
  });

  test('without a second side there is nothing to win', () => {
    expect(verdict([0, 0], leave(1000, 1, 'won'))).toBe('one-side');
    expect(verdict([0], leave(1000, 1, 'left'))).toBe('one-side');
  });
});

describe('against computers', () => {
  const alone = (...events: ScriptEvent[]) => judge(gameOf([...people([0]), computer(1)], events));

  test('who quits has not won, and computers win by nobody’s leave', () => {
    expect(alone(...closed(END_MS, LEFT, 1))).toBe('computers');
    expect(alone(...closed(END_MS, 0x0b, 1))).toBe('computers');
    expect(alone(leave(1000, 1, 'left'))).toBe('computers');
    expect(judge(gameOf([...people([0, 0, 1]), computer(1)], [leave(1000, 3, 'left')]))).toBe('computers');
  });

  test('a stated result tells', () => {
    expect(alone(...closed(END_MS, WON, 1))).toEqual({ team: 0, slots: ['1'], basis: 'result' });
    expect(alone(...closed(END_MS, LOST, 1))).toEqual({ team: 1, slots: ['2'], basis: 'defeat' });
    expect(alone(leave(1000, 1, 'won'))).toEqual({ team: 0, slots: ['1'], basis: 'result' });
  });

  test('a side of people and computers wins when all people of the other side have left', () => {
    const lobby = [...people([0, 0, 1]), computer(1)];
    const left = [leave(1000, 1, 'left'), leave(2000, 2, 'left')];
    expect(judge(gameOf(lobby, left))).toMatchObject({ team: 1, basis: 'leave-order' });
  });
});

describe('what the script of the map wrote', () => {
  const wrote = (at: number, ...actions: Action[]) => command(at, 1, ...actions);
  const start = wrote(1000, flag(0, 'winner'), flag(1, 'winner'));

  test('comes before how players left; the last flag of a player counts', () => {
    const events = [start, wrote(5000, flag(1, 'loser')), leave(6000, 1, 'left'), leave(7000, 2, 'won')];
    expect(verdict([0, 1], ...events)).toEqual({ team: 0, slots: ['1'], basis: 'script' });
  });

  test('decides nothing while everybody is a winner, or a side has both', () => {
    expect(verdict([0, 1], start)).toBe('no-leaves');
    expect(verdict([0, 1], start, wrote(5000, flag(0, 'leaver')))).toBe('no-leaves');
    expect(verdict([0, 0, 1], wrote(5000, flag(0, 'winner'), flag(1, 'loser'), flag(2, 'loser')))).toBe(
      'no-leaves',
    );
    expect(verdict([0, 1, 1], wrote(5000, flag(0, 'winner'), flag(1, 'loser')))).toBe('no-leaves');
    expect(
      verdict([0, 1], wrote(5000, flag(0, 'loser'), flag(1, 'loser')), leave(6000, 1, 'left')),
    ).toMatchObject({ basis: 'leave-order' });
  });

  test('may be a draw', () => {
    expect(verdict([0, 1], wrote(5000, flag(0, 'drawer'), flag(1, 'drawer')), leave(6000, 1, 'left'))).toBe(
      'draw',
    );
  });

  test('needs results of people only, and not those of observers', () => {
    const decided = wrote(5000, flag(0, 'winner'), flag(1, 'loser'), flag(2, 'loser'));
    expect(verdict([0, 1, OBSERVERS], decided)).toMatchObject({ team: 0, basis: 'script' });
    const lobby = [...people([0, 1]), computer(0), computer(1)];
    expect(judge(gameOf(lobby, [decided]))).toMatchObject({ team: 0, basis: 'script' });
  });
});

test('pages say why there is no winner, and no player has a result then', () => {
  const game = gameOf(people([0, 0, 1, 1]), closed(END_MS, LEFT, 1, 2, 3, 4));
  const analysis = analyze(game, 'x');
  expect(analysis.winner).toBeNull();
  expect(analysis.winnerUnknown).toEqual({ reason: 'connected', sentence: UNKNOWN_WINNERS.connected });
  expect(analysis.players.map(({ result }) => result)).toEqual([null, null, null, null]);
  expect(analysis.savedBy).toBe('P4');
});

test('the sentence says what the winner rests on', () => {
  const sentence = (...events: ScriptEvent[]) =>
    analyze(gameOf(people([0, 1]), events), 'x').winner?.sentence;
  expect(sentence(...closed(END_MS, LEFT, 1, 2))).toContain(WINNER_BASES['leave-order']);
  expect(sentence(leave(1000, 1, 'left'))).not.toBe(sentence(leave(1000, 1, 'left'), leave(2000, 2, 'left')));
  expect(sentence(leave(1000, 1, 'won'))).toContain(WINNER_BASES.result);
  expect(sentence(...closed(END_MS, LOST, 1))).toContain(WINNER_BASES.defeat);
});

test('a seat in which nobody ever acts is no side', () => {
  const seats = people([0, 1, 2]);
  const acts = [command(1000, 1, rightClick(0, 0)), command(1000, 2, rightClick(0, 0))];
  const analysis = analyze(gameOf(seats, [...acts, leave(5000, 2, 'left')]), 'x');
  expect(analysis).toMatchObject({ sides: '1v1', winner: { slots: ['1'] } });
  expect(analysis.players.map(({ result }) => result)).toEqual(['won', 'lost', null]);
  expect(analysis.decidedMs).toBeGreaterThan(5000);
  const both = analyze(gameOf(seats, [...acts, leave(5000, 2, 'left'), leave(6000, 1, 'left')]), 'x');
  expect(both.decidedMs).toBe(6000);
  const left = analyze(gameOf(seats, [...acts, leave(4000, 3, 'left'), leave(5000, 2, 'left')]), 'x');
  expect(left.sides).toBe('FFA');
});
