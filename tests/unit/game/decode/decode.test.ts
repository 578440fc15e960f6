import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../../src/game/identity.ts';
import { command, leave, place, selectOne, train } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import type { LobbySlot, ScriptEvent } from '../../../support/recording-writer/script.ts';
import { bare, by, decodeScript, first, HALL, after } from '../scripted.ts';

const RANDOM = { kind: 'player', playerId: 1, name: 'Ann', team: 0, raceFlag: 0x60 } as const;
const RIVAL = { kind: 'player', playerId: 2, name: 'Bob', team: 1, raceFlag: 0x42 } as const;

test('a digest of zeros is none', () => {
  const script = duel();
  const { map } = decodeScript({ ...script, map: { ...script.map, sha1: '0'.repeat(40) } });
  expect(map).not.toHaveProperty('sha1');
});

test('a game of NetEase’s platform is known by its name, filled with spaces to 31 bytes', () => {
  const netease = (gameName: string) => decodeScript({ ...duel(), gameName }).netease;
  expect(netease('WCA'.padEnd(31))).toBe(true);
  expect(netease('4月黄金赛' + ' '.repeat(18))).toBe(true);
  for (const other of ['WCA', ' ', 'WCA'.padEnd(30), 'x'.repeat(31)]) expect(netease(other)).toBeUndefined();
});

test.each([
  [7, '1.07'],
  [26, '1.26'],
  [29, '1.29'],
  [10_030, '1.30'],
  [10_032, '1.32'],
  [10_100, '2.00'],
  [10_203, '3.03'],
  [100, null],
  [9999, null],
  [11_000, null],
  [0xffff_ffff, null],
])('version %i of the header is patch %s', (version, patch) => {
  expect(decodeScript(bare([], { version })).patch).toBe(patch);
});

test('Reign of Chaos is told from the expansion', () => {
  const chaos = decodeScript({ ...duel({ patch: '1.26' }), edition: 'roc' });
  expect(chaos).toEqual({ ...decodeScript(duel({ patch: '1.26' })), expansion: false });
});

describe('seats', () => {
  const kinds = (lobby: readonly LobbySlot[], version = 10_032) =>
    decodeScript(bare([], { lobby, version })).players.map(({ slot, name, kind, team }) => ({
      slot,
      name,
      kind,
      team,
    }));

  test.each([
    [26, 12, 'observer'],
    [28, 12, 'observer'],
    [28, 24, 'human'],
    [29, 24, 'observer'],
    [29, 12, 'human'],
    [10_032, 24, 'observer'],
    [10_032, 12, 'human'],
  ])('version %i, team %i: %s', (version, team, kind) => {
    const cid = { kind: 'player', playerId: 3, name: 'Cid', team } as const;
    expect(kinds([RANDOM, RIVAL, cid], version)[2]).toEqual({ slot: 3, name: 'Cid', kind, team });
  });

  test('computers stay apart, though all have player id 0', () => {
    const computer = (team: number, raceFlag: number) => ({ kind: 'computer', team, raceFlag }) as const;
    const lobby = [RIVAL, { kind: 'open' }, computer(0, 0x41), computer(0, 0x48), computer(1, 0x44)] as const;
    const game = decodeScript(bare([], { lobby }));
    expect(
      game.players.map(({ slot, name, kind, team, race }) => [slot, name, kind, team, race]),
    ).toMatchSnapshot();
  });

  test('open and closed slots and listed people without a slot are nobody', () => {
    const lobby = [{ kind: 'closed' }, RIVAL, { kind: 'open' }] as const;
    const game = decodeScript(bare([], { lobby, unseated: [{ playerId: 7, name: 'Eve' }] }));
    expect(game.players.map(({ slot, name }) => [slot, name])).toEqual([[2, 'Bob']]);
  });

  test('team numbers are those of the file, and so is the handicap', () => {
    const lobby = [
      { ...RANDOM, team: 1, handicap: 80 },
      { ...RIVAL, team: 3 },
    ];
    const game = decodeScript(bare([], { lobby }));
    expect(game.players.map(({ team, handicap }) => [team, handicap])).toEqual([
      [1, 80],
      [3, 100],
    ]);
  });

  test('observers leave no log, but their leaving is recorded', () => {
    const watched = duel({ observers: ['Cid'] });
    const timeline = [...watched.timeline, leave(300_000, 3, 'left')];
    const order: ScriptEvent = { kind: 'command', at: 1000, player: 3, actions: [train('hfoo')] };
    const game = decodeScript({ ...watched, timeline: [...timeline, order] });
    expect(game.players[2]).toMatchObject({ events: [], actions: [], units: [] });
    expect(game.leaves[0]).toEqual({ ms: 300_000, slot: 3, reason: 1, result: 7 });
  });
});

describe('names', () => {
  const cut = Uint8Array.of(0x41, 0xe5, 0x86);
  test.each([
    ['|cffff0000Red|r#1234', '|cffff0000Red|r#1234'],
    ['冰封王座', '冰封王座'],
    ['Чемпион', 'Чемпион'],
    ['<b>&"\'', '<b>&"\''],
    [cut, 'A\ufffd'],
    ['', ''],
  ])('%j is kept exactly as %j', (name, kept) => {
    const lobby = [{ ...RANDOM, name }, RIVAL];
    const game = decodeScript(bare([], { lobby }));
    expect(first(game).name).toBe(kept);
    expect(() => fingerprint(game)).not.toThrow();
  });

  test('the BattleTag of the Reforged records wins, and people who are not there do not come in', () => {
    const records = [
      { playerId: 1, battleTag: 'Ann#21234' },
      { playerId: 9, battleTag: 'Eve#1' },
    ];
    const game = decodeScript(bare([], { lobby: [RANDOM, RIVAL], reforged: { chunk: 0x39, records } }));
    expect(game.players.map(({ name }) => name)).toEqual(['Ann#21234', 'Bob']);
  });
});

describe('Random', () => {
  const race = (...timeline: ScriptEvent[]) => {
    const player = first(decodeScript(bare(timeline, { lobby: [RANDOM, RIVAL] })));
    expect(player.raceChoice).toBe('R');
    return player.race;
  };

  test('is resolved by the halls, workers and buildings that are ordered, by most of them', () => {
    expect(race(after(1000, train('uaco')))).toBe('U');
    expect(race(after(1000, place('eate', 0, 0)))).toBe('E');
    expect(race(after(1000, train('ostr')), after(2000, train('hfoo')))).toBe('O');
    expect(race(after(1000, train('hfoo')), after(2000, train('opeo')), after(3000, train('ogru')))).toBe(
      'O',
    );
    expect(race(after(1000, train('Edem')))).toBe('E');
  });

  test('is not resolved by orders to an ally’s units, which the ally commands more often', () => {
    const ally = [2000, 3000].map((ms) =>
      command(ms, RIVAL.playerId, ...selectOne('htow', 2001), train('hpea')),
    );
    const borrowed = by(1000, ['htow', 2001], train('hpea'), train('hpea'));
    expect(race(by(1000, ['htow', 2001], train('hpea')), ...ally)).toBeNull();
    expect(race(by(500, ['htow', 2001], train('hpea')), ...ally, by(4000, ['unpl', 3], train('uaco')))).toBe(
      'U',
    );
    expect(race(borrowed)).toBe('H');
  });

  test('is resolved by whose building takes the order, when the order belongs to no race', () => {
    expect(race(by(1000, ['uaod', 5], train('Nngs')))).toBe('U');
  });

  test('is resolved by a selection when nothing was ordered', () => {
    expect(race(after(1000, ...selectOne('ewsp', 4)))).toBe('E');
    expect(race(after(1000, ...selectOne('ngol', 3)), after(2000, ...selectOne('opeo', 4)))).toBe('O');
  });

  test('is not resolved by a look at the enemy where there is an own order', () => {
    expect(race(after(1000, ...selectOne('ogre', 9)), by(2000, HALL, train('hpea')))).toBe('H');
  });

  test('stays unknown when nothing tells', () => {
    expect(race()).toBeNull();
    expect(race(after(1000, train('stwp')), after(2000, train('Nngs')))).toBeNull();
  });

  test('does not override the race of the slot', () => {
    const game = decodeScript(bare([after(1000, train('ugho'))]));
    expect(first(game)).toMatchObject({ raceChoice: 'H', race: 'H' });
  });
});
