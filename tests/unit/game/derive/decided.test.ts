import { expect, test } from 'vitest';
import { decisionMs } from '../../../../src/game/derive/decided.ts';
import { leave } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { BARE_END_MS, bare, decodeScript } from '../scripted.ts';

const decided = (...leaves: ReturnType<typeof leave>[]) =>
  decisionMs(decodeScript(bare(leaves, { lobby: duel({ observers: ['Cid'] }).lobby })));

test('a game is decided when the last of those who play has left', () => {
  expect(decided(leave(400_000, 2, 'lost'), leave(402_000, 1, 'won'))).toBe(402_000);
});

test('it is not decided before its recording ends where one of them never leaves', () => {
  expect(decided(leave(400_000, 2, 'lost'))).toBe(BARE_END_MS);
  expect(decided()).toBe(BARE_END_MS);
});

test('a computer, which never leaves, and whoever only watches are not waited for', () => {
  const [ann] = duel().lobby;
  const computer = { kind: 'computer', team: 1, raceFlag: 4 } as const;
  const left = bare([leave(300_000, 1, 'left')], { lobby: [ann!, computer] });
  expect(decisionMs(decodeScript(left))).toBe(300_000);
  expect(decided(leave(400_000, 2, 'lost'), leave(402_000, 1, 'won'), leave(500_000, 3, 'left'))).toBe(
    402_000,
  );
});
