import { counted } from '../../../game/counted.ts';
import type { KeptGame } from '../../../game/stored/kept.ts';
import type { EndedEntry } from '../session/entry.ts';
import type { Sorting } from '../table/sort.ts';
import { libraryError } from './failure.ts';
import { Keeping } from './keeping.ts';
import type { KeptContent } from './kept.ts';
import { OFF, type LibraryState } from './state.ts';
import * as store from './store.ts';

interface Owner {
  /** There is something to show soon. */
  expect: () => void;
  show: (state: LibraryState) => void;
  /** Says a sentence to the visitor. */
  say: (sentence: string) => void;
}

/** The games that the visitor keeps in this browser; shared with the other tabs of the page. */
export class Library {
  readonly #owner: Owner;
  readonly #others = new BroadcastChannel(store.DATABASE);
  readonly #keeping = new Keeping(store.putGames);
  #state = OFF;
  /** How often it was looked at what is kept. */
  #looks = 0;

  constructor(owner: Owner) {
    this.#owner = owner;
    this.#others.onmessage = () => void this.refresh();
  }

  /** Looks again at what is kept. Where nothing can be kept, nothing is missing either. */
  refresh(): Promise<void> {
    return this.#attempt(async () => {
      const look = ++this.#looks;
      const persisted = navigator.storage?.persisted?.();
      const ahead = (games: KeptGame[]) => {
        if (!this.#state.on) this.#change({ on: true, games, whole: false });
      };
      const games = await store.listGames(this.#owner.expect, ahead).catch((error: unknown) => {
        // Of the first games alone, nothing that is said of all would be true.
        if (!this.#state.whole) this.#change(OFF);
        if (libraryError(error).code === 'forbidden') return null;
        throw error;
      });
      const safe = (await persisted) ?? false;
      // A slow look does not take back what a later one found.
      if (look < this.#looks) return;
      if (!games) {
        // Whoever begins anew, in whichever tab, begins with nothing of before.
        this.#keeping.forget();
        this.#change(OFF);
        return;
      }
      this.#change({ on: true, games: this.#same(games), whole: true, safe });
    });
  }

  /** Begins to keep games. */
  turnOn(): Promise<void> {
    return this.#attempt(async () => {
      await store.createLibrary();
      await this.#changed();
      // Some browsers ask the visitor and wait. Whatever the answer, games are kept; it only decides for how long.
      void navigator.storage?.persist?.().then(
        () => this.refresh(),
        () => undefined,
      );
      this.#owner.say('Games are kept in this browser from now on.');
    });
  }

  /** Deletes the library with all games. */
  turnOff(): Promise<void> {
    return this.#attempt(async () => {
      await store.removeLibrary();
      await this.#changed();
      this.#owner.say('Games are not kept any more, and those that were are deleted.');
    });
  }

  empty(): Promise<void> {
    return this.#delete(undefined, 'All kept games are deleted.');
  }

  remove(fingerprint: string): Promise<void> {
    return this.#delete(fingerprint, 'The game is deleted.');
  }

  /** Deletes one game or all, which can be brought back until the next one, or the page is left. */
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

  /** Brings back what was deleted last. */
  restore(): Promise<void> {
    return this.#attempt(async () => {
      const { deleted } = this.#state;
      await store.putGames(deleted);
      this.#change({ deleted: [] });
      await this.#changed();
      this.#owner.say(`${counted(deleted.length, 'game')} kept again.`);
    });
  }

  /**
   * Keeps the visitor's own games among the given ones that were not given before, if games are kept at all. Those that
   * came out of the library are kept as they are read today.
   */
  keepOwn(entries: readonly EndedEntry[]): Promise<void> {
    if (!this.#state.on) return Promise.resolve();
    const ofVisitor = entries.filter(
      ({ from }) => from === undefined || from === 'saved' || from === 'library',
    );
    return this.keep(this.#keeping.fresh(ofVisitor));
  }

  /** Keeps games, as many as there is room for. */
  async keep(entries: readonly EndedEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.#attempt(() => this.#keeping.keep(entries).finally(() => this.#changed()));
  }

  /** What is in a game; null when it is gone. */
  async content(fingerprint: string): Promise<KeptContent | null> {
    let content: KeptContent | null = null;
    await this.#attempt(async () => {
      [content = null] = (await store.getContents(fingerprint)) ?? [];
    });
    return content;
  }

  /** What is in all games; null when it cannot be read. */
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

  /** Games that are shown already stay the same objects, so that their lines need not be drawn again. */
  #same(games: readonly KeptGame[]): KeptGame[] {
    const earlier = new Map(this.#state.games.map((game) => [game.fingerprint, game]));
    return games.map((game) => {
      const before = earlier.get(game.fingerprint);
      return before && JSON.stringify(before) === JSON.stringify(game) ? before : game;
    });
  }

  /** What there was no room for before is kept with the next change of the page. */
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
