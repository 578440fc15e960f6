import { PHASES, type ReadPhase } from '../worker/messages.ts';

/** The work at hand, over all files that wait or were read since it began. */
export interface Progress {
  /** Number of the file being read, from 1. */
  number: number;
  total: number;
  path: string;
  phase: ReadPhase;
  /** Bytes of the files that are done, of the one being read, and of all. */
  doneBytes: number;
  fileBytes: number;
  totalBytes: number;
}

/** Part of a file's time that is over when a phase begins, as measured: decoding takes most of it. */
const BEGINS_AT: Readonly<Record<ReadPhase, number>> = { loading: 0, decoding: 0.15, analysing: 0.85 };

/** How much of the work is done, in whole percent; by bytes, as large files take longer. */
export function percent({ phase, doneBytes, fileBytes, totalBytes }: Progress): number {
  if (totalBytes === 0) return 0;
  return Math.floor((100 * (doneBytes + BEGINS_AT[phase] * fileBytes)) / totalBytes);
}

export const FIRST_PHASE: ReadPhase = PHASES[0];
