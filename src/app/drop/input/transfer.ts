import { fromList, isForDrop, type Picked, type Picks } from './picked.ts';

/** Whether a drag or the clipboard contains files rather than text or a link. */
export const carriesFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false;

/**
 * The dropped or pasted files, including those in folders. The browser empties its list after the event, so all
 * entries are collected before waiting.
 */
export async function fromTransfer(transfer: DataTransfer): Promise<Picks> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(isFolder)) return fromList(transfer.files);
  const picks = { files: [] as Picked[], leftOut: 0 };
  for (const entry of entries) {
    if (isFolder(entry)) await walk(entry, picks);
    else picks.files.push(...(await open(entry)));
  }
  return picks;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Filters by name before opening: a folder may contain a hundred thousand other files. */
async function walk(folder: FileSystemDirectoryEntry, picks: { files: Picked[]; leftOut: number }) {
  for (const entry of await children(folder)) {
    if (isFolder(entry)) await walk(entry, picks);
    else if (isForDrop(entry.name)) picks.files.push(...(await open(entry)));
    else picks.leftOut++;
  }
}

/** Unreadable entries are skipped. */
function open(entry: FileSystemEntry): Promise<Picked[]> {
  return new Promise((resolve) => {
    (entry as FileSystemFileEntry).file(
      (file) => resolve([{ file, path: entry.fullPath.replace(/^\//, '') }]),
      () => resolve([]),
    );
  });
}

/** Browsers return a folder's contents in portions; an empty portion marks the end. */
async function children(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (portion.length === 0) return entries;
    entries.push(...portion);
  }
}
