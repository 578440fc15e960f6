/** A recording as one JSON line, for programs that read very many recordings. */
import type { Opened } from '../archive/corpus/open-file.ts';
import {
  readerFailed,
  readOpened,
  readRecording,
  type ReadRecording,
} from '../archive/corpus/read-recording.ts';
import { PRINTED, type Printed } from './output-formats.ts';

/** The name of a file, or an already opened one. */
export type LineSource = string | Opened;

type Failed = Extract<ReadRecording, { ok: false }>;

/** One line without its line break, and whether it contains a game. */
export interface Line {
  text: string;
  ok: boolean;
}

/**
 * `{ file, sha256, summary }`, with the requested format as the last key, or `{ file, error: { code, sentence } }` for
 * a file that yields no game. Never throws.
 */
export function lineOf(source: LineSource, as: Printed): Line {
  const file = nameOf(source);
  const read = typeof source === 'string' ? readRecording(source) : readOpened(source);
  if (!read.ok) return failureLine(file, read);
  try {
    const { sha256 } = read.value.recording;
    return { text: JSON.stringify({ file, sha256, [as]: PRINTED[as](read.value) }), ok: true };
  } catch (error) {
    return failureLine(file, readerFailed(error));
  }
}

/** The line for a file that crashed its thread. */
export const crashLine = (error: unknown, source: LineSource): Line =>
  failureLine(nameOf(source), readerFailed(error));

const nameOf = (source: LineSource): string => (typeof source === 'string' ? source : source.path);

const failureLine = (file: string, { failure: error }: Failed): Line => ({
  text: JSON.stringify({ file, error }),
  ok: false,
});
