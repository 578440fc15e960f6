/**
 * Reads the records in the game data, mostly time slots with commands. It is one synchronous loop over offsets, while
 * w3gjs makes a promise for each record. Records state their length, so a damaged record can't shift the next one.
 */
import { ActionReader } from './actions.ts';

/** Ids of the records that are read. */
const LEAVE = 0x17;
const TIME_SLOT_PART = 0x1e;
const TIME_SLOT = 0x1f;
const CHAT = 0x20;
const CHECKSUM = 0x22;
/** Stands for the end of a record of an unknown kind. */
const UNKNOWN = -1;
/** Sizes of fixed-length records in bytes, id included. */
const FIXED_BYTES: Readonly<Record<number, number>> = {
  [LEAVE]: 14,
  0x1a: 5,
  0x1b: 5,
  0x1c: 5,
  0x23: 11,
  0x2f: 9,
};

/** Receives the records. Each method returns whether the data can still come from a real game. */
export interface GameDataListener {
  /** Called when a time slot begins, this many ms after the previous one. */
  onTime(incrementMs: number): boolean;
  /** Called with one player's commands in the time slot, which the listener must read to the end. */
  onCommands(playerId: number, commands: ActionReader): boolean;
  /** `counter` is a number of the session; it grows when the game is over for the player who saves the recording. */
  onLeave(playerId: number, reason: number, result: number, counter: number): boolean;
  /** Called with a chat line, starting at its flags. Optional for listeners that ignore chat. */
  onChat?(playerId: number, line: DataView): boolean;
}

/** Result of a run through the game data. */
export interface GameDataRun {
  end: 'complete' | 'truncated' | 'lost-sync';
  /** Number of command blocks with at least one undecodable action. */
  undecodable: number;
  /** Ids of the first undecodable actions, as recorded. */
  unknown: readonly number[];
  /** Whether any action had an id that depends on the patch. */
  renumbered: boolean;
}

/** Reads all records. An unknown record, or a listener that returns false, ends the run as `lost-sync`. */
export function readGameData(data: Uint8Array, post202: boolean, listener: GameDataListener): GameDataRun {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const reader = new ActionReader(view, post202);
  const end = readRecords(view, reader, listener);
  const { undecodable, renumbered } = reader;
  return { end, undecodable, unknown: [...reader.unknown], renumbered };
}

function readRecords(data: DataView, reader: ActionReader, listener: GameDataListener): GameDataRun['end'] {
  const length = data.byteLength;
  let at = 0;
  while (at < length) {
    const id = data.getUint8(at);
    let next: number;
    // These kinds are checked first: nearly all records are checksums or time slots, and most time slots
    // contain no commands.
    if (id === CHECKSUM) {
      next = at + 2 > length ? length + 1 : at + 2 + data.getUint8(at + 1);
    } else if (id === TIME_SLOT || id === TIME_SLOT_PART) {
      next = at + 5 > length ? length + 1 : at + 3 + data.getUint16(at + 1, true);
      if (next > length) return 'truncated';
      if (!listener.onTime(data.getUint16(at + 3, true))) return 'lost-sync';
      if (at + 5 < next && !readCommandBlocks(data, at + 5, next, reader, listener)) return 'lost-sync';
    } else {
      next = recordEnd(data, id, at);
      if (next === UNKNOWN) return isPadding(data, at) ? 'complete' : 'lost-sync';
      if (next > length) return 'truncated';
      if (id === LEAVE) {
        const [reason, result, counter] = [1, 6, 10].map((offset) => data.getUint32(at + offset, true));
        if (!listener.onLeave(data.getUint8(at + 5), reason!, result!, counter!)) return 'lost-sync';
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
 * End of any other record; `UNKNOWN` for an unknown kind, and beyond the data if the length is cut off. The result is
 * always a small integer: a hostile file has 30 million records, and larger numbers would be allocated on the heap.
 */
function recordEnd(data: DataView, id: number, offset: number): number {
  if (id === CHAT)
    return offset + 4 > data.byteLength ? data.byteLength + 1 : offset + 4 + data.getUint16(offset + 2, true);
  const bytes = FIXED_BYTES[id];
  return bytes === undefined ? UNKNOWN : offset + bytes;
}

/** Reads the command blocks of a time slot between two offsets. */
function readCommandBlocks(
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

/** Whether only zeros follow. A plain byte loop, because there may be 64 MB. */
function isPadding({ buffer, byteOffset, byteLength }: DataView, from: number): boolean {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  for (let index = from; index < bytes.length; index++) if (bytes[index] !== 0) return false;
  return true;
}
