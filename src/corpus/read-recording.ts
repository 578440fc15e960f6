import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { decode } from '../replay/decode/decode.ts';
import { FAILURES, failure, type FailureCode } from '../replay/failure.ts';
import { LIMITS } from '../replay/decode/limits.ts';
import type { ReplayRecord } from '../stored/record.ts';
import { sayUnreadable, sha256 } from './file-facts.ts';

/** Why a file gave no game: the reader's codes, and one for files that the system does not hand out. */
export interface Refusal {
  code: FailureCode | 'unreadable';
  sentence: string;
}

export type ReadRecording = { ok: true; record: ReplayRecord } | { ok: false; failure: Refusal };

/** Reads and decodes a recording. Never throws; a file that makes the reader fail is `damaged`. */
export function readRecording(path: string): ReadRecording {
  let bytes: Uint8Array;
  try {
    // Asked before reading, so that no file fills the memory.
    if (statSync(path).size > LIMITS.fileBytes) return failure('too-large');
    bytes = readFileSync(path);
  } catch (error) {
    return { ok: false, failure: { code: 'unreadable', sentence: sayUnreadable(error) } };
  }
  try {
    const decoded = decode(bytes);
    if (!decoded.ok) return decoded;
    const recording = { name: basename(path), bytes: bytes.length, sha256: sha256(bytes) };
    return { ok: true, record: { recording, game: decoded.value } };
  } catch (error) {
    return readerFailed(error);
  }
}

/** The result for a file that the reader did not survive: `damaged`, with the error for whoever looks into it. */
export function readerFailed(error: unknown): ReadRecording {
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'its thread ended';
  return {
    ok: false,
    failure: { code: 'damaged', sentence: `${FAILURES.damaged} (The reader failed: ${reason})` },
  };
}
