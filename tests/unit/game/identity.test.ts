import { describe, expect, test } from 'vitest';
import { handle, handlesOf } from '../../../src/game/handle.ts';
import { fingerprint, replayId } from '../../../src/game/identity.ts';
import { leave } from '../../support/recording-writer/events.ts';
import { duel, type DuelOptions } from '../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../support/recording-writer/script.ts';
import { bare, decodeScript } from './scripted.ts';

const SEED = 1_637_653_382;
const id = (file: string, options: DuelOptions = {}) => replayId(decodeScript(duel(options)), file);

describe('the id of a replay', () => {
  test.each([
    ['1637653382_DanGer_JmA_Autumn Leaves 20.w3g', '1637653382_DanGer_JmA_Autumn-Leaves-20'],
    [
      'replays/some-event/1637653382_DanGer_JmA_Autumn Leaves 20.w3g',
      '1637653382_DanGer_JmA_Autumn-Leaves-20',
    ],
    ['C:\\games\\1637653382_A_B_Map.nwg', '1637653382_A_B_Map'],
    ['1637653382_A_B_Map_v2.0.w3g', '1637653382_A_B_Map_v2.0'],
    ['1637653382_A_B_Map', '1637653382_A_B_Map'],
  ])('is the name of the file %s, which has the shape and the seed', (file, expected) => {
    expect(id(file)).toBe(expected);
  });

  test.each([
    'LastReplay.w3g',
    '20_49_57_284.nwg',
    '08_59_25_760.nwg',
    '1637653383_DanGer_JmA_Autumn Leaves 20.w3g',
    '01637653382_A_B_Map.w3g',
    '1637653382_A_B.w3g',
    '1637653382__B_Map.w3g',
    '1637653382.w3g',
    '',
    '../../etc/passwd',
  ])('is made of the content where the file is named %j', (file) => {
    expect(id(file)).toBe(`${SEED}_Arthas_Thrall_Concealed-Hill`);
  });

  test('holds only A-Z a-z 0-9 . _ -, and foreign characters stay told apart', () => {
    const names = [
      ['é', 'è'],
      ['中', '文'],
      ['<b>', '"x"'],
      ['a/b', 'a\\b'],
      ['🧝', '|cffff0000Red|r#123'],
    ] as const;
    const ids = names.map((pair) => id('x.w3g', { names: pair }));
    for (const text of ids) expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
    expect(new Set(ids).size).toBe(names.length);
    expect(ids[0]).toBe(`${SEED}_ue9_ue8_Concealed-Hill`);
    expect(ids[4]).toBe(`${SEED}_u1f9dd_Red_Concealed-Hill`);
    expect(id(`${SEED}_中_文_Map.w3g`)).toBe(`${SEED}_u4e2d_u6587_Map`);
  });

  test('cuts a long name or map, and puts a digest behind it', () => {
    const long = 'x'.repeat(300);
    const part = (end: string) => new RegExp(`^${SEED}_x{46}-[0-9a-z]{13}_${end}$`);
    expect(id('x.w3g', { names: [long, 'B'] })).toMatch(part('B_Concealed-Hill'));
    expect(id('x.w3g', { names: [long, 'B'] })).not.toBe(id('x.w3g', { names: [`${long}x`, 'B'] }));
    expect(id(`${SEED}_${long}_B_Map.w3g`)).toMatch(part('B_Map'));
    const name = 'y'.repeat(60);
    expect(id('x.w3g', { names: [name, 'B'] })).toBe(`${SEED}_${name}_B_Concealed-Hill`);
    const cut = id(`${SEED}_A_B_${long}_${long}.w3g`);
    expect(cut.length).toBe(`${SEED}_A_B_`.length + 60);
    expect(id(`${cut}.w3g`)).toBe(cut);
  });

  test('names the first player of each of the first two sides', () => {
    const seat = (playerId: number, team: number) =>
      ({ kind: 'player', playerId, name: `P${playerId}`, team, raceFlag: 0x41 }) as const;
    const of = (lobby: RecordingScript['lobby']) => replayId(decodeScript(bare([], { lobby })), 'x.w3g');
    expect(of([seat(1, 0), seat(2, 0), seat(3, 1), seat(4, 1)])).toBe(`${SEED}_P1_P3_Concealed-Hill`);
    expect(of([seat(9, 24), seat(1, 0), seat(2, 1)])).toBe(`${SEED}_P1_P2_Concealed-Hill`);
    expect(of([seat(1, 0), seat(2, 0)])).toBe(`${SEED}_P1_P2_Concealed-Hill`);
    expect(of([seat(1, 0), { kind: 'computer', team: 1 }])).toBe(`${SEED}_P1_Computer_Concealed-Hill`);
    expect(of([seat(1, 0)])).toBe(`${SEED}_P1_Concealed-Hill`);
  });
});

describe('the fingerprint', () => {
  const game = decodeScript(duel());

  test('is the same for recordings of other recorders and lengths', () => {
    // The loser's file ends when he leaves, lists the players in another order and doesn't contain the winner.
    const script = duel();
    const own = decodeScript({
      ...script,
      host: 2,
      timeline: [...script.timeline.slice(0, 30), leave(600_000, 2, 'lost', true)],
      gameName: 'another name',
      compression: { level: 'default', ending: 'complete' },
    });
    expect(own.lengthMs).not.toBe(game.lengthMs);
    expect(fingerprint(own)).toBe(fingerprint(game));
    const swapped = { ...game, players: [...game.players].reverse() };
    expect(fingerprint(swapped)).toBe(fingerprint(game));
  });

  test('does not depend on who watched', () => {
    expect(fingerprint(decodeScript(duel({ observers: ['Cid', 'Dan'] })))).toBe(fingerprint(game));
  });

  test('differs with seed, map and players', () => {
    const { map } = duel();
    const others = [
      duel({ names: ['Arthas', 'Thrall2'] }),
      { ...duel(), randomSeed: SEED + 1 },
      { ...duel(), map: { ...map, checksum: map.checksum + 1 } },
    ].map((script) => fingerprint(decodeScript(script)));
    expect(new Set([fingerprint(game), ...others]).size).toBe(4);
    // Names can't imitate two players.
    const joined = duel({ names: ['Arthas+Thrall', ''] });
    const parted = duel({ names: ['Arthas', 'Thrall+'] });
    expect(fingerprint(decodeScript(joined))).not.toBe(fingerprint(decodeScript(parted)));
  });
});

test.each([
  ['DanGer#2365', 'DanGer'],
  ['|cffff0000Red|r', 'Red'],
  ['|CFF00FF00Green|R#12', 'Green'],
  [' spaced ', 'spaced'],
  ['a#b', 'a#b'],
  ['', 'Player 4'],
  ['|cffffffff|r', 'Player 4'],
  ['#12', 'Player 4'],
  ['Розовый\ufffd', 'Розовый'],
  ['Розовый\ufffd#12', 'Розовый'],
  ['a\ufffdb', 'a\ufffdb'],
  ['\ufffd', 'Player 4'],
  [null, 'Computer'],
])('the handle of %j is %j', (name, text) => {
  expect(handle({ name, slot: 4 })).toBe(text);
});

test('two people whose names differ only in the BattleTag number keep it', () => {
  const names = ['Ann#1', 'Bob#2', 'Ann#3', 'Bob#2', null];
  const players = names.map((name, index) => ({ name, slot: index + 1, strength: undefined }));
  expect([...handlesOf(players).values()]).toEqual(['Ann#1', 'Bob', 'Ann#3', 'Bob', 'Computer']);
});

test('a computer has its strength in its name', () => {
  expect(handle({ name: null, slot: 2, strength: 'insane' })).toBe('Computer (Insane)');
  expect(handle({ name: null, slot: 2 })).toBe('Computer');
});
