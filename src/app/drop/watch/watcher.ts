/**
 * Tells which replays are new in a folder, once they are completely written. It is told by the browser
 * (`FileSystemObserver`) or, where that doesn't exist, looks every few seconds.
 */
import { isWhole } from '../../../game/decode/whole-file.ts';
import { isReplay, replaysIn } from './folder.ts';

/** https://github.com/whatwg/fs/pull/165, which the type definitions don't have. Paths are lists of names. */
interface ChangeRecord {
  type: 'appeared' | 'disappeared' | 'modified' | 'moved' | 'errored' | 'unknown';
  changedHandle: FileSystemHandle | null;
  relativePathComponents: readonly string[];
  relativePathMovedFrom?: readonly string[] | null;
}
interface Observer {
  observe(folder: FileSystemDirectoryHandle, options: { recursive: boolean }): Promise<void>;
  disconnect(): void;
}
type ObserverClass = new (told: (records: readonly ChangeRecord[]) => void) => Observer;

/** A file must have the same size for this long. Some systems report a file while it is still being written. */
const QUIET_MS = 500;
/** The same for a file that has all the bytes of its header's size, which some programs reserve before they write. */
const WHOLE_MS = 200;
/** How often to check whether a file is complete, until it changes again: for empty and locked files. */
const MAX_TRIES = 120;
/** How often a file that stopped growing before its end is checked, until it is reported as it is. */
const MAX_DOUBTS = 20;
/**
 * How often to look without an observer, from few to many files. Reading 1,000 names takes some 50 ms, reading their sizes
 * half a second.
 */
const LOOK_MS = { least: 1000, perFile: 6, most: 6000 };
/** Every how many looks all sizes are read, not only those of the newest files. */
const FULL_LOOK = 10;
/** How many of the newest files may be overwritten, in addition to `LastReplay.w3g`. */
const NEWEST = 20;
const LAST_REPLAY = /(?:^|\/)LastReplay\.w3g$/i;

/** Size and date of a file when it was last seen. */
interface Seen {
  size: number;
  modified: number;
}

const toSeen = ({ size, lastModified }: File): Seen => ({ size, modified: lastModified });
/** The file of a handle; null if another program has just moved, deleted or locked it. */
const fileOf = async (handle: FileSystemFileHandle | undefined): Promise<File | null> =>
  (await handle?.getFile().catch(() => null)) ?? null;
const isSame = (a: Seen | undefined, b: Seen): boolean => a?.size === b.size && a.modified === b.modified;

/** Why watching ended: the folder isn't there any more, or the page may no longer read it. */
export type EndReason = 'gone' | 'forbidden';

interface Reports {
  /** A replay that is new or was overwritten, completely written. */
  found: (file: File, path: string) => void;
  ended: (reason: EndReason) => void;
}

/** Watches one folder with its subfolders until it is stopped or the folder can't be read. */
export class FolderWatcher {
  readonly #folder: FileSystemDirectoryHandle;
  readonly #reports: Reports;
  readonly #known = new Map<string, Seen>();
  /** Sizes and dates of files that disappeared: some systems report a renamed file as a new one. */
  readonly #gone: Seen[] = [];
  /** Files that are waiting to be complete, each with a mark of its last change. */
  readonly #waiting = new Map<string, object>();
  readonly #stop = new AbortController();
  #observer: Observer | undefined;
  #looks = Promise.resolve();
  /** The look that hasn't begun yet. */
  #next: { full: boolean } | undefined;
  #count = 0;

  constructor(folder: FileSystemDirectoryHandle, reports: Reports) {
    this.#folder = folder;
    this.#reports = reports;
  }

  /** Begins to watch. Returns the files that are already there, newest first. */
  async start(): Promise<readonly string[]> {
    const began = Date.now();
    const Class = (globalThis as { FileSystemObserver?: ObserverClass }).FileSystemObserver;
    if (Class) {
      this.#observer = new Class((records) => records.forEach((record) => this.#onChange(record)));
      await this.#observer
        .observe(this.#folder, { recursive: true })
        .catch(() => (this.#observer = undefined));
    }
    for (const [path, handle] of await replaysIn(this.#folder)) {
      const file = await fileOf(handle);
      // A file that is saved meanwhile is new. Dates in the future are errors.
      if (!file || this.#waiting.has(path)) continue;
      if (file.lastModified >= began && file.lastModified <= Date.now())
        this.#reportWhenComplete(path, handle);
      else this.#known.set(path, toSeen(file));
    }
    const options = { signal: this.#stop.signal };
    // What happened while the browser let the tab sleep was perhaps never reported.
    const lookAll = () => document.visibilityState === 'visible' && this.look(true);
    document.addEventListener('visibilitychange', lookAll, options);
    document.addEventListener('resume', lookAll, options);
    addEventListener('pageshow', lookAll, options);
    if (!this.#observer) this.#lookOften();
    return this.#newest();
  }

  /** The files at these paths, without those that aren't there any more. */
  async files(paths: readonly string[]): Promise<[path: string, file: File][]> {
    const here = await replaysIn(this.#folder);
    const files = paths.map(async (path) => [path, await fileOf(here.get(path))] as const);
    return (await Promise.all(files)).flatMap(([path, file]) => (file ? [[path, file]] : []));
  }

  /** Whether the browser tells what changes, so that nothing has to be looked at. */
  get isTold(): boolean {
    return this.#observer !== undefined;
  }

  /** Ends the reports. A stopped watcher can't start again. */
  stop(): void {
    this.#stop.abort();
    this.#observer?.disconnect();
    this.#waiting.clear();
  }

  /** Looks for what is new, after the current look. A full look also reads the sizes and dates of all files. */
  look(full: boolean): void {
    if (this.#next) return void (this.#next.full ||= full);
    const next = (this.#next = { full });
    this.#looks = this.#looks
      .then(() => {
        this.#next = undefined;
        return this.#look(next.full);
      })
      .catch((error: unknown) => this.#fail(error));
  }

  #lookOften(): void {
    const { least, perFile, most } = LOOK_MS;
    const pause = Math.min(most, Math.max(least, perFile * this.#known.size));
    setTimeout(() => {
      if (this.#stop.signal.aborted) return;
      this.look(++this.#count % FULL_LOOK === 0);
      this.#lookOften();
    }, pause);
  }

  #onChange({ type, changedHandle, relativePathComponents, relativePathMovedFrom }: ChangeRecord): void {
    const path = relativePathComponents.join('/');
    if (type === 'errored') {
      this.#observer?.disconnect();
      this.#observer = undefined;
      this.#lookOften();
    }
    if (type === 'moved' && relativePathMovedFrom) this.#rename(relativePathMovedFrom.join('/'), path);
    if (type === 'disappeared') this.#forget(path);
    // A new folder is reported without its files, and after an error anything may have changed.
    if (changedHandle?.kind !== 'file') return this.look(type === 'errored' || type === 'unknown');
    if (type !== 'disappeared') this.#reportWhenComplete(path, changedHandle as FileSystemFileHandle);
  }

  #forget(path: string): void {
    const known = this.#known.get(path);
    if (known) this.#gone.push(known);
    this.#known.delete(path);
    this.#waiting.delete(path);
  }

  /** Renames a file, or all files in a folder. */
  #rename(from: string, to: string): void {
    for (const [path, known] of [...this.#known])
      if (path === from || path.startsWith(`${from}/`)) {
        this.#known.delete(path);
        this.#known.set(to + path.slice(from.length), known);
      }
  }

  async #look(full: boolean): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const here = await replaysIn(this.#folder);
    for (const path of [...this.#known.keys()]) if (!here.has(path)) this.#forget(path);
    const checked = full
      ? [...here.keys()]
      : [...this.#newest().slice(0, NEWEST), ...[...here.keys()].filter((path) => LAST_REPLAY.test(path))];
    for (const path of new Set(checked)) {
      const known = this.#known.get(path);
      const file = known && (await fileOf(here.get(path)));
      if (file && !isSame(known, toSeen(file)) && !this.#waiting.has(path))
        this.#reportWhenComplete(path, here.get(path)!);
    }
    for (const [path, handle] of here)
      if (!this.#known.has(path) && !this.#waiting.has(path)) this.#reportWhenComplete(path, handle);
  }

  /** Waits until a file is complete, then reports it, unless it changes again meanwhile. */
  #reportWhenComplete(path: string, handle: FileSystemFileHandle): void {
    if (!isReplay(path.slice(path.lastIndexOf('/') + 1))) return;
    const mark = {};
    this.#waiting.set(path, mark);
    const settle = async () => {
      let previous: Seen | undefined;
      let doubts = 0;
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        // Another program may be renaming or locking it.
        const file = await fileOf(handle);
        const isQuiet = file !== null && file.size > 0 && isSame(previous, toSeen(file));
        const whole = file && (await isWhole(file));
        doubts = isQuiet ? doubts + 1 : 0;
        const isDone = isQuiet && (whole !== false || doubts === MAX_DOUBTS);
        if (this.#waiting.get(path) !== mark) return;
        if (isDone) return this.#report(path, file);
        previous = file ? toSeen(file) : undefined;
        await new Promise((resolve) => setTimeout(resolve, whole ? WHOLE_MS : QUIET_MS));
        if (this.#waiting.get(path) !== mark) return;
      }
      this.#waiting.delete(path);
    };
    void settle();
  }

  #report(path: string, file: File): void {
    this.#waiting.delete(path);
    const now = toSeen(file);
    const previous = this.#known.get(path);
    this.#known.set(path, now);
    const moved = previous ? -1 : this.#gone.findIndex((other) => isSame(other, now));
    if (moved >= 0) this.#gone.splice(moved, 1);
    else if (!isSame(previous, now)) this.#reports.found(file, path);
  }

  /** Paths of the known files, newest first. */
  #newest(): string[] {
    const known = [...this.#known].sort(([, a], [, b]) => b.modified - a.modified);
    return known.map(([path]) => path);
  }

  #fail(error: unknown): void {
    if (this.#stop.signal.aborted) return;
    this.stop();
    this.#reports.ended((error as Error).name === 'NotFoundError' ? 'gone' : 'forbidden');
  }
}
