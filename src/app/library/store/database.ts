/** Opens the visitor's databases, which exist only while the visitor wants something saved. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';

/** Failures of the library; these are all that a visitor can notice. */
export const LIBRARY_FAILURES = {
  forbidden:
    'This browser does not let the page keep anything. Private windows and some settings for site data forbid it.',
  full: 'This site has no room left on the device, so nothing more was kept. Delete games or free some space.',
  newer:
    'A newer version of this page kept these games. Reload the page. Until then, no game can be added or deleted here.',
  damaged:
    'Part of the kept games is missing, so no game can be added. Save what is left, then stop keeping games and start again.',
  busy: 'Another tab is using the library. Close that tab and try again.',
  failed: 'The browser could not read or write the library. Reload the page and try again.',
} as const;
export type LibraryFailureCode = keyof typeof LIBRARY_FAILURES;

/** Thrown inside the library; its owner shows the sentence. */
export class LibraryError extends Error {
  /** Why the library can't work; the list of codes is closed. */
  readonly code: LibraryFailureCode;
  /** For a database that another tab holds: resolves if that tab lets go later. */
  readonly free: Promise<unknown> | undefined;

  constructor(code: LibraryFailureCode, free?: Promise<unknown>) {
    super(LIBRARY_FAILURES[code]);
    this.code = code;
    this.free = free;
  }
}

const CODES: Readonly<Record<string, LibraryFailureCode>> = {
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  NotAllowedError: 'forbidden',
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

/** Converts an error of the browser's database. */
export const libraryError = (error: unknown): LibraryError =>
  error instanceof LibraryError
    ? error
    : new LibraryError((error instanceof Error && CODES[error.name]) || 'failed');

type Upgrade<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** A kind of database: its name, its version, and how it is made or upgraded. */
export interface Kind<Schema extends DBSchema> {
  name: string;
  version: number;
  /** `oldVersion` is that of the existing database; 0 if there is none. */
  upgrade: (database: IDBPDatabase<Schema>, oldVersion: number, transaction: Upgrade<Schema>) => unknown;
  /** Whether a database of a later version is opened too, because this page can read what it understands of it. */
  opensLater?: boolean;
}

/** Maximum wait for another tab, in ms. Tabs open databases only briefly, so a tab that takes longer blocks them. */
export const BUSY_MS = 3000;
/** Maximum wait for the browser, in ms, which doesn't say when it waits for another tab itself. */
const OPEN_MS = 10_000;

/**
 * Opens a database only for one operation, so that tabs don't block each other. Null if there is none and `create` is
 * false. Rejects with a `LibraryError`.
 */
export async function withDatabase<Schema extends DBSchema, T>(
  kind: Kind<Schema>,
  { create }: { create: boolean },
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | null> {
  try {
    const database = await open(kind, { create }, kind.version);
    if (!database) return null;
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw libraryError(error);
  }
}

async function open<Schema extends DBSchema>(
  kind: Kind<Schema>,
  { create }: { create: boolean },
  version: number | undefined,
): Promise<IDBPDatabase<Schema> | null> {
  let missing = false;
  const busy = Promise.withResolvers<never>();
  const giveUpIn = (ms: number) =>
    setTimeout(() => {
      const free = opening.then((database) => database.close());
      busy.reject(new LibraryError('busy', free));
    }, ms);
  let timer = giveUpIn(OPEN_MS);
  const opening = openDB<Schema>(kind.name, version, {
    blocked() {
      clearTimeout(timer);
      timer = giveUpIn(BUSY_MS);
    },
    upgrade(database, oldVersion, _wanted, transaction) {
      // Upgrading many games takes longer.
      clearTimeout(timer);
      if (create || oldVersion > 0) return void kind.upgrade(database, oldVersion, transaction);
      // Opening creates a database; aborting undoes that.
      missing = true;
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    return await Promise.race([opening, busy.promise]);
  } catch (error) {
    if (missing) return null;
    if (!kind.opensLater || !(error instanceof Error && error.name === 'VersionError')) throw error;
    return open(kind, { create: false }, undefined);
  } finally {
    clearTimeout(timer);
  }
}
