import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../../game/result.ts';
import { DECODER_VERSION } from '../../game/vocabulary.ts';
import { toStored, type ReplayRecord } from '../../game/stored/record.ts';
import { ordersPath, readOrdersFile } from './orders-file.ts';
import { readRecording } from './read-recording.ts';
import { readRecordFile } from './read-record.ts';

/** The result of comparing a record with a recording. */
export type Verified =
  /** The record equals what today's decoder reads from the recording. */
  | { verdict: 'same' }
  /** The record differs in these parts, for example `game.players`. */
  | { verdict: 'different'; parts: string[] }
  /**
   * Both are about the same recording, but the record was written by an older decoder, and today's decoder reads these
   * parts differently.
   */
  | { verdict: 'older'; decoder: number; parts: string[] }
  /** One of the two files is unreadable. */
  | { verdict: 'unreadable'; file: string; failure: Failure<string> };

/**
 * Compares a record and its orders with the recording that it claims to come from: size, hash, and every part of the
 * game decoded again. The recording's original name can't be checked. Never throws.
 */
export function verifyRecord(recordFile: string, recordingFile: string): Verified {
  const record = readRecordFile(recordFile);
  if (!record.ok) return { verdict: 'unreadable', file: recordFile, failure: record.failure };
  const read = readRecording(recordingFile);
  if (!read.ok) return { verdict: 'unreadable', file: recordingFile, failure: read.failure };

  const recorded = partsOf({ ...record.value.game, decoder: DECODER_VERSION }, record.value);
  const decoded = partsOf(read.value.game, read.value);
  recorded.set('orders', readOrdersFile(ordersPath(recordFile)));
  decoded.set('orders', read.value.game.orders ?? null);
  const parts = [...new Set([...recorded.keys(), ...decoded.keys()])].filter(
    (part) => !isDeepStrictEqual(recorded.get(part), decoded.get(part)),
  );
  const { decoder } = record.value.game;
  const isOlder = decoder !== DECODER_VERSION && !parts.includes('sha256');
  if (isOlder) return { verdict: 'older', decoder, parts };
  return parts.length === 0 ? { verdict: 'same' } : { verdict: 'different', parts };
}

/** The compared parts, by their names in a record file. */
function partsOf(game: ReplayRecord['game'], { recording }: ReplayRecord): Map<string, unknown> {
  const kept = toStored({ recording, game });
  const { sha256, bytes } = kept.recording;
  return new Map<string, unknown>([['sha256', sha256], ['bytes', bytes], ...Object.entries(kept.game)]);
}
