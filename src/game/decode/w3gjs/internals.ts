/**
 * The synchronous methods of w3gjs 3.1.0 that we call. They exist at run time, but most are private in the type
 * declarations. The version is pinned for that reason.
 */
import type { Buffer } from 'node:buffer';

interface StatefulReader {
  buffer: Buffer;
  offset: number;
  initialize(buffer: Buffer): void;
  getOffset(): number;
  skip(bytes: number): void;
  peekUInt8(): number;
  readUInt8(): number;
  readUInt16LE(): number;
  readUInt32LE(): number;
  readZeroTermString(encoding: 'utf-8' | 'hex'): string;
}

interface PlayerRecord {
  playerId: number;
  playerName: string;
}

/** A slot of the lobby, as recorded. */
export interface SlotRecord {
  playerId: number;
  slotStatus: number;
  computerFlag: number;
  teamId: number;
  color: number;
  raceFlag: number;
  aiStrength: number;
  handicapFlag: number;
}

export interface MapRecord {
  mapName: string;
  mapChecksum: string;
  mapChecksumSha1: string;
}

export interface MetadataInternals extends StatefulReader {
  isPost202ReplayFormat: boolean;
  parseHostRecord(): PlayerRecord;
  parsePlayerList(): PlayerRecord[];
  parseReforgedPlayerMetadata(): { playerId: number; name: string }[];
  parseSlotRecords(count: number): SlotRecord[];
  decodeGameMetaString(hex: string): Buffer;
  parseEncodedMapMetaString(buffer: Buffer): MapRecord;
}
