/**
 * Files that contain several recordings: their contents are listed first, then read one at a time like separate files.
 */
import { isMapName } from '../../../game/file-name.ts';
import { success } from '../../../game/result.ts';
import { refuse } from '../../../game/unpack/refusal.ts';
import { isWorthAWord } from '../../../game/unpack/replay-name.ts';
import { unpack } from '../../../game/unpack/unpack.ts';
import type { NamedBytes, Unpacked } from '../../../game/unpack/unpacked.ts';
import type { ReadOutcome } from '../failure.ts';
import type { OpenedArchive, ArchivePart, Inside } from './messages.ts';

/**
 * The recording in a file, the reason why there is none, or a list if there are several. An archive with only maps is a
 * list without parts. `maps` receives the map files of an archive.
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
    const map = entry.path !== file.path && isMapName(entry.path) && contentOf(entry);
    if (map) {
      // Browsers can move the contents of files out of memory, so that a hundred maps don't fill it.
      mapFiles.push(new File([new Uint8Array(map)], entry.path.replace(/^.*\//, '')));
      continue;
    }
    // A file outside an archive was chosen individually.
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
const contentOf = (entry: Unpacked): Uint8Array | undefined => ('bytes' in entry ? entry.bytes : entry.map);

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
