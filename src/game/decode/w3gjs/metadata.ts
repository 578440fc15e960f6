/**
 * Reads the players, races and map from the metadata, which is the only part that we leave to w3gjs. Its API
 * returns a promise and prints errors. Its internal steps, called one by one, are synchronous and silent.
 */
import type { Buffer } from 'node:buffer';
import { MetadataParser } from 'w3gjs';
import { LIMITS } from '../limits.ts';
import type { MapRecord, MetadataInternals, SlotRecord } from './internals.ts';

/** Id of the record that ends the players. */
const GAME_START_RECORD = 0x19;
/** Id of the chunks with names since patch 1.32. */
const KNOWN_CHUNK = 0x39;
/** Longest name of a game, in bytes. */
const PADDED_NAME_BYTES = 31;
/** A space in hexadecimal. */
const SPACE = '20';

/** What a recording says before the game begins, and the data of the game. */
export interface Metadata {
  map: MapRecord;
  randomSeed: number;
  /** Whether the game name is padded with spaces, as NetEase's platform does (23 of 23 such files measured). */
  paddedName: boolean;
  /** In-game names by player id. Reforged records contain the full BattleTag and take precedence. */
  names: Map<number, string>;
  slots: SlotRecord[];
  /** Action numbering suggested by the metadata; the action data decides. */
  post202: boolean;
  /** Everything that follows the metadata: the time slots. */
  gameData: Uint8Array;
}

/** Reads the metadata at the start of the inflated data; null if it is damaged. */
export function readMetadata(data: Buffer): Metadata | null {
  try {
    return parseMetadata(new MetadataParser() as unknown as MetadataInternals, data);
  } catch {
    // w3gjs reports damage through various exceptions: out of range, bad protobuf, missing string end.
    return null;
  }
}

function parseMetadata(parser: MetadataInternals, data: Buffer): Metadata | null {
  // Cuts the data: a hostile message could repeat a two-byte field 30 million times, and w3gjs would make an
  // object for each.
  parser.initialize(data.subarray(0, LIMITS.metadataBytes));
  parser.skip(5);
  const host = parser.parseHostRecord();
  const gameName = parser.readZeroTermString('hex');
  parser.readZeroTermString('utf-8'); // private string
  const map = parser.parseEncodedMapMetaString(parser.decodeGameMetaString(parser.readZeroTermString('hex')));
  parser.skip(12); // player count, game type, locale hash
  const records = [host, ...parser.parsePlayerList()];
  const names = new Map(records.map((record) => [record.playerId, record.playerName]));
  while (parser.peekUInt8() !== GAME_START_RECORD) {
    for (const player of chunks(parser)) {
      // Reforged metadata may name people who are not in the game.
      if (names.has(player.playerId) && player.name) names.set(player.playerId, player.name);
    }
  }
  parser.skip(1);
  parser.skip(2);
  const slotCount = parser.readUInt8();
  if (slotCount > LIMITS.slots) return null;
  const slots = parser.parseSlotRecords(slotCount);
  const randomSeed = parser.readUInt32LE();
  parser.skip(2); // select mode, number of start spots
  return {
    map,
    randomSeed,
    paddedName: gameName.length === 2 * PADDED_NAME_BYTES && gameName.endsWith(SPACE),
    names,
    slots,
    post202: parser.isPost202ReplayFormat,
    gameData: data.subarray(parser.offset),
  };
}

/**
 * Reads the next chunks. Patches give them new ids, but all have had an id, a subtype, a length and one layout so far. A
 * chunk in another layout is skipped.
 */
function chunks(parser: MetadataInternals): ReturnType<MetadataInternals['parseReforgedPlayerMetadata']> {
  const start = parser.offset;
  const players = parser.parseReforgedPlayerMetadata();
  if (parser.offset > start) return players;
  // Written for the time of the call: a copy of the buffer for each of thousands of chunks would take seconds.
  const id = parser.buffer.readUInt8(start);
  parser.buffer.writeUInt8(KNOWN_CHUNK, start);
  try {
    return parser.parseReforgedPlayerMetadata();
  } catch {
    parser.offset = start + 2;
    parser.skip(parser.readUInt32LE());
    return [];
  } finally {
    parser.buffer.writeUInt8(id, start);
  }
}
