/** Files that hold several recordings: listed first, and then read one by one, as if each had been given by itself. */
import { success } from '../../../game/result.ts';
import { refuse } from '../../../game/unpack/refusal.ts';
import { isWorthAWord } from '../../../game/unpack/replay-name.ts';
import { unpack } from '../../../game/unpack/unpack.ts';
import type { NamedBytes, Unpacked } from '../../../game/unpack/unpacked.ts';
import type { ReadOutcome } from '../failure.ts';
import type { OpenedArchive, ArchivePart, Inside } from './messages.ts';

/** The recording that a file is or holds, why there is none, or the list of several. */
export function openDropped(file: NamedBytes): ReadOutcome<NamedBytes> | OpenedArchive {
  const parts: ArchivePart[] = [];
  let first: Unpacked | undefined;
  let total = 0;
  for (const entry of unpack(file)) {
    const at = total++;
    // What does not come out of an archive was given by itself.
    if (entry.path !== file.path && !isWorthAWord(entry)) continue;
    first ??= entry;
    parts.push({
      at,
      path: entry.path,
      ...('refusal' in entry && { refused: refuse(entry.refusal).failure }),
    });
  }
  if (parts.length > 1) return { parts, leftOut: total - parts.length };
  if (!first) return refuse('archive-empty');
  return 'bytes' in first ? success(first) : refuse(first.refusal);
}

/** The archive of which something was read last. Its parts are asked for in their order, so each is unpacked once. */
let open: { archive: string; next: number; content: Iterator<Unpacked> } | null = null;

/** One part of an archive; null where the archive cannot be loaded, or is another one by now. */
export async function archivePartOf(
  { archive, at }: Inside,
  load: () => Promise<NamedBytes | null>,
): Promise<NamedBytes | null> {
  if (open?.archive !== archive || open.next > at) {
    const file = await load();
    if (!file) return null;
    open = { archive, next: 0, content: unpack(file) };
  }
  for (;;) {
    const { value, done } = open.content.next();
    if (done) return null;
    if (open.next++ === at) return 'bytes' in value ? value : null;
  }
}

/** Lets go of the archive that was open. */
export function closeArchive(): void {
  open = null;
}
