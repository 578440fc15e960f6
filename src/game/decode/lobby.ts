/**
 * Reads the players, races and map from the metadata without w3gjs, for browsers and the reader's package, where w3gjs would
 * need stand-ins for five modules of Node. It accepts and refuses the same bytes as `w3gjs/metadata.ts`, which is the oracle of its tests.
 */
import { LIMITS } from './limits.ts';
import type { MapRecord, SlotRecord } from './w3gjs/internals.ts';
import type { Metadata } from './w3gjs/metadata.ts';
import { WireReader } from './wire-reader.ts';

/** Id of the record of a further player. */
const PLAYER_RECORD = 0x16;
/** Id of the record that ends the players. */
const GAME_START_RECORD = 0x19;
/** Ids of the chunks with names: before patch 2.0.2, and since then. */
const [KNOWN_CHUNK, POST_202_CHUNK] = [0x39, 0x38];
const [PLAYER_CHUNK, SKIN_CHUNK] = [3, 4];
/** Length of a game's name that is filled up with spaces. */
const PADDED_NAME_BYTES = 31;
const SPACE = 0x20;

/** Node keeps a byte order mark when it decodes text. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads the metadata at the start of the inflated data; null if it is damaged. */
export function readMetadata(data: Uint8Array): Metadata | null {
  try {
    const lobby = new Lobby(data.subarray(0, LIMITS.metadataBytes));
    const metadata = lobby.read();
    return metadata && { ...metadata, gameData: data.subarray(lobby.at) };
  } catch {
    // Reading past the end, or a damaged message.
    return null;
  }
}

/** A place in bytes. Every method throws when the bytes end before the value. */
class Bytes {
  readonly bytes: Uint8Array;
  /** Offset of the next byte. */
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The next byte, which stays unread. */
  peek(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new RangeError('The metadata ends within a value');
    return byte;
  }

  /** Leaves bytes unread. */
  skip(count: number): void {
    this.at += count;
  }

  u8(): number {
    const byte = this.peek();
    this.at++;
    return byte;
  }

  /** Four bytes, the lowest first. */
  u32(): number {
    return (this.u8() | (this.u8() << 8) | (this.u8() << 16) | (this.u8() << 24)) >>> 0;
  }

  /** The bytes up to the next zero. */
  zeroEnded(): Uint8Array {
    const start = this.at;
    while (this.u8() !== 0);
    return this.bytes.subarray(start, this.at - 1);
  }

  /** The text up to the next zero, in UTF-8. */
  text(): string {
    return utf8.decode(this.zeroEnded());
  }
}

class Lobby extends Bytes {
  #post202 = false;

  /** Everything that the metadata says; null if it has more slots than any game. Throws if it breaks off. */
  read(): Omit<Metadata, 'gameData'> | null {
    this.skip(5);
    const names = new Map([this.#player()]);
    const gameName = this.zeroEnded();
    this.zeroEnded(); // private string
    const map = readMap(unmask(this.zeroEnded()));
    this.skip(12); // player count, game type, locale hash
    while (this.peek() === PLAYER_RECORD) {
      this.skip(1);
      names.set(...this.#player());
      this.skip(4);
    }
    while (this.peek() !== GAME_START_RECORD)
      // Reforged metadata may name people who are not in the game.
      for (const [id, name] of this.#chunks()) if (names.has(id) && name) names.set(id, name);
    this.skip(3);
    const slotCount = this.u8();
    if (slotCount > LIMITS.slots) return null;
    const slots = Array.from({ length: slotCount }, () => this.#slot());
    const randomSeed = this.u32();
    this.skip(2); // select mode, number of start spots
    const paddedName = gameName.length === PADDED_NAME_BYTES && gameName.at(-1) === SPACE;
    return { map, randomSeed, paddedName, names, slots, post202: this.#post202 };
  }

  #player(): [id: number, name: string] {
    const id = this.u8();
    const name = this.text();
    this.skip(this.u8());
    return [id, name];
  }

  #slot(): SlotRecord {
    const playerId = this.u8();
    this.u8(); // progress of the map's download
    const [slotStatus, computerFlag, teamId, color] = [this.u8(), this.u8(), this.u8(), this.u8()];
    const [raceFlag, aiStrength, handicapFlag] = [this.u8(), this.u8(), this.u8()];
    return { playerId, slotStatus, computerFlag, teamId, color, raceFlag, aiStrength, handicapFlag };
  }

  /**
   * The names in the next chunks. Patches give chunks new ids, but all have had an id, a subtype, a length and one layout
   * so far. A chunk in another layout is skipped.
   */
  #chunks(): [id: number, name: string][] {
    const start = this.at;
    const isKnown = [KNOWN_CHUNK, POST_202_CHUNK].includes(this.peek());
    if (isKnown) return this.#known(start);
    try {
      return this.#known(start);
    } catch {
      this.at = start + 2;
      this.skip(this.u32());
      return [];
    }
  }

  /** The names in the chunk at `start`, whatever its id, and in known ones after it. */
  #known(start: number): [id: number, name: string][] {
    const names: [id: number, name: string][] = [];
    while (this.at === start || [KNOWN_CHUNK, POST_202_CHUNK].includes(this.peek())) {
      if (this.u8() === POST_202_CHUNK) this.#post202 = true;
      const subtype = this.u8();
      const end = this.u32() + this.at;
      const message = new WireReader(this.bytes.subarray(this.at, end));
      if (subtype === PLAYER_CHUNK) {
        const { 1: id = 0, 2: name = '' } = readMessage(message, PLAYER);
        names.push([id as number, name as string]);
      } else if (subtype === SKIN_CHUNK) readMessage(message, SKINS);
      this.at = end;
    }
    return names;
  }
}

/** Fields of a protobuf message by number: an integer, a text, or another message. */
interface Shape {
  readonly [field: number]: 'integer' | 'text' | Shape;
}
/** Player id, BattleTag, clan, portrait, team, and a text that nobody has described. */
const PLAYER: Shape = { 1: 'integer', 2: 'text', 3: 'text', 4: 'text', 5: 'integer', 6: 'text' };
/** Read only to notice damage. */
const SKINS: Shape = { 1: 'integer', 2: { 1: 'integer', 2: 'integer', 3: 'text' } };

const [VARINT, BYTES] = [0, 2];

/** The last integer or text of each field; fields of another type are skipped. Throws for invalid bytes. */
function readMessage(reader: WireReader, shape: Shape): Record<number, number | string> {
  const values: Record<number, number | string> = {};
  while (!reader.ended) {
    const tag = reader.tag();
    const [field, wireType] = [tag >>> 3, tag & 7];
    const type = shape[field];
    if (type === 'integer' && wireType === VARINT) values[field] = reader.uint32();
    else if (type === undefined || type === 'integer' || wireType !== BYTES) reader.skip(wireType, field);
    else if (type === 'text') values[field] = reader.part().text();
    else readMessage(reader.part(), type);
  }
  return values;
}

/**
 * Undoes the encoding of the map's settings, which has no zeros: before seven bytes stands a mask that tells which of
 * them are one higher.
 */
function unmask(encoded: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(encoded.length);
  let mask = 0;
  let size = 0;
  encoded.forEach((byte, index) => {
    if (index % 8 === 0) mask = byte;
    else bytes[size++] = mask & (1 << (index % 8)) ? byte : byte - 1;
  });
  return bytes;
}

/** Reads the map's path and digests. */
function readMap(settings: Uint8Array): MapRecord {
  const reader = new Bytes(settings);
  reader.u32(); // speed and flags
  reader.skip(5);
  const mapChecksum = hex(settings.subarray(9, 13));
  reader.skip(4);
  const mapName = reader.text();
  reader.zeroEnded(); // creator
  reader.skip(1);
  return { mapName, mapChecksum, mapChecksumSha1: hex(settings.subarray(reader.at, reader.at + 20)) };
}
