/**
 * A second reader for real recordings, so that ours isn't checked by itself. It reads the records independently,
 * decodes actions with w3gjs's low-level parser, and keeps the chat, which the archive never does. It only shares the
 * unpacking and the names with our reader, and gets the action numbering as an argument.
 */
import { Buffer } from 'node:buffer';
import { GameDataParser } from 'w3gjs';
import { openContainer } from '../../../../src/game/decode/w3gjs/container.ts';
import { readMetadata } from '../../../../src/game/decode/w3gjs/metadata.ts';

export interface RawRecording {
  /** By lobby slot, including observers. */
  players: RawPlayer[];
  chat: { ms: number; slot: number; text: string }[];
  leaves: { ms: number; slot: number; reason: number; result: number }[];
  clockMs: number;
  /** Numbers that the map's script stored: file, mission, key, value. */
  stored: (readonly [file: string, mission: string, key: string, value: number])[];
}

export interface RawPlayer {
  slot: number;
  name: string;
  team: number;
  watches: boolean;
  orders: RawOrder[];
  /** Uses of control groups: an assignment is 0x17, a recall 0x18. */
  groups: { ms: number; action: number; group: number }[];
}

/** An order that names an object: 0x10 without a target, 0x11 at a point, 0x12 at an object, 0x14 at one in fog. */
export interface RawOrder {
  ms: number;
  action: number;
  id: string;
  at: [number, number] | null;
}

/** The only method of w3gjs's action parser; its types keep it private. */
interface ActionParser {
  parse(
    input: Buffer,
    post202: boolean,
  ): {
    id: number;
    orderId?: number[];
    orderId1?: number[];
    target?: [number, number];
    targetA?: [number, number];
    groupNumber?: number;
    cache?: { filename: string; missionKey: string; key: string };
    value?: number;
  }[];
}

const OBSERVER_TEAMS = [12, 24];
const FIXED: Readonly<Record<number, number>> = { 0x1a: 5, 0x1b: 5, 0x1c: 5, 0x23: 11, 0x2f: 9 };

/** Reads a complete recording; throws on anything unexpected. */
export function readRaw(bytes: Uint8Array, post202: boolean): RawRecording {
  const container = openContainer(bytes);
  const metadata = typeof container === 'string' ? null : readMetadata(container.data);
  if (!metadata) throw new Error('the recording cannot be opened');
  const players = new Map<number, RawPlayer>();
  for (const [index, slot] of metadata.slots.entries()) {
    const name = metadata.names.get(slot.playerId);
    if (slot.slotStatus !== 2 || slot.computerFlag !== 0 || name === undefined) continue;
    const watches = OBSERVER_TEAMS.includes(slot.teamId);
    players.set(slot.playerId, { slot: index + 1, name, team: slot.teamId, watches, orders: [], groups: [] });
  }
  const recording: RawRecording = {
    players: [...players.values()],
    chat: [],
    leaves: [],
    clockMs: 0,
    stored: [],
  };
  const { buffer, byteOffset, length } = metadata.gameData;
  walk(Buffer.from(buffer, byteOffset, length), players, recording, post202);
  return recording;
}

function walk(
  data: Buffer,
  players: ReadonlyMap<number, RawPlayer>,
  recording: RawRecording,
  post202: boolean,
): void {
  const { actionParser } = new GameDataParser() as unknown as { actionParser: ActionParser };
  const slotOf = (playerId: number) => players.get(playerId)?.slot ?? 0;
  let paused = false;
  let at = 0;
  while (at < data.length) {
    const id = data.readUInt8(at);
    if (id === 0x17) {
      const [reason, result] = [data.readUInt32LE(at + 1), data.readUInt32LE(at + 6)];
      recording.leaves.push({ ms: recording.clockMs, slot: slotOf(data.readUInt8(at + 5)), reason, result });
      at += 14;
    } else if (id === 0x20) {
      const end = at + 4 + data.readUInt16LE(at + 2);
      const head = data.readUInt8(at + 4) === 0x20 ? 9 : 5;
      const text = data.toString('utf8', at + head, end).replace(/\0.*$/s, '');
      recording.chat.push({ ms: recording.clockMs, slot: slotOf(data.readUInt8(at + 1)), text });
      at = end;
    } else if (id === 0x1f || id === 0x1e) {
      const end = at + 3 + data.readUInt16LE(at + 1);
      if (!paused) recording.clockMs += data.readUInt16LE(at + 3);
      for (at += 5; at < end;) {
        const length = data.readUInt16LE(at + 1);
        const commands = data.subarray(at + 3, at + 3 + length);
        // Pause and resume are the first action of their command block; w3gjs reports neither.
        if (commands[0] === 1 || commands[0] === 2) paused = commands[0] === 1;
        const player = players.get(data.readUInt8(at));
        for (const action of actionParser.parse(commands, post202)) {
          const order = toOrder(recording.clockMs, action);
          if (order) player?.orders.push(order);
          const { id: kind, groupNumber: group, cache, value = 0 } = action;
          if ((kind === 0x17 || kind === 0x18) && group !== undefined)
            player?.groups.push({ ms: recording.clockMs, action: kind, group });
          if (kind === 0x6b && cache)
            recording.stored.push([cache.filename, cache.missionKey, cache.key, value]);
        }
        at += 3 + length;
      }
      at = end;
    } else if (id === 0x22) at += 2 + data.readUInt8(at + 1);
    else if (id === 0) break;
    else if (FIXED[id] !== undefined) at += FIXED[id];
    else throw new Error(`unknown record ${id}`);
  }
}

function toOrder(ms: number, action: ReturnType<ActionParser['parse']>[number]): RawOrder | null {
  const { id: kind, orderId = action.orderId1, target = action.targetA } = action;
  if (![0x10, 0x11, 0x12, 0x14].includes(kind) || !orderId) return null;
  const id = String.fromCharCode(...orderId.toReversed());
  return /^[0-9A-Za-z]{4}$/.test(id) ? { ms, action: kind, id, at: target ?? null } : null;
}
