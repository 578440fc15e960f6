import { isRecordingName } from '../file-name.ts';
import { mayBeLarge } from './archive-name.ts';
import { fileKind } from './kind.ts';
import type { Unpacked } from './unpacked.ts';

/**
 * Whether a file from a dropped folder may be a recording or an archive of recordings. Users didn't pick these files
 * individually.
 */
export const isWorthOpening = (name: string): boolean =>
  isRecordingName(name.replace(/\.gz$/i, '')) || mayBeLarge(name);

/**
 * Whether to report a file in an archive: recordings, files named like recordings, and unsupported archives. Maps and
 * other files packed next to games are skipped silently.
 */
export function isWorthAWord(entry: Unpacked): boolean {
  if (isRecordingName(entry.path)) return true;
  return 'refusal' in entry ? entry.refusal !== 'map' : fileKind(entry.bytes) === 'recording';
}
