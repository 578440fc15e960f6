import type { Text } from './action.ts';
import { ByteSink } from './byte-sink.ts';
import { encodeGameMetaString } from './meta-string.ts';
import { encodeBattleTagChunk } from './reforged-chunk.ts';
import type { LobbySlot, RecordingScript, Seat, Settings } from './script.ts';

interface ListedPlayer {
  playerId: number;
  name: Text;
}

const DEFAULT_SETTINGS: Settings = {
  speed: 2,
  hideTerrain: false,
  mapExplored: false,
  alwaysVisible: false,
  observerMode: 0,
  teamsTogether: true,
  fixedTeams: true,
  fullSharedUnitControl: false,
  randomHero: false,
  randomRaces: false,
  referees: false,
};
/** "Default visibility" in the second settings byte. */
const DEFAULT_VISIBILITY = 0x08;
const PLAYER_RECORD = 0x16;
const SLOT_TABLE = 0x19;

/** The data before the game data: host, game, map, players and the slot table. */
export function encodeMetadata(script: RecordingScript): Uint8Array {
  const seated = script.lobby.filter((slot) => slot.kind === 'player');
  const players: ListedPlayer[] = [...seated, ...(script.unseated ?? [])];
  const host = players.find((player) => player.playerId === script.host) ?? players[0];
  if (host === undefined) throw new RangeError('a recording needs at least one player, its host');

  // A length and as many unused bytes, which a reader has to skip: one byte in old patches, two later.
  const hostExtra = script.build >= 6089 ? [2, 0, 0] : [1, 0];
  const playerExtra = script.build >= 6060 ? [2, 0, 0] : [1, 0];
  const sink = new ByteSink().u32(0x110).u8(0);
  sink.u8(host.playerId).text(host.name).bytes(hostExtra);
  sink.text(script.gameName).text(script.privateName ?? '');
  sink.bytes(encodeGameMetaString(plainMapSettings(script, host))).u8(0);
  sink.u32(script.lobby.length).u32(0x09).u32(0);
  for (const player of players.filter((listed) => listed !== host)) {
    sink.u8(PLAYER_RECORD).u8(player.playerId).text(player.name).bytes(playerExtra).u32(0);
  }
  for (const record of script.reforged?.records ?? []) {
    sink.bytes(encodeBattleTagChunk(script.reforged?.chunk ?? 0x39, record));
  }
  sink.u8(SLOT_TABLE).u16(script.lobby.length * 9 + 7);
  sink.u8(script.lobby.length);
  script.lobby.forEach((slot, index) => writeSlot(sink, slot, index));
  return sink
    .u32(script.randomSeed)
    .u8(0)
    .u8(script.startSpots ?? 2)
    .toBytes();
}

function plainMapSettings(script: RecordingScript, host: ListedPlayer): Uint8Array {
  const { path, checksum, sha1 } = script.map;
  if (!/^[0-9a-f]{40}$/i.test(sha1)) throw new RangeError(`no SHA-1: ${sha1}`);
  const settings = { ...DEFAULT_SETTINGS, ...script.settings };
  const bits = (...flags: [set: boolean, bit: number][]) =>
    flags.reduce((byte, [set, bit]) => (set ? byte | bit : byte), 0);
  const visible: [boolean, number][] = [
    [settings.hideTerrain, 0x01],
    [settings.mapExplored, 0x02],
    [settings.alwaysVisible, 0x04],
  ];
  const explicit = visible.some(([set]) => set);
  return new ByteSink()
    .u8(settings.speed)
    .u8(
      bits(...visible, [!explicit, DEFAULT_VISIBILITY], [settings.teamsTogether, 0x40]) |
        ((settings.observerMode & 3) << 4),
    )
    .u8(settings.fixedTeams ? 0x06 : 0)
    .u8(
      bits(
        [settings.fullSharedUnitControl, 0x01],
        [settings.randomHero, 0x02],
        [settings.randomRaces, 0x04],
        [settings.referees, 0x40],
      ),
    )
    .bytes([0, 0, 0, 0, 0]) // map width and height, zero in games of today
    .u32(checksum)
    .text(path)
    .text(script.creator ?? host.name)
    .u8(0)
    .bytes(Uint8Array.from({ length: 20 }, (_, index) => parseInt(sha1.slice(index * 2, index * 2 + 2), 16)))
    .toBytes();
}

function writeSlot(sink: ByteSink, slot: LobbySlot, index: number): void {
  const taken = slot.kind === 'player' || slot.kind === 'computer';
  const seat: Seat = {
    team: taken ? index : 0,
    color: index,
    raceFlag: 0x60,
    aiStrength: 1,
    handicap: 100,
    ...slot,
  };
  sink
    .u8(slot.kind === 'player' ? slot.playerId : 0)
    .u8(slot.kind === 'player' ? 100 : 255) // download progress
    .u8(taken ? 2 : slot.kind === 'closed' ? 1 : 0)
    .u8(slot.kind === 'computer' ? 1 : 0)
    .u8(seat.team)
    .u8(seat.color)
    .u8(seat.raceFlag)
    .u8(seat.aiStrength)
    .u8(seat.handicap);
}
