/** The kept games of a page: their state, and every change of the store. */
import { counted } from '../../../game/counted.ts';
import { formatSize } from '../../shell/size.ts';
import { Store } from '../../shell/island/store.ts';
import { AS_GIVEN, nextSorting, type Sorting } from '../../tables/columns.ts';
import { LIBRARY_WORDS } from '../words.ts';
import * as store from './games.ts';
import { libraryError } from './database.ts';
import { VisitGames, type EndedFile, type OpenedFile } from './visit.ts';

/** The library's state for the page. */
export interface LibraryState extends Readonly<store.Listing> {
  /** Whether games are saved. */
  on: boolean;
  sorting: Sorting;
  /** Whether the browser has promised not to clear the library on its own. */
  safe: boolean;
  /** The last deletion, for restoring. */
  deleted: readonly store.GameToStore[];
}

/** Nothing is stored, as far as known. */
const OFF: LibraryState = {
  on: false,
  games: [],
  unread: 0,
  problem: null,
  sorting: AS_GIVEN,
  safe: false,
  deleted: [],
};

/** The number of games and the size of a saved file: "12 games, 34 kB packed". */
export const librarySize = ({ games }: Pick<LibraryState, 'games'>): string =>
  `${counted(games.length, 'game')}, ${formatSize(games.reduce((sum, { size }) => sum + size, 0))} packed`;

/** Minimum time between two listings while more games are stored, in ms. Each reads all games. */
const LIST_EVERY_MS = 1000;

/** The visitor's games in this browser, shared with other tabs of the page. */
export class Library extends Store<LibraryState> {
  readonly #say: (sentence: string) => void;
  readonly #others = new BroadcastChannel(store.DATABASE);
  readonly #visit = new VisitGames(store.putGames);
  /** How often the stored games were read. */
  #reads = 0;
  /** Games to store, in the order in which they were read. */
  #waiting: EndedFile[] = [];
  /** Resolves when all games so far are stored or didn't fit; undefined if there are none. */
  #storing: Promise<void> | undefined;
  /** Resolves when what was stored so far is listed; whether another listing is planned; the earliest time for it. */
  #listing: Promise<void> = Promise.resolve();
  #isPlanned = false;
  #listAtMs = -Infinity;

  /** `say` shows a sentence to the visitor. */
  constructor(say: (sentence: string) => void) {
    super(OFF);
    this.#say = say;
    this.#others.onmessage = () => void this.refresh();
  }

  /** Reads the stored games again. If the browser forbids storage, there are none, which is not an error. */
  refresh(): Promise<void> {
    return this.#attempt(async () => {
      const read = ++this.#reads;
      const persisted = navigator.storage?.persisted?.();
      const listing = await store.listGames().catch((error: unknown) => {
        if (libraryError(error).code === 'forbidden') return null;
        throw error;
      });
      const safe = (await persisted) ?? false;
      // A slow read must not replace the result of a later read.
      if (read < this.#reads) return;
      if (listing) return this.change({ ...listing, on: true, safe });
      // The library was turned off, perhaps in another tab, so nothing about its games is remembered.
      this.#visit.forget();
      this.change(OFF);
    });
  }

  /** Starts saving games. */
  turnOn(): Promise<void> {
    return this.#act(async () => {
      await store.createLibrary();
      // Some browsers ask the visitor and wait for the answer. Games are saved in any case; the answer decides only
      // for how long.
      void navigator.storage?.persist?.().then(
        () => this.refresh(),
        () => undefined,
      );
    }, LIBRARY_WORDS.turnedOn);
  }

  /** Deletes the library with all games, if the visitor agrees. */
  async turnOff(): Promise<void> {
    if (this.#agreed('Stop keeping games and delete those that are kept?'))
      await this.#act(async () => {
        // What is still being stored would come back.
        this.#waiting.length = 0;
        await this.#storing;
        await store.removeLibrary();
      }, LIBRARY_WORDS.turnedOff);
  }

  /** Deletes all games, if the visitor agrees. */
  async empty(): Promise<void> {
    if (this.#agreed('Delete all kept games?'))
      await this.#delete(undefined, 'All kept games have been deleted.');
  }

  /** Deletes one game. */
  remove(fingerprint: string): Promise<void> {
    return this.#delete(fingerprint, LIBRARY_WORDS.removed);
  }

  /** Deletes the entries that this page can't read. */
  removeUnread(): Promise<void> {
    return this.#act(store.deleteUnread, LIBRARY_WORDS.unreadRemoved(this.state.unread));
  }

  #agreed(question: string): boolean {
    return this.state.games.length === 0 || confirm(`${question} ${librarySize(this.state)}.`);
  }

  /** Deletes one game or all. They can be restored until the next deletion or until the page is closed. */
  #delete(fingerprint: string | undefined, sentence: string): Promise<void> {
    return this.#act(async () => {
      const games = new Map(this.state.games.map((game) => [game.fingerprint, game]));
      const contents = (await store.getContents(fingerprint)) ?? [];
      await store.deleteGames(fingerprint);
      const deleted = contents.flatMap((content) => {
        const game = games.get(content.fingerprint);
        return game ? { ...game, ...content, renewal: false } : [];
      });
      this.#roomMade({ deleted });
    }, sentence);
  }

  /** Restores the last deletion. */
  restore(): Promise<void> {
    const { deleted } = this.state;
    return this.#act(async () => {
      await store.putGames(deleted);
      this.change({ deleted: [] });
    }, LIBRARY_WORDS.restored(deleted.length));
  }

  /** Saves new games, if saving is on. Games from the library are saved again as the current decoder reads them. */
  keepOwn(entries: readonly EndedFile[]): Promise<void> {
    return this.state.on ? this.keep(this.#visit.fresh(entries)) : Promise.resolve();
  }

  /** Saves games until the room is used up, in the order in which they come. Resolves when they are listed. */
  async keep(entries: readonly EndedFile[]): Promise<void> {
    this.#waiting.push(...entries);
    if (this.#waiting.length > 0) this.#storing ??= this.#storeAll();
    await this.stored();
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0)
      await this.#attempt(async () => {
        const files = this.#waiting.splice(0);
        await this.#visit.store(files);
        if (this.state.on) await (await import('../history/remember-facts.ts')).rememberFacts(files);
      });
    this.#storing = undefined;
    if (!this.#isPlanned) this.#listing = this.#listing.then(() => this.#listSoon());
    this.#isPlanned = true;
  }

  /** Lists what was stored: at once the first time, then at intervals. */
  async #listSoon(): Promise<void> {
    const wait = this.#listAtMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    this.#isPlanned = false;
    await this.#attempt(() => this.#changed());
    this.#listAtMs = performance.now() + LIST_EVERY_MS;
  }

  /** Resolves when all games so far are stored and listed, or didn't fit. */
  async stored(): Promise<void> {
    await this.#storing;
    await this.#listing;
  }

  /** Whether closing the page now would lose one of these games, which the visitor wants to keep. */
  owes(entries: readonly OpenedFile[]): boolean {
    return this.state.on && (this.#storing !== undefined || this.#visit.owes(entries));
  }

  /** The contents of all games, or of one. Null if they can't be read. */
  async contents(fingerprint?: string): Promise<store.GameContent[] | null> {
    let contents: store.GameContent[] | null = null;
    await this.#attempt(async () => {
      contents = await store.getContents(fingerprint);
    });
    return contents;
  }

  /** Sorts the list by a column, or the other way round. */
  sort(by: string): void {
    this.change({ sorting: nextSorting(this.state.sorting, by) });
  }

  /** Lets games that didn't fit before be saved with the page's next change. */
  #roomMade(change: Partial<LibraryState> = {}): void {
    this.#visit.roomMade();
    this.change(change);
  }

  /** Changes the library, lists it, and says so. */
  #act(work: () => Promise<unknown>, sentence: string): Promise<void> {
    return this.#attempt(async () => {
      await work();
      await this.#changed();
      this.#say(sentence);
    });
  }

  async #changed(): Promise<void> {
    this.#others.postMessage('changed');
    await this.refresh();
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { message, free } = libraryError(error);
      this.#say(message);
      void free?.then(
        () => (this.#roomMade(), this.#changed()),
        () => undefined,
      );
    }
  }
}

/** What the page does with kept games beyond the library itself. Games are named by their fingerprint. */
export interface LibraryActions {
  library: Library;
  /** Saves the game of an entry of this visit. */
  keep(entry: number): void;
  /**
   * Opens a game, with its map if the map file was read during this visit. Returns false, and tells the visitor, if
   * the game is no longer kept.
   */
  open(fingerprint: string): Promise<boolean>;
  /** Reads the facts of a kept game from its content. */
  read: store.ReadContent;
  saveAll(): void;
}
