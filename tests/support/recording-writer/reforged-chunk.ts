import { ByteSink } from './byte-sink.ts';
import type { BattleTagRecord } from './script.ts';

/** Sub-type of a chunk with one player's BattleTag. */
const BATTLE_TAG = 3;

/** The chunk that Reforged adds for each player: id, sub-type, length and a protobuf message. */
export function encodeBattleTagChunk(chunk: 0x38 | 0x39, record: BattleTagRecord): Uint8Array {
  const message = new ByteSink();
  writeNumber(message, 1, record.playerId);
  writeText(message, 2, record.battleTag);
  if (record.clan !== undefined) writeText(message, 3, record.clan);
  if (record.portrait !== undefined) writeText(message, 4, record.portrait);
  if (record.team !== undefined) writeNumber(message, 5, record.team);
  return new ByteSink().u8(chunk).u8(BATTLE_TAG).u32(message.length).bytes(message.toBytes()).toBytes();
}

function writeNumber(message: ByteSink, field: number, value: number): void {
  message.u8(field << 3);
  writeVarint(message, value);
}

function writeText(message: ByteSink, field: number, value: string): void {
  const bytes = new TextEncoder().encode(value);
  message.u8((field << 3) | 2);
  writeVarint(message, bytes.length);
  message.bytes(bytes);
}

function writeVarint(message: ByteSink, value: number): void {
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) message.u8((rest & 0x7f) | 0x80);
  message.u8(rest);
}
