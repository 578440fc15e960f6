import { inflate } from './inflate.ts';
import { UNPACK_LIMITS } from './limits.ts';
import type { RefusalCode } from './refusal.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';
import { zipEntries, type ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;
/** Folders, and files that macOS adds. */
const NO_FILE = /\/$|^__MACOSX\/|(?:^|\/)\.DS_Store$/;

/**
 * Yields the files of a ZIP archive in stored order; for an unreadable file, the reason. If its directory states too
 * large a total, the archive is refused as a whole before unpacking.
 */
export function* unzip({ path, bytes }: NamedBytes, budget: Budget): Generator<Unpacked> {
  const entries = zipEntries(bytes, budget.entries + 1);
  if (!entries) return yield { path, refusal: 'archive-damaged' };
  budget.entries -= entries.length;
  if (budget.entries < 0) return yield { path, refusal: 'archive-too-many' };
  const files = entries.filter(({ name }) => !NO_FILE.test(name));
  if (files.length === 0) return yield { path, refusal: 'archive-empty' };
  budget.bytes -= files.reduce((sum, file) => sum + (whyNot(file) ? 0 : file.size), 0);
  if (budget.bytes < 0 || overlap(files)) return yield { path, refusal: 'archive-bomb' };
  for (const entry of files) {
    const inside = `${path}/${entry.name}`;
    const content = whyNot(entry) ?? takeOut(entry, budget);
    if (typeof content === 'string') yield { path: inside, refusal: content };
    else yield { path: inside, bytes: content, ...(entry.modified !== null && { modified: entry.modified }) };
  }
}

/** Why an entry can't be unpacked. */
function whyNot({ encrypted, method, size }: ZipEntry): RefusalCode | null {
  if (encrypted) return 'archive-encrypted';
  if (method !== STORED && method !== DEFLATED) return 'packed';
  return size > UNPACK_LIMITS.entryBytes ? 'archive-entry-too-large' : null;
}

/** The content of an entry, never more than the directory states. */
function takeOut({ method, packed, size }: ZipEntry, budget: Budget): Uint8Array | RefusalCode {
  if (method === DEFLATED) return inflate(packed, size, budget);
  return packed.length === size ? packed : 'archive-damaged';
}

/**
 * Whether entries share bytes. Packers never do this, but a hostile archive could use it to unpack a few bytes a
 * thousand times.
 */
function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.some(({ start }, at) => at > 0 && start < inOrder[at - 1]!.end);
}
