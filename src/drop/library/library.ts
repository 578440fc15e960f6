import type { KeptGame } from '../../stored/kept.ts';
import type { EndedEntry } from '../session/entry.ts';
import { gameFacts } from '../table/row.ts';
import { AS_GIVEN, type Sorting } from '../table/sort.ts';
import type { DroppedGame } from '../worker/messages.ts';
import { libraryError } from './failure.ts';
import type { KeptContent } from './kept.ts';
import * as store from './store.ts';

/** What the page shows of the library. */
export interface LibraryState {
  /** Whether games are kept. */
  on: boolean;
  games: readonly KeptGame[];
  sorting: Sorting;
  /** Whether the browser promised not to clear the library by itself. */
  safe: boolean;
  /** The game that was deleted last, to be brought back. */
  deleted: store.ToKeep | null;
}

const OFF: LibraryState = { on: false, games: [], sorting: AS_GIVEN, safe: false, deleted: null };

interface Owner {
  show: (state: LibraryState) => void;
  /** Says a sentence to the visitor. */
  say: (sentence: string) => void;
}

/** Games that are kept together, or not at all where there is no room. */
const AT_ONCE = 20;

/** The games that the visitor keeps in this browser; shared with the other tabs of the page. */
export class Library {
  readonly #owner: Owner;
  readonly #others = new BroadcastChannel(store.DATABASE);
  #state = OFF;
  /** Games that were given to the database in this visit, and those of them for which there was no room. */
  #given = new WeakSet<DroppedGame>();
  #refused: DroppedGame[] = [];

  constructor(owner: Owner) {
    this.#owner = owner;
    this.#others.onmessage = () => void this.refresh();
  }

  /** Looks again at what is kept. Where nothing can be kept, nothing is missing either. */
  refresh(): Promise<void> {
    return this.#attempt(async () => {
      const games = await store.listGames().catch((error: unknown) => {
        if (libraryError(error).code === 'forbidden') return null;
        throw error;
      });
      const safe = games !== null && ((await navigator.storage?.persisted?.()) ?? false);
      this.#change(games ? { on: true, games: this.#same(games), safe } : { on: false, games: [] });
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
      this.#given = new WeakSet();
      await this.#changed();
      this.#owner.say('Games are not kept any more, and those that were are deleted.');
    });
  }

  empty(): Promise<void> {
    return this.#attempt(async () => {
      await store.deleteGames();
      await this.#roomMade(null);
      this.#owner.say('All kept games are deleted.');
    });
  }

  remove(fingerprint: string): Promise<void> {
    return this.#attempt(async () => {
      const game = this.#state.games.find((kept) => kept.fingerprint === fingerprint);
      const content = await store.getContent(fingerprint);
      await store.deleteGames(fingerprint);
      await this.#roomMade(game && content ? { ...game, ...content, renewal: false } : null);
      this.#owner.say('The game is deleted.');
    });
  }

  /** Brings back the game that was deleted last. */
  restore(): Promise<void> {
    return this.#attempt(async () => {
      const { deleted } = this.#state;
      if (deleted) await store.putGames([deleted]);
      this.#change({ deleted: null });
      await this.#changed();
      this.#owner.say('The game is kept again.');
    });
  }

  /**
   * Keeps the visitor's own games among the given ones that were not given before, if games are kept at all. Those that
   * came out of the library are kept as they are read today.
   */
  keepOwn(entries: readonly EndedEntry[]): Promise<void> {
    if (!this.#state.on) return Promise.resolve();
    const own = entries.filter(({ from }) => from === undefined || from === 'saved' || from === 'library');
    return this.keep(own.filter((entry) => this.#isFresh(entry)));
  }

  /** Keeps games, as many as there is room for. */
  async keep(entries: readonly EndedEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const now = Date.now();
    const left = [...entries];
    await this.#attempt(async () => {
      try {
        for (; left.length > 0; left.splice(0, AT_ONCE))
          await store.putGames(left.slice(0, AT_ONCE).flatMap((entry) => toKept(entry, now)));
      } finally {
        this.#refused = left.flatMap(({ outcome }) => (outcome.ok ? outcome.value : []));
        await this.#changed();
      }
    });
  }

  /** What is in a game; null when it is gone. */
  async content(fingerprint: string): Promise<KeptContent | null> {
    let content: KeptContent | null = null;
    await this.#attempt(async () => {
      content = await store.getContent(fingerprint);
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
    const shown = new Map(this.#state.games.map((game) => [game.fingerprint, game]));
    return games.map((game) => {
      const before = shown.get(game.fingerprint);
      return before && JSON.stringify(before) === JSON.stringify(game) ? before : game;
    });
  }

  #isFresh({ outcome }: EndedEntry): boolean {
    if (!outcome.ok || this.#given.has(outcome.value)) return false;
    this.#given.add(outcome.value);
    return true;
  }

  /** What there was no room for before is kept with the next change of the page. */
  #roomMade(deleted: LibraryState['deleted']): Promise<void> {
    for (const game of this.#refused.splice(0)) this.#given.delete(game);
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

/** Characters that are kept of a game. */
const sizeOf = (packed: string, summary: KeptContent['summary']): number =>
  packed.length + JSON.stringify(summary).length;

function toKept({ path, added, from, outcome }: EndedEntry, now: number): store.ToKeep[] {
  if (!outcome.ok) return [];
  const { analysis, summary, packed, decoder } = outcome.value;
  const game = {
    fingerprint: analysis.fingerprint,
    name: path,
    added: added ?? now,
    size: sizeOf(packed, summary),
  };
  const renewal = from === 'library';
  return [{ ...game, facts: gameFacts(analysis), decoder, packed, summary, renewal }];
}
