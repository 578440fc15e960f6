import { afterEach, describe, expect, it, vi } from 'vitest';
import { MetadataParser, RawParser } from 'w3gjs';
import { chat, command, leave, place, selectOne } from '../../support/recording-writer/events.ts';
import { encodeGameMetaString } from '../../support/recording-writer/meta-string.ts';
import { OPENING_TIMES as TIMES } from '../../support/recording-writer/opening.ts';
import { RACE_OBJECTS } from '../../support/recording-writer/race-objects.ts';
import {
  DUEL_END_MS,
  PATCHES,
  SECOND_PLAYER_DELAY_MS,
  duel,
} from '../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../support/recording-writer/script.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { read } from './read-with-stock-reader.ts';

const PATCH_NAMES = Object.keys(PATCHES) as (keyof typeof PATCHES)[];

afterEach(() => vi.restoreAllMocks());

describe('a written duel, read by w3gjs', () => {
  it.each(PATCH_NAMES)('states what the script states (%s)', async (patch) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const script = duel({
      patch,
      races: ['U', 'E'],
      names: ['Ursa', 'Kelthuzad#1234'],
      observers: ['Caster'],
      winner: 1,
      events: [chat(30_000, 1, 'glhf'), chat(31_250, 2, 'глхф', 1)],
    });
    const { replay, heard } = await read(script);
    expect(replay.players.map(({ id, name, race, teamid }) => [id, name, race, teamid])).toEqual([
      [1, 'Ursa', 'U', 0],
      [2, 'Kelthuzad#1234', 'N', 1],
    ]);
    expect(replay.observers).toEqual(['Caster']);
    expect(replay.type).toBe('1on1');
    expect(replay.duration).toBe(DUEL_END_MS + 1000);
    expect(replay.buildNumber).toBe(script.build);
    expect(replay.randomseed).toBe(script.randomSeed);
    expect(replay.gamename).toBe('duel');
    expect(replay.creator).toBe('Ursa');
    expect(replay.map).toMatchObject({
      path: script.map.path,
      checksum: 'cdab3412',
      checksumSha1: script.map.sha1,
    });
    expect(replay.settings).toMatchObject({
      observerMode: 'FULL',
      fixedTeams: true,
      teamsTogether: true,
      speed: 2,
    });
    expect(
      replay.chat.map(({ playerName, mode, timeMS, message }) => [playerName, mode, timeMS, message]),
    ).toEqual([
      ['Ursa', 'All', 30_000, 'glhf'],
      ['Kelthuzad#1234', 'Team', 31_250, 'глхф'],
    ]);
    expect(replay.winningTeamId).toBe(1);
    expect(heard.filter(({ id }) => id === 0x19)).toHaveLength(30);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each(['H', 'O', 'E', 'U'] as const)('gives every order at its time (%s)', async (race) => {
    const { replay } = await read(duel({ races: [race, race] }));
    const objects = RACE_OBJECTS[race];
    replay.players.forEach((player, index) => {
      const late = index * SECOND_PLAYER_DELAY_MS;
      const [hall, keep, castle] = objects.halls;
      expect(player.buildings.order.filter(({ id }) => id !== keep && id !== castle)).toEqual([
        { id: objects.altar, ms: TIMES.altar + late },
        { id: objects.barracks, ms: TIMES.barracks + late },
        { id: objects.smith, ms: TIMES.smith + late },
        { id: hall, ms: TIMES.expansion + late },
      ]);
      expect(player.units.order.map(({ ms }) => ms - late)).toContain(TIMES.worker);
      expect(player.heroes[0]?.id).toBe(objects.hero);
      expect(player.heroes[0]?.abilityOrder.map(({ time }) => time - late)).toEqual([
        TIMES.firstSkill,
        TIMES.secondSkill,
      ]);
      expect(player.upgrades.order).toEqual([{ id: objects.research, ms: TIMES.research + late }]);
    });
  });

  it('keeps a random choice apart from the race that was played', async () => {
    const { replay } = await read(duel({ races: ['O', 'H'], random: [true, false] }));
    expect(replay.players.map(({ race, raceDetected }) => [race, raceDetected])).toEqual([
      ['R', 'O'],
      ['H', 'H'],
    ]);
  });
});

describe('the lobby', () => {
  it('holds computers, open and closed slots, names as bytes and unseated players', async () => {
    const script: RecordingScript = {
      ...duel(),
      timeline: [leave(100, 4, 'over', true)],
      host: 4,
      lobby: [
        { kind: 'computer', raceFlag: 0x44, aiStrength: 2, handicap: 50 },
        { kind: 'closed' },
        { kind: 'player', playerId: 4, name: Uint8Array.of(0x41, 0xe9), team: 3, color: 23 },
        { kind: 'computer', team: 5 },
        { kind: 'open' },
      ],
      unseated: [{ playerId: 9, name: 'Ghost' }],
      reforged: { chunk: 0x39, records: [{ playerId: 300, battleTag: 'Ä#1', clan: 'C', team: 1 }] },
    };
    const { blocks } = await new RawParser().parse(Buffer.from(writeRecording(script)));
    const metadata = await new MetadataParser().parse(blocks);
    expect(metadata.playerRecords.slice(1)).toEqual([
      { playerId: 4, playerName: 'A\ufffd' },
      { playerId: 9, playerName: 'Ghost' },
    ]);
    expect(metadata.slotRecords).toMatchObject([
      {
        playerId: 0,
        slotStatus: 2,
        computerFlag: 1,
        teamId: 0,
        raceFlag: 0x44,
        aiStrength: 2,
        handicapFlag: 50,
      },
      { playerId: 0, slotStatus: 1, computerFlag: 0 },
      { playerId: 4, slotStatus: 2, computerFlag: 0, teamId: 3, color: 23, raceFlag: 0x60 },
      { playerId: 0, slotStatus: 2, computerFlag: 1, teamId: 5, aiStrength: 1 },
      { playerId: 0, slotStatus: 0, computerFlag: 0 },
    ]);
    expect(metadata.reforgedPlayerMetadata).toMatchObject([{ playerId: 300, name: 'Ä#1', clan: 'C' }]);
  });

  it('hides zeros and even bytes of the map settings', () => {
    const decoded = new MetadataParser();
    const plain = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const encoded = encodeGameMetaString(plain);
    expect(encoded).not.toContain(0);
    const text = Buffer.from(encoded).toString('hex');
    // The stock decoder returns a buffer as long as its input, so only the start is the text.
    const decode = Reflect.get(decoded, 'decodeGameMetaString') as (hex: string) => Uint8Array;
    expect([...decode(text).subarray(0, 256)]).toEqual([...plain]);
  });

  it('refuses what no recording can hold', () => {
    for (const change of [{ gameName: 'a\0b' }, { randomSeed: 2 ** 32 }, { lobby: [] }, { slotMs: 70_000 }]) {
      expect(() => writeRecording({ ...duel(), ...change })).toThrow(RangeError);
    }
    const nameless = command(0, 1, ...selectOne('hfo', 1), place('hfoo', 0, 0));
    expect(() => writeRecording({ ...duel(), timeline: [nameless] })).toThrow(RangeError);
  });
});
