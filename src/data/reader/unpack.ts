/** The entry for archives: the recordings in a ZIP, tar or gzip file, or in nested ones. */
import { fileKind } from '../../game/unpack/kind.ts';
import { REFUSALS } from '../../game/unpack/refusal.ts';
import { unpack as unpackFile } from '../../game/unpack/unpack.ts';
import { bytesOf } from './bytes.ts';

/** Why an archive or a file in it isn't opened. The list is closed. */
export type RefusalCode =
  | 'rar'
  | 'seven-zip'
  | 'packed'
  | 'map'
  | 'archive-empty'
  | 'archive-damaged'
  | 'archive-encrypted'
  | 'archive-entry-too-large'
  | 'archive-too-deep'
  | 'archive-too-many'
  | 'archive-bomb';

/** A file from an archive, with its path in it, such as `games.zip/day-1/final.w3g`. */
export type UnpackedFile =
  | {
      ok: true;
      path: string;
      bytes: Uint8Array;
      /** Whether it begins as recordings do; only then is it worth parsing. */
      isReplay: boolean;
      /** Last change in ms since 1970, as stated in its archive; absent if it isn't stated. */
      modified?: number;
    }
  | { ok: false; path: string; code: RefusalCode; sentence: string };

/**
 * Yields what is in a file: the file itself, or, one by one, everything in a ZIP, tar or gzip archive, also nested. Archives
 * that grow out of proportion are refused, so you can give it files of strangers.
 *
 * @param file the whole file
 * @param path its name, for the paths of what it contains
 * @example
 * for (const file of unpack(bytes, 'games.zip')) if (file.ok && file.isReplay) show(parse(file.bytes));
 * @beta fields may be added, renamed and removed in a minor version
 */
export function* unpack(file: Uint8Array | ArrayBuffer, path: string): Generator<UnpackedFile> {
  for (const part of unpackFile({ bytes: bytesOf(file), path })) {
    if ('refusal' in part)
      yield { ok: false, path: part.path, code: part.refusal, sentence: REFUSALS[part.refusal] };
    else yield { ok: true, ...part, isReplay: fileKind(part.bytes) === 'recording' };
  }
}
