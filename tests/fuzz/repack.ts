import { encodeDataBlocks } from '../support/recording-writer/data-blocks.ts';
import { encodeGameData } from '../support/recording-writer/game-data.ts';
import { encodeMetadata } from '../support/recording-writer/metadata.ts';
import type { RecordingScript } from '../support/recording-writer/script.ts';
import { writeRecording } from '../support/recording-writer/write-recording.ts';

export const HEADER_BYTES = 68;
const SIZE_AT = 40;
const COUNT_AT = 44;

/** The parts of a recording, so that its contents can be changed and packed again with correct checksums. */
export interface Parts {
  script: RecordingScript;
  /** The 68 bytes of main header and sub-header. */
  header: Uint8Array;
  metadata: Uint8Array;
  gameData: Uint8Array;
}

/** Splits a scripted recording into its parts. */
export function takeApart(script: RecordingScript): Parts {
  return {
    script,
    header: writeRecording({ ...script, envelope: {} }).slice(0, HEADER_BYTES),
    metadata: encodeMetadata(script),
    gameData: encodeGameData(script).bytes,
  };
}

/** A recording of any inflated data: whole blocks, correct checksums, correct sizes in the header. */
export function packData({ script, header }: Pick<Parts, 'script' | 'header'>, data: Uint8Array): Uint8Array {
  const blocks = encodeDataBlocks(data, script);
  const { prefix = new Uint8Array(), trailer = new Uint8Array() } = script.envelope ?? {};
  const file = joined(prefix, header, blocks.bytes, trailer);
  const view = new DataView(file.buffer, prefix.length);
  view.setUint32(SIZE_AT, data.length, true);
  view.setUint32(COUNT_AT, blocks.count, true);
  return file;
}

/** A recording's metadata followed by other game data. */
export const packGame = (parts: Parts, gameData: Uint8Array): Uint8Array =>
  packData(parts, joined(parts.metadata, gameData));

export function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** `piece` repeated up to a length. */
export const repeated = (piece: ArrayLike<number>, length: number): Uint8Array =>
  fillFrom(new Uint8Array(length), 0, piece);

/** Writes `piece` repeatedly from an offset to the end. */
export function fillFrom(bytes: Uint8Array, start: number, piece: ArrayLike<number>): Uint8Array {
  for (let index = 0; index < piece.length && start + index < bytes.length; index++)
    bytes[start + index] = piece[index]!;
  for (let filled = Math.max(1, piece.length); start + filled < bytes.length; filled *= 2)
    bytes.copyWithin(start + filled, start, start + filled);
  return bytes;
}
