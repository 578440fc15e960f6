/**
 * Reads the file list at the end of a ZIP archive, as in PKWARE's APPNOTE 6.3. fflate unpacks whole archives by name.
 * It therefore loses the second of two files with the same name, doesn't recognize passwords, and needs the whole
 * archive in memory. We only use it to inflate.
 */

/** A file in a ZIP archive, still packed. */
export interface ZipEntry {
  name: string;
  /** Compression method: 0 for stored, 8 for deflated. */
  method: number;
  encrypted: boolean;
  /** The packed content. */
  packed: Uint8Array;
  /** Unpacked size in bytes. */
  size: number;
  /** Position of the entry in the archive, including its header: first byte, and the byte after the last. */
  start: number;
  end: number;
  /** Last change in ms since 1970: in UTC if the archive states it, otherwise by this device's clock. */
  modified: number | null;
}

/** Marks of records: they begin with "PK" and two bytes that say which. */
const END = 0x06054b50;
const LOCATOR_64 = 0x07064b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Bytes of the end record without its comment. */
const END_BYTES = 22;
/** Maximum length of the comment after the end record. */
const COMMENT_BYTES = 0xffff;
/** Stands for a number of more than four bytes, which is in an extra field. */
const IN_EXTRA = 0xffffffff;
/** Flags of an entry: it needs a password, or its name is in UTF-8. */
const ENCRYPTED_FLAG = 0x1;
const UTF_8 = 0x800;

/** The entries of an archive in stored order, at most `max`; null if the list is unreadable. */
export function zipEntries(bytes: Uint8Array, max: number): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const end = findEnd(view);
    let offset = Number(end.offset);
    return Array.from({ length: Math.min(end.count, max) }, () => {
      const { entry, next } = readEntry(view, bytes, offset);
      offset = next;
      return entry;
    });
  } catch {
    // All damage ends here: a read outside the archive, or a signature that isn't where it must be.
    return null;
  }
}

/** Number of entries and offset of the first. Throws if there is no end record. */
function findEnd(view: DataView): { count: number; offset: bigint | number } {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_BYTES);
  for (let offset = view.byteLength - END_BYTES; offset >= first; offset--) {
    if (view.getUint32(offset, true) !== END) continue;
    const locator = offset - 20;
    if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64)
      return { count: view.getUint16(offset + 10, true), offset: view.getUint32(offset + 16, true) };
    const end64 = Number(view.getBigUint64(locator + 8, true));
    expectMark(view, end64, END_64);
    return {
      count: Number(view.getBigUint64(end64 + 32, true)),
      offset: view.getBigUint64(end64 + 48, true),
    };
  }
  throw new RangeError('no end record');
}

function readEntry(view: DataView, bytes: Uint8Array, offset: number): { entry: ZipEntry; next: number } {
  expectMark(view, offset, ENTRY);
  const flags = view.getUint16(offset + 8, true);
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
    view.getUint16(offset + field, true),
  ) as [number, number, number];
  const name = offset + 46;
  const extra = name + nameBytes;
  const next = extra + extraBytes + commentBytes;
  const [size, packedBytes, local] = [24, 20, 42].map((field) => view.getUint32(offset + field, true)) as [
    number,
    number,
    number,
  ];
  const wide = wideNumbers(view, extra, extraBytes, [size, packedBytes, local]);
  const content = contentAt(view, wide[2]);
  if (content + wide[1] > bytes.length) throw new RangeError('content outside the archive');
  const entry = {
    // Older archives have names in the DOS code page; their non-ASCII characters may be displayed wrongly.
    name: new TextDecoder(flags & UTF_8 ? 'utf-8' : 'latin1').decode(bytes.subarray(name, extra)),
    method: view.getUint16(offset + 10, true),
    encrypted: (flags & ENCRYPTED_FLAG) !== 0,
    packed: bytes.subarray(content, content + wide[1]),
    size: wide[0],
    start: wide[2],
    end: content + wide[1],
    modified:
      changeTime(view, extra, extraBytes) ??
      dosTime(view.getUint16(offset + 14, true), view.getUint16(offset + 12, true)),
  };
  return { entry, next };
}

/** Sizes and offset of an entry; those above 32 bits are in extra field 1. */
function wideNumbers(
  view: DataView,
  start: number,
  length: number,
  numbers: [number, number, number],
): [number, number, number] {
  let offset = start;
  while (numbers.includes(IN_EXTRA) && offset + 4 <= start + length) {
    const [id, bytes] = [view.getUint16(offset, true), view.getUint16(offset + 2, true)];
    let field = offset + 4;
    for (const [index, number] of numbers.entries()) {
      if (id !== 1 || number !== IN_EXTRA) continue;
      numbers[index] = Number(view.getBigUint64(field, true));
      field += 8;
    }
    offset += 4 + bytes;
  }
  return numbers;
}

/** Info-ZIP extra field with UTC times, and the flag for the modification time. */
const TIMES = 0x5455;
const HAS_CHANGED = 1;

/** The modification time in the extra fields; null if there is none. */
function changeTime(view: DataView, start: number, length: number): number | null {
  for (let offset = start; offset + 9 <= start + length; offset += 4 + view.getUint16(offset + 2, true))
    if (view.getUint16(offset, true) === TIMES)
      return view.getUint8(offset + 4) & HAS_CHANGED ? view.getInt32(offset + 5, true) * 1000 : null;
  return null;
}

/** Converts a DOS time, which has steps of two seconds; null if there is none. */
function dosTime(date: number, time: number): number | null {
  const month = (date >> 5) & 15;
  if (month === 0) return null;
  const [year, day] = [1980 + (date >> 9), date & 31];
  return new Date(year, month - 1, day, time >> 11, (time >> 5) & 63, 2 * (time & 31)).getTime();
}

/** Start of an entry's content, after its local header. */
function contentAt(view: DataView, local: number): number {
  expectMark(view, local, LOCAL);
  return local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
}

function expectMark(view: DataView, offset: number, mark: number): void {
  if (view.getUint32(offset, true) !== mark) throw new RangeError(`no mark at ${offset}`);
}
