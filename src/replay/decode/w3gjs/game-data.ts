/**
 * Fourth part of the door to w3gjs: the records of the game data, mostly time slots with everybody's commands.
 * One synchronous loop over plain offsets instead of w3gjs's one promise a record; the records say how long they
 * are, so that nothing inside one can move what follows.
 */
import type { Buffer } from 'node:buffer';
import { ActionReader } from './actions.ts';
import type { Action } from './internals.ts';

const LEAVE = 0x17;
const TIME_SLOT_PART = 0x1e;
const TIME_SLOT = 0x1f;
const CHAT = 0x20;
const CHECKSUM = 0x22;
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
  /** One player's commands inside the time slot. */
  onCommands(playerId: number, actions: readonly Action[]): boolean;
  onLeave(playerId: number, reason: number, result: number): boolean;
}

/** How a run through the game data went. */
export interface GameDataRun {
  end: 'complete' | 'truncated' | 'lost-sync';
  /** Command blocks of which at least one action could not be decoded. */
  undecodable: number;
}

/** Reads all records. A record of unknown kind, or a listener that answers false, ends it as `lost-sync`. */
export function readGameData(data: Buffer, post202: boolean, listener: GameDataListener): GameDataRun {
  const reader = new ActionReader(data, post202);
  let at = 0;
  let end: GameDataRun['end'] = 'complete';
  while (at < data.length) {
    const next = recordEnd(data, at);
    if (next === null && isPadding(data.subarray(at))) break;
    if (next === null || next > data.length) {
      end = next === null ? 'lost-sync' : 'truncated';
      break;
    }
    if (!handle(data, at, next, reader, listener)) {
      end = 'lost-sync';
      break;
    }
    at = next;
  }
  return { end, undecodable: reader.undecodable };
}

/** Where the record at an offset ends; null for an unknown one. Beyond the data when its length is cut off. */
function recordEnd(data: Buffer, at: number): number | null {
  const id = data[at] as number;
  if (id === CHECKSUM) return at + 2 + (data[at + 1] ?? 0);
  if (id === TIME_SLOT || id === TIME_SLOT_PART)
    return at + 5 > data.length ? Infinity : at + 3 + data.readUInt16LE(at + 1);
  if (id === CHAT) return at + 4 > data.length ? Infinity : at + 4 + data.readUInt16LE(at + 2);
  const bytes = FIXED_BYTES[id];
  return bytes === undefined ? null : at + bytes;
}

function handle(
  data: Buffer,
  at: number,
  end: number,
  reader: ActionReader,
  listener: GameDataListener,
): boolean {
  const id = data[at];
  if (id === LEAVE)
    return listener.onLeave(data[at + 5] as number, data.readUInt32LE(at + 1), data.readUInt32LE(at + 6));
  if (id !== TIME_SLOT && id !== TIME_SLOT_PART) return true;
  if (!listener.onTime(data.readUInt16LE(at + 3))) return false;
  for (let block = at + 5; block < end;) {
    const actionsEnd = block + 3 > end ? Infinity : block + 3 + data.readUInt16LE(block + 1);
    if (actionsEnd > end) reader.undecodable++;
    const actions = reader.read(block + 3, Math.min(actionsEnd, end));
    if (!listener.onCommands(data[block] as number, actions)) return false;
    block = actionsEnd;
  }
  return true;
}

const isPadding = (rest: Buffer): boolean => rest.every((byte) => byte === 0);
