/**
 * The records of the game data, mostly time slots with everybody's commands.
 * One synchronous loop over plain offsets instead of w3gjs's one promise a record; the records say how long they
 * are, so that nothing inside one can move what follows.
 */
import { ActionReader } from './actions.ts';

const LEAVE = 0x17;
const TIME_SLOT_PART = 0x1e;
const TIME_SLOT = 0x1f;
const CHAT = 0x20;
const CHECKSUM = 0x22;
const UNKNOWN = -1;
/** Bytes of the records without a length of their own, id included. */
const FIXED_BYTES: Readonly<Record<number, number>> = {
  0x17: 14,
  0x1a: 5,
  0x1b: 5,
  0x1c: 5,
  0x23: 11,
  0x2f: 9,
};

/** What happens to those who receive the records; each answers whether this can still be a game. */
export interface GameDataListener {
  /** A time slot begins: this many ms later than the one before. */
  onTime(incrementMs: number): boolean;
  /** One player's commands inside the time slot, all of which are to be read. */
  onCommands(playerId: number, commands: ActionReader): boolean;
  onLeave(playerId: number, reason: number, result: number): boolean;
  /** A line of chat, from its flags on; who wants none does not listen. */
  onChat?(playerId: number, line: DataView): boolean;
}

/** How a run through the game data went. */
export interface GameDataRun {
  end: 'complete' | 'truncated' | 'lost-sync';
  /** Command blocks of which at least one action could not be decoded. */
  undecodable: number;
  /** Whether there was any action whose number depends on the patch. */
  renumbered: boolean;
}

/** Reads all records. A record of unknown kind, or a listener that answers false, ends it as `lost-sync`. */
export function readGameData(data: Uint8Array, post202: boolean, listener: GameDataListener): GameDataRun {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const reader = new ActionReader(view, post202);
  const end = readRecords(view, reader, listener);
  return { end, undecodable: reader.undecodable, renumbered: reader.renumbered };
}

function readRecords(data: DataView, reader: ActionReader, listener: GameDataListener): GameDataRun['end'] {
  const length = data.byteLength;
  let at = 0;
  while (at < length) {
    const id = data.getUint8(at);
    let next: number;
    // Nearly all records are checksums and time slots, and most slots hold no commands.
    if (id === CHECKSUM) {
      next = at + 2 > length ? length + 1 : at + 2 + data.getUint8(at + 1);
    } else if (id === TIME_SLOT || id === TIME_SLOT_PART) {
      next = at + 5 > length ? length + 1 : at + 3 + data.getUint16(at + 1, true);
      if (next > length) return 'truncated';
      if (!listener.onTime(data.getUint16(at + 3, true))) return 'lost-sync';
      if (at + 5 < next && !readBlocks(data, at + 5, next, reader, listener)) return 'lost-sync';
    } else {
      next = recordEnd(data, id, at);
      if (next === UNKNOWN) return isPadding(data, at) ? 'complete' : 'lost-sync';
      if (next > length) return 'truncated';
      if (id === LEAVE) {
        const [reason, result] = [data.getUint32(at + 1, true), data.getUint32(at + 6, true)];
        if (!listener.onLeave(data.getUint8(at + 5), reason, result)) return 'lost-sync';
      } else if (id === CHAT && listener.onChat) {
        const line = new DataView(data.buffer, data.byteOffset + at + 4, next - at - 4);
        if (!listener.onChat(data.getUint8(at + 1), line)) return 'lost-sync';
      }
    }
    at = next;
  }
  return at > length ? 'truncated' : 'complete';
}

/**
 * Where a record of another kind ends; `UNKNOWN` for an unknown one. Beyond the data when its length is cut off. Always a
 * small integer: a hostile file holds 30 million records, and every other number would be an object of its own.
 */
function recordEnd(data: DataView, id: number, at: number): number {
  if (id === CHAT)
    return at + 4 > data.byteLength ? data.byteLength + 1 : at + 4 + data.getUint16(at + 2, true);
  const bytes = FIXED_BYTES[id];
  return bytes === undefined ? UNKNOWN : at + bytes;
}

/** Reads the command blocks of a time slot, between two offsets. */
function readBlocks(
  data: DataView,
  from: number,
  end: number,
  reader: ActionReader,
  listener: GameDataListener,
): boolean {
  let block = from;
  while (block < end) {
    const start = block + 3;
    const actionsEnd = start > end ? end + 1 : start + data.getUint16(block + 1, true);
    if (actionsEnd > end) reader.undecodable++;
    const until = Math.min(actionsEnd, end);
    if (start < until) {
      reader.open(start, until);
      if (!listener.onCommands(data.getUint8(block), reader)) return false;
    }
    block = actionsEnd;
  }
  return true;
}

/** Whether nothing but zeros follows. A plain loop over bytes: there may be 64 MB of them. */
function isPadding({ buffer, byteOffset, byteLength }: DataView, from: number): boolean {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  for (let at = from; at < bytes.length; at++) if (bytes[at] !== 0) return false;
  return true;
}
