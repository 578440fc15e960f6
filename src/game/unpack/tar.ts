/** Reads tar archives: ustar with the extensions of pax and GNU for long names, sizes and exact times. */
import { UNPACK_LIMITS } from './limits.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';

const BLOCK = 512;
/** Fields of a header block: position and length. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const MODIFIED = [136, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE_AT = 156;
const PREFIX = [345, 155] as const;
/** Types of regular files; all others are folders, links and devices. */
const FILES = ['0', '\0', '7'];
/** Types of headers that describe the entry after them, and types of headers that are ignored. */
const [PAX, GNU_NAME] = ['x', 'L'];
const PASSED_OVER = ['g', 'K'];
/** Files that macOS adds. */
const NO_FILE = /(?:^|\/)(?:\._[^/]*|\.DS_Store)$/;

/** Attributes that a header before an entry states. */
interface Attributes {
  name?: string;
  size?: number;
  /** In ms since 1970. */
  modified?: number;
}

/**
 * Yields the files of a tar archive in stored order, with the time of last change that the archive gives. If
 * the archive is cut off or damaged, a refusal comes last.
 */
export function* untar({ path, bytes }: NamedBytes, budget: Budget): Generator<Unpacked> {
  let stated: Attributes = {};
  let empty = true;
  for (let at = 0; at + BLOCK <= bytes.length;) {
    const head = bytes.subarray(at, at + BLOCK);
    if (head.every((byte) => byte === 0)) break;
    const type = String.fromCharCode(head[TYPE_AT]!);
    const size = (type !== PAX && stated.size) || numberIn(head, SIZE);
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size);
    if (!isIntact(head) || content.length < size) return yield { path, refusal: 'archive-damaged' };
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
    if (type === PAX) stated = { ...stated, ...paxOf(content) };
    else if (type === GNU_NAME) stated = { ...stated, name: textOf(content) };
    else if (!PASSED_OVER.includes(type)) {
      const { name = nameIn(head), modified = 1000 * numberIn(head, MODIFIED) } = stated;
      stated = {};
      if (--budget.entries < 0) return yield { path, refusal: 'archive-too-many' };
      if (!FILES.includes(type) || NO_FILE.test(name)) continue;
      empty = false;
      const inside = `${path}/${name}`;
      yield size > UNPACK_LIMITS.entryBytes
        ? { path: inside, refusal: 'archive-entry-too-large' }
        : { path: inside, bytes: content, ...(modified > 0 && { modified }) };
    }
  }
  if (empty) yield { path, refusal: 'archive-empty' };
}

type At = readonly [at: number, length: number];

const TEXT = new TextDecoder();

/** A text up to its first zero byte. */
const textOf = (bytes: Uint8Array): string => TEXT.decode(bytes).replace(/\0.*$/s, '');

const textIn = (head: Uint8Array, [at, length]: At): string => textOf(head.subarray(at, at + length));

const nameIn = (head: Uint8Array): string =>
  [textIn(head, PREFIX), textIn(head, NAME)].filter(Boolean).join('/');

/**
 * A number in octal digits. GNU stores large numbers as bytes instead, after a byte with the highest bit set.
 */
function numberIn(head: Uint8Array, [at, length]: At): number {
  // Accepts only digits: a negative size would lead back to an earlier header in an endless loop.
  if (!(head[at]! & 0x80)) return parseInt(/^ *[0-7]+/.exec(textIn(head, [at, length]))?.[0] ?? '0', 8);
  return head.subarray(at + 1, at + length).reduce((value, byte) => value * 256 + byte, 0);
}

/** Whether the checksum is correct: it is the sum of all bytes, with its own field counted as spaces. */
function isIntact(head: Uint8Array): boolean {
  const [at, length] = CHECKSUM;
  const sum = head.reduce(
    (total, byte, place) => total + (place >= at && place < at + length ? 32 : byte),
    0,
  );
  return sum === numberIn(head, CHECKSUM);
}

/** Attributes of a pax header: records such as "30 mtime=1350244992.023960108\n", which begin with their length. */
function paxOf(content: Uint8Array): Attributes {
  const attributes: Attributes = {};
  for (let at = 0; at < content.length;) {
    const length = parseInt(textIn(content, [at, 12]), 10);
    if (!(length > 0)) break;
    const [, key, value = ''] = /^\d+ ([^=]*)=(.*)\n$/s.exec(textIn(content, [at, length])) ?? [];
    if (key === 'path') attributes.name = value;
    if (key === 'size' && /^\d+$/.test(value)) attributes.size = Number(value);
    if (key === 'mtime') attributes.modified = Math.round(1000 * Number(value)) || 0;
    at += length;
  }
  return attributes;
}
