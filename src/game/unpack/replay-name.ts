import { isRecordingName } from '../file-name.ts';
import { kindOf } from './kind.ts';
import type { Unpacked } from './unpacked.ts';

/** Whether a file of a folder may be a recording, or an archive of some. Nobody chose it by itself. */
export const isWorthOpening = (name: string): boolean =>
  isRecordingName(name.replace(/\.gz$/i, '')) || isZipName(name);

/** Whether a file may be larger than any recording. */
export const isZipName = (name: string): boolean => /\.zip$/i.test(name);

/**
 * Whether something in an archive is worth a word: a recording, what is called like one, and what cannot be opened. Maps
 * and whatever else people pack beside their games are not.
 */
export function isWorthAWord(entry: Unpacked): boolean {
  if (isRecordingName(entry.path)) return true;
  return 'refusal' in entry ? entry.refusal !== 'map' : kindOf(entry.bytes) === 'recording';
}
