/** Reads tar archives: ustar with the extensions of pax and GNU for long names, sizes and exact times. */
import { UNPACK_LIMITS } from './limits.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';

/** Bytes of a header; the content after it is filled up to a multiple of this. */
export const TAR_BLOCK = 512;
/** Fields of a header block: position and length. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const MODIFIED = [136, 12] as const;
const CHECKSUM = [148, 8] as const;
/** Offset of the letter of an entry’s type. */
const TYPE_AT = 156;
const PREFIX = [345, 155] as const;
/** Types of regular files; all others are folders, links and devices. */
const FILES = ['0', '\0', '7'];
/** Types of headers that describe the entry after them, and types of headers that are ignored. */
const [PAX, GNU_NAME] = ['x', 'L'];
const PASSED_OVER = ['g', 'K'];
/** Maximum bytes of a header's content. */
const MAX_HEADER = 64 * 1024;
/** How much of an entry such a header counts. Some programs write several for each file. */
const HEADER_SHARE = 1 / 4;
/** Files that macOS adds. */
const NO_FILE = /(?:^|\/)(?:\._[^/]*|\.DS_Store)$/;

/** Attributes that headers before an entry state. */
export interface Attributes {
  name?: string;
  size?: number;
  /** In ms since 1970. */
  modified?: number;
}

/** A header: the type of its entry and the size of the content, with the attributes that were stated before. */
export interface TarHead extends Required<Attributes> {
  type: string;
}

/**
 * Reads a header block, null if it is damaged. `attributes` holds what the headers before it state of the same
 * entry.
 */
export function readTarHead(block: Uint8Array, attributes: Attributes): TarHead | null {
  if (!isIntact(block)) return null;
  const type = String.fromCharCode(block[TYPE_AT]!);
  return {
    type,
    size: (type !== PAX && attributes.size) || numberIn(block, SIZE),
    name: attributes.name ?? nameIn(block),
    modified: attributes.modified ?? 1000 * numberIn(block, MODIFIED),
  };
}

/** Whether the block is one of the two empty ones at the end of a tar. */
export const isEnd = (block: Uint8Array): boolean => block.every((byte) => byte === 0);

/** Whether the content describes the next entry. */
export const describesNext = ({ type }: TarHead): boolean => [PAX, GNU_NAME, ...PASSED_OVER].includes(type);

/** Whether an entry is a file with content, and no folder or link. */
export const isRegularFile = ({ type }: TarHead): boolean => FILES.includes(type);

/** What is stated of the next entry after this one, whose content may add to it. */
export function attributesAfter(attributes: Attributes, head: TarHead, content: Uint8Array): Attributes {
  // Before the text is built: no name or list of attributes is this long.
  if (!describesNext(head) || head.size > MAX_HEADER) return {};
  if (head.type === PAX) return { ...attributes, ...paxOf(content) };
  return head.type === GNU_NAME ? { ...attributes, name: textOf(content) } : attributes;
}

/**
 * Yields the files of a tar archive in stored order, with the time of last change that the archive gives. If
 * the archive is cut off or damaged, a refusal comes last.
 */
export function* untar({ path, bytes }: NamedBytes, budget: Budget): Generator<Unpacked> {
  let attributes: Attributes = {};
  let empty = true;
  for (let offset = 0; offset + TAR_BLOCK <= bytes.length;) {
    const block = bytes.subarray(offset, offset + TAR_BLOCK);
    if (isEnd(block)) break;
    const head = readTarHead(block, attributes);
    const content = head && bytes.subarray(offset + TAR_BLOCK, offset + TAR_BLOCK + head.size);
    if (!content || content.length < head.size) return yield { path, refusal: 'archive-damaged' };
    offset += TAR_BLOCK * (1 + Math.ceil(head.size / TAR_BLOCK));
    budget.entries -= describesNext(head) ? HEADER_SHARE : 1;
    if (budget.entries < 0) return yield { path, refusal: 'archive-too-many' };
    attributes = attributesAfter(attributes, head, content);
    if (!isRegularFile(head) || NO_FILE.test(head.name)) continue;
    empty = false;
    const inside = `${path}/${head.name}`;
    yield head.size > UNPACK_LIMITS.entryBytes
      ? { path: inside, refusal: 'archive-entry-too-large' }
      : { path: inside, bytes: content, ...(head.modified > 0 && { modified: head.modified }) };
  }
  if (empty) yield { path, refusal: 'archive-empty' };
}

type At = readonly [at: number, length: number];

const TEXT = new TextDecoder();

/** A text up to its first zero byte. */
const textOf = (bytes: Uint8Array): string => TEXT.decode(bytes).replace(/\0.*$/s, '');

const textIn = (head: Uint8Array, [offset, length]: At): string =>
  textOf(head.subarray(offset, offset + length));

const nameIn = (head: Uint8Array): string =>
  [textIn(head, PREFIX), textIn(head, NAME)].filter(Boolean).join('/');

/**
 * A number in octal digits. GNU stores large numbers as bytes instead, after a byte with the highest bit set.
 */
function numberIn(head: Uint8Array, [offset, length]: At): number {
  // Accepts only digits: a negative size would lead back to an earlier header in an endless loop.
  if (!(head[offset]! & 0x80))
    return parseInt(/^ *[0-7]+/.exec(textIn(head, [offset, length]))?.[0] ?? '0', 8);
  return head.subarray(offset + 1, offset + length).reduce((value, byte) => value * 256 + byte, 0);
}

/** Whether the checksum is correct: it is the sum of all bytes, with its own field counted as spaces. */
function isIntact(head: Uint8Array): boolean {
  const [offset, length] = CHECKSUM;
  const sum = head.reduce(
    (total, byte, place) => total + (place >= offset && place < offset + length ? 32 : byte),
    0,
  );
  return sum === numberIn(head, CHECKSUM);
}

/** Attributes of a pax header: records such as "30 mtime=1350244992.023960108\n", which begin with their length. */
function paxOf(content: Uint8Array): Attributes {
  const attributes: Attributes = {};
  for (let offset = 0; offset < content.length;) {
    const length = parseInt(textIn(content, [offset, 12]), 10);
    if (!(length > 0)) break;
    const [, key, value = ''] = /^\d+ ([^=]*)=(.*)\n$/s.exec(textIn(content, [offset, length])) ?? [];
    if (key === 'path') attributes.name = value;
    if (key === 'size' && /^\d+$/.test(value)) attributes.size = Number(value);
    if (key === 'mtime') attributes.modified = 1000 * Number(value);
    offset += length;
  }
  return attributes;
}
