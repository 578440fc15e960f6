import { inflateSync } from 'fflate';
import { UNPACK_LIMITS } from './limits.ts';
import type { RefusalCode } from './refusal.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';
import { zipEntries, type ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;
/** Folders, and what macOS adds beside the files. */
const NO_FILE = /\/$|^__MACOSX\/|(?:^|\/)\.DS_Store$/;

/** The files of a ZIP archive in its own order; each that cannot be taken out is named with the reason. */
export function* unzip({ path, bytes }: NamedBytes, budget: Budget): Generator<Unpacked> {
  const entries = zipEntries(bytes, budget.entries + 1);
  if (!entries) return yield { path, refusal: 'archive-damaged' };
  budget.entries -= entries.length;
  if (budget.entries < 0) return yield { path, refusal: 'archive-too-many' };
  const files = entries.filter(({ name }) => !NO_FILE.test(name));
  if (files.length === 0) return yield { path, refusal: 'archive-empty' };
  for (const entry of files) {
    const inside = `${path}/${entry.name}`;
    const content = takeOut(entry, budget);
    yield typeof content === 'string' ? { path: inside, refusal: content } : { path: inside, bytes: content };
  }
}

/** The content of an entry. Never more than the directory states, and that only within the limits. */
function takeOut({ method, encrypted, packed, size }: ZipEntry, budget: Budget): Uint8Array | RefusalCode {
  if (encrypted) return 'archive-encrypted';
  if (method !== STORED && method !== DEFLATED) return 'packed';
  if (size > UNPACK_LIMITS.entryBytes) return 'archive-entry-too-large';
  if (size > budget.bytes) return 'archive-bomb';
  budget.bytes -= size;
  if (method === STORED) return packed;
  try {
    return inflateSync(packed, { out: new Uint8Array(size) });
  } catch {
    // fflate throws for every kind of damage alike.
    return 'archive-damaged';
  }
}
