/** The type of a file by its first bytes; its name doesn't count. */

export type FileKind = 'recording' | 'zip' | 'gzip' | 'tar' | Foreign | 'other';
/** File types other than recordings that can't be opened here. */
type Foreign = 'rar' | 'seven-zip' | 'packed' | 'map';

interface Mark {
  kind: FileKind;
  bytes: string;
  at?: number;
}

/*
 * Signatures from the formats' documents. NetEase's envelope around a recording begins with "GRBN" (all 12 such files
 * of 308 measured). Map files begin with "HM3W", or with "MPQ" if someone has removed that header.
 */
const MARKS: readonly Mark[] = [
  { kind: 'recording', bytes: 'Warcraft III recorded game' },
  { kind: 'recording', bytes: 'GRBN' },
  { kind: 'zip', bytes: 'PK\x03\x04' },
  { kind: 'zip', bytes: 'PK\x05\x06' },
  { kind: 'gzip', bytes: '\x1f\x8b' },
  { kind: 'rar', bytes: 'Rar!\x1a\x07' },
  { kind: 'seven-zip', bytes: '7z\xbc\xaf\x27\x1c' },
  { kind: 'packed', bytes: 'BZh' },
  { kind: 'packed', bytes: '\xfd7zXZ\x00' },
  { kind: 'packed', bytes: '\x28\xb5\x2f\xfd' },
  { kind: 'map', bytes: 'HM3W' },
  { kind: 'map', bytes: 'MPQ\x1a' },
  { kind: 'tar', bytes: 'ustar', at: 257 },
];

/** The type of a file; `other` if no known signature matches. */
export function fileKind(bytes: Uint8Array): FileKind {
  return MARKS.find((mark) => stands(bytes, mark))?.kind ?? 'other';
}

const stands = (bytes: Uint8Array, { bytes: mark, at = 0 }: Mark): boolean =>
  [...mark].every((character, index) => bytes[at + index] === character.charCodeAt(0));
