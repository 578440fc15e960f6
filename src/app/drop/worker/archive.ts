/**
 * Reads files that contain several recordings. Their contents are listed first, then read one at a time like separate
 * files.
 */
import { isMapName } from '../../../game/file-name.ts';
import { success } from '../../../game/result.ts';
import { refuse } from '../../../game/unpack/refusal.ts';
import { isWorthAWord } from '../../../game/unpack/replay-name.ts';
import { unpack } from '../../../game/unpack/unpack.ts';
import type { NamedBytes, Unpacked } from '../../../game/unpack/unpacked.ts';
import type { ReadOutcome } from '../input/failure.ts';
import type { Inside } from '../input/picked-files.ts';
import type { OpenedArchive, ArchivePart } from './messages.ts';

/**
 * The recording in a file, the reason why there is none, or a list of several recordings. An archive with only maps
 * gives a list without parts. `maps` receives the map files in an archive.
 */
export function openDropped(
  file: NamedBytes,
  maps: (files: File[]) => unknown = () => undefined,
): ReadOutcome<NamedBytes> | OpenedArchive {
  const parts: ArchivePart[] = [];
  const mapFiles: File[] = [];
  let first: Unpacked | undefined;
  let total = 0;
  for (const entry of unpack(file)) {
    const at = total++;
    const map = entry.path !== file.path && isMapName(entry.path) && mapBytes(entry);
    if (map) {
      // As files, because browsers can move their contents out of memory. Otherwise a hundred maps could fill it.
      mapFiles.push(new File([new Uint8Array(map)], entry.path.replace(/^.*\//, '')));
      continue;
    }
    // A file that isn't in an archive was chosen by the visitor, so its name doesn't matter.
    if (entry.path !== file.path && !isWorthAWord(entry)) continue;
    first ??= entry;
    parts.push({
      at,
      path: entry.path,
      ...('refusal' in entry && { refused: refuse(entry.refusal).failure }),
    });
  }
  if (mapFiles.length > 0) maps(mapFiles);
  if (parts.length > 1 || (!first && mapFiles.length > 0))
    return { parts, leftOut: total - parts.length - mapFiles.length };
  if (!first) return refuse('archive-empty');
  return 'bytes' in first ? success(first) : refuse(first.refusal);
}

/** The bytes of a file with a map's name. Some map files don't begin with a known signature. */
const mapBytes = (entry: Unpacked): Uint8Array | undefined => ('bytes' in entry ? entry.bytes : entry.map);

/** The last archive read. Its parts are requested in order, so each is unpacked once. */
let open: { archive: string; next: number; content: Iterator<Unpacked> } | null = null;

/** One part of an archive; null if the archive can't be loaded or has changed. */
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

/** Releases the open archive. */
export function closeArchive(): void {
  open = null;
}
