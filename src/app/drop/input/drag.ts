/** Lets visitors drop or paste files and folders anywhere on a page. */
import { type Picks, fromList, isForDrop, type Picked } from './picked-files.ts';

/**
 * Moving between elements looks like leaving the page, so the drag has left only if nothing happens for this many ms.
 */
const LEAVE_MS = 50;

interface Options {
  /** Called when files are dragged over the page. */
  near: () => void;
  give: (picks: Promise<Picks>) => void;
  /** Takes dropped or pasted text, and returns whether it was a link for this page. */
  read?: (text: string) => boolean;
}

/**
 * Accepts files that are dragged or pasted anywhere on the page. During a drag, the root element has the attribute
 * `data-dragging` for styling.
 */
export function acceptFiles({ near, give, read }: Options): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const showDragging = (isDragging: boolean) => {
    clearTimeout(leaving);
    document.documentElement.toggleAttribute('data-dragging', isDragging);
  };
  addEventListener('dragenter', (event) => {
    if (carriesFiles(event.dataTransfer)) near();
  });
  addEventListener('dragover', (event) => {
    const files = carriesFiles(event.dataTransfer);
    if (!files && !(read && carriesText(event))) return;
    // Without this, the browser would leave the page and open the file or link.
    event.preventDefault();
    if (!files) return;
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    showDragging(true);
  });
  addEventListener('dragleave', () => {
    clearTimeout(leaving);
    leaving = setTimeout(() => showDragging(false), LEAVE_MS);
  });
  addEventListener('drop', (event) => {
    if (!event.dataTransfer) return;
    if (carriesFiles(event.dataTransfer)) {
      event.preventDefault();
      showDragging(false);
      give(fromTransfer(event.dataTransfer));
    } else if (carriesText(event) && read?.(event.dataTransfer.getData('text'))) event.preventDefault();
  });
  addEventListener('paste', (event) => {
    const { clipboardData } = event;
    if (!clipboardData) return;
    if (carriesFiles(clipboardData)) give(fromTransfer(clipboardData));
    else if (!isField(event.target)) read?.(clipboardData.getData('text'));
  });
}

const FIELDS = 'input, textarea, select';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether text is dragged over the page, outside its fields. */
const carriesText = ({ dataTransfer, target }: DragEvent): boolean =>
  !isField(target) && (dataTransfer?.types.some((type) => type.startsWith('text/')) ?? false);

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
