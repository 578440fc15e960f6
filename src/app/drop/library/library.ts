import type { KeptGame } from '../../../game/stored/kept.ts';
import type { EndedEntry } from '../session/entry.ts';
import type { Sorting } from '../table/sort.ts';
import { libraryError } from './failure.ts';
import { Keeping } from './keeping.ts';
import type { KeptContent } from './kept.ts';
import { OFF, type LibraryState } from './state.ts';
import * as store from './store.ts';
import { LIBRARY_WORDS } from './words.ts';

interface Owner {
  /** Called when there will be games to show soon. */
  expect: () => void;
  show: (state: LibraryState) => void;
  /** Shows a sentence to the visitor. */
  say: (sentence: string) => void;
}

/** The visitor's games in this browser, shared with other tabs of the page. */
export class Library {
  readonly #owner: Owner;
  readonly #others = new BroadcastChannel(store.DATABASE);
  readonly #keeping = new Keeping(store.putGames);
  #state = OFF;
  /** How often the stored games were read. */
  #looks = 0;
  /** Resolves when all games so far are stored or didn't fit. */
  #storing: Promise<unknown> = Promise.resolve();

  constructor(owner: Owner) {
    this.#owner = owner;
    this.#others.onmessage = () => void this.refresh();
  }

  /** Reads the stored games again. If the browser forbids storage, there are none, which is not an error. */
  refresh(): Promise<void> {
    return this.#attempt(async () => {
      const look = ++this.#looks;
      const persisted = navigator.storage?.persisted?.();
      const ahead = (games: KeptGame[]) => {
        if (!this.#state.on) this.#change({ on: true, games, whole: false });
      };
      const games = await store.listGames(this.#owner.expect, ahead).catch((error: unknown) => {
        // If only the first games were loaded, statements about all games would be wrong.
        if (!this.#state.whole) this.#change(OFF);
        if (libraryError(error).code === 'forbidden') return null;
        throw error;
      });
      const safe = (await persisted) ?? false;
      // A slow read must not replace the result of a later read.
      if (look < this.#looks) return;
      if (!games) {
        // The library was turned off, perhaps in another tab, so nothing about its games is remembered.
        this.#keeping.forget();
        this.#change(OFF);
        return;
      }
      this.#change({ on: true, games: this.#same(games), whole: true, safe });
    });
  }

  /** Starts saving games. */
  turnOn(): Promise<void> {
    return this.#attempt(async () => {
      await store.createLibrary();
      await this.#changed();
      // Some browsers ask the visitor and wait for the answer. Games are saved in any case; the answer decides only
      // for how long.
      void navigator.storage?.persist?.().then(
        () => this.refresh(),
        () => undefined,
      );
      this.#owner.say(LIBRARY_WORDS.turnedOn);
    });
  }

  /** Deletes the library with all games. */
  turnOff(): Promise<void> {
    return this.#attempt(async () => {
      await store.removeLibrary();
      await this.#changed();
      this.#owner.say(LIBRARY_WORDS.turnedOff);
    });
  }

  empty(): Promise<void> {
    return this.#delete(undefined, LIBRARY_WORDS.emptied);
  }

  remove(fingerprint: string): Promise<void> {
    return this.#delete(fingerprint, LIBRARY_WORDS.removed);
  }

  /** Deletes one game or all. They can be restored until the next deletion or until the page is closed. */
  #delete(fingerprint: string | undefined, sentence: string): Promise<void> {
    return this.#attempt(async () => {
      const games = new Map(this.#state.games.map((game) => [game.fingerprint, game]));
      const contents = (await store.getContents(fingerprint)) ?? [];
      await store.deleteGames(fingerprint);
      await this.#roomMade(
        contents.flatMap((content) => {
          const game = games.get(content.fingerprint);
          return game ? { ...game, ...content, renewal: false } : [];
        }),
      );
      this.#owner.say(sentence);
    });
  }

  /** Restores the last deletion. */
  restore(): Promise<void> {
    return this.#attempt(async () => {
      const { deleted } = this.#state;
      await store.putGames(deleted);
      this.#change({ deleted: [] });
      await this.#changed();
      this.#owner.say(LIBRARY_WORDS.restored(deleted.length));
    });
  }

  /** Saves new games, if saving is on. Games from the library are saved again as the current decoder reads them. */
  keepOwn(entries: readonly EndedEntry[]): Promise<void> {
    return this.#state.on ? this.keep(this.#keeping.fresh(entries)) : Promise.resolve();
  }

  /** Saves games until the room is used up. */
  async keep(entries: readonly EndedEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const storing = this.#attempt(() => this.#keeping.keep(entries).finally(() => this.#changed()));
    this.#storing = Promise.all([this.#storing, storing]);
    await storing;
  }

  /** Resolves when all games so far are stored or didn't fit. */
  async stored(): Promise<void> {
    await this.#storing;
  }

  /** The content of a game; null if the game is no longer stored. */
  async content(fingerprint: string): Promise<KeptContent | null> {
    let content: KeptContent | null = null;
    await this.#attempt(async () => {
      [content = null] = (await store.getContents(fingerprint)) ?? [];
    });
    return content;
  }

  /** The contents of all games; null if unreadable. */
  async contents(): Promise<KeptContent[] | null> {
    let contents: KeptContent[] | null = null;
    await this.#attempt(async () => {
      contents = await store.getContents();
    });
    return contents;
  }

  sort(sorting: Sorting): void {
    this.#change({ sorting });
  }

  get state(): LibraryState {
    return this.#state;
  }

  /** Known games stay the same objects, so that their rows needn't be redrawn. */
  #same(games: readonly KeptGame[]): KeptGame[] {
    const earlier = new Map(this.#state.games.map((game) => [game.fingerprint, game]));
    return games.map((game) => {
      const before = earlier.get(game.fingerprint);
      return before && JSON.stringify(before) === JSON.stringify(game) ? before : game;
    });
  }

  /** Lets games that didn't fit before be saved with the page's next change. */
  #roomMade(deleted: LibraryState['deleted']): Promise<void> {
    this.#keeping.roomMade();
    this.#change({ deleted });
    return this.#changed();
  }

  async #changed(): Promise<void> {
    this.#others.postMessage('changed');
    await this.refresh();
  }

  #change(change: Partial<LibraryState>): void {
    this.#state = { ...this.#state, ...change };
    this.#owner.show(this.#state);
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#owner.say(libraryError(error).message);
    }
  }
}
