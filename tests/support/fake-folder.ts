/** A folder in memory that behaves like one behind the File System Access API, and an observer that a test speaks for. */

interface Stored {
  bytes: string;
  modified: number;
}

/** An error as the browser names it. */
const named = (name: string): Error => Object.assign(new Error(name), { name });

/** A folder with files by path. `error` makes every access reject, as after the folder was moved. */
export class FakeFolder {
  readonly files = new Map<string, Stored>();
  readonly name: string;
  error: string | null = null;
  permission: PermissionState = 'granted';
  /** How often names and sizes were read. */
  looks = { names: 0, sizes: 0 };
  #clock = 1000;

  constructor(name = 'Replays') {
    this.name = name;
  }

  write(path: string, bytes: string, modified = ++this.#clock): void {
    this.files.set(path, { bytes, modified });
  }

  move(from: string, to: string): void {
    this.files.set(to, this.files.get(from)!);
    this.files.delete(from);
  }

  fileHandle(path: string): FileSystemFileHandle {
    const getFile = async () => {
      this.looks.sizes++;
      if (this.error) throw named(this.error);
      const stored = this.files.get(path);
      if (!stored) throw named('NotFoundError');
      return new File([stored.bytes], path.replace(/.*\//, ''), { lastModified: stored.modified });
    };
    return { kind: 'file', name: path.replace(/.*\//, ''), getFile } as FileSystemFileHandle;
  }

  /** The handle of the folder, or of one below it by path with a slash at the end. */
  handle(below = ''): FileSystemDirectoryHandle {
    const walk = (): AsyncGenerator<readonly [string, FileSystemHandle]> => this.#entries(below);
    return {
      kind: 'directory',
      name: below ? below.split('/').at(-2)! : this.name,
      queryPermission: async () => this.permission,
      requestPermission: async () => this.permission,
      entries: walk,
    } as unknown as FileSystemDirectoryHandle;
  }

  async *#entries(below: string): AsyncGenerator<readonly [string, FileSystemHandle]> {
    if (below === '') this.looks.names++;
    if (this.error) throw named(this.error);
    const names = new Set<string>();
    for (const path of [...this.files.keys()].filter((other) => other.startsWith(below))) {
      const [name = '', ...rest] = path.slice(below.length).split('/');
      if (names.has(name)) continue;
      names.add(name);
      yield [name, rest.length > 0 ? this.handle(`${below}${name}/`) : this.fileHandle(path)];
    }
  }
}

export type Told = 'appeared' | 'disappeared' | 'modified' | 'moved' | 'errored' | 'unknown';

/** Stands for `FileSystemObserver`; the test says what is observed. */
export class FakeObserver {
  static last: FakeObserver | undefined;
  readonly #told: (records: readonly object[]) => void;
  connected = false;

  constructor(told: (records: readonly object[]) => void) {
    this.#told = told;
    FakeObserver.last = this;
  }

  async observe(): Promise<void> {
    this.connected = true;
  }

  disconnect(): void {
    this.connected = false;
  }

  /** Reports a change of a file, or of a folder with a slash at the end. */
  static say(folder: FakeFolder, type: Told, path = '', from?: string): void {
    const there = type !== 'disappeared' && type !== 'errored' && path !== '';
    const handle = path.endsWith('/') ? folder.handle(path) : folder.fileHandle(path);
    const parts = (of: string) => of.split('/').filter(Boolean);
    if (FakeObserver.last?.connected)
      FakeObserver.last.#told([
        {
          type,
          changedHandle: there ? handle : null,
          relativePathComponents: parts(path),
          relativePathMovedFrom: from === undefined ? null : parts(from),
        },
      ]);
  }
}
