/** Watches the visitor's folder for the drop page: which tab does, what is done with a new game, when it ends. */
import { gameTitle } from '../../../view/game-title.ts';
import type { Picked } from '../input/picked-files.ts';
import type { DropSession } from '../session/session.ts';
import { finishedEntries, type View } from '../session/state.ts';
import {
  canWatch,
  chooseFolder,
  forgetFolder,
  keepFolder,
  readFolder,
  onForgotten,
  type Folder,
} from './folder.ts';
import { timeOfDay, WATCH_WORDS as WORDS, type WatchState } from './state.ts';
import { FolderWatcher, type EndReason } from './watcher.ts';

/** Only the tab that holds this lock watches, because every tab would be told of every game. */
const LOCK = 'farseer-folder';

/** The visitor’s folder in this tab: permission, the one tab that watches, and what is done with a new game. */
export class Watch {
  readonly #session: DropSession;
  readonly #presence: Presence;
  #folder: Folder | null = null;
  #watcher: FolderWatcher | undefined;
  #stop = new AbortController();
  /** Replays from before, newest first. */
  #earlier: readonly string[] = [];

  constructor(session: DropSession) {
    this.#session = session;
    this.#presence = new Presence(session);
  }

  /** Asks for the folder and watches it. Must be called while the browser allows the page to ask. */
  async choose(): Promise<void> {
    if (!canWatch()) return this.#session.notice(WORDS.unsupported);
    const folder = await chooseFolder();
    if (!folder) return this.#session.notice(WORDS.notChosen);
    await keepFolder(folder);
    this.#watch(folder);
  }

  /** Continues with the folder of an earlier visit, if the browser still lets the page read it. */
  async restore(): Promise<void> {
    const folder = await readFolder();
    if (!folder) return;
    if ((await folder.queryPermission?.()) === 'granted') return this.#watch(folder);
    this.#folder = folder;
    this.#show({ phase: 'asks', folder: folder.name });
  }

  /** Asks for permission again. Must be called while the browser allows the page to ask. */
  async askAgain(): Promise<void> {
    const permission = await this.#folder?.requestPermission?.().catch(() => 'denied');
    if (permission === 'granted') this.#watch(this.#folder!);
    else this.#show({ sentence: WORDS.refused });
  }

  /** Ends watching, and forgets the folder. */
  async stop(): Promise<void> {
    this.#end();
    this.#session.change({ watch: null });
    await forgetFolder();
  }

  /** Reads up to `most` of the replays that were there before, newest first. */
  async readEarlier(maxReplays: number): Promise<void> {
    const paths = this.#earlier.slice(0, maxReplays);
    this.#earlier = this.#earlier.slice(maxReplays);
    this.#show({ earlier: this.#earlier.length });
    const files = (await this.#watcher?.files(paths).catch(() => null)) ?? [];
    await this.#session.add({ files: files.map(([path, file]) => this.#toPicked(file, path)), leftOut: 0 });
  }

  /** Opens the game that waited for the visitor. */
  open(id: number): void {
    this.#show({ waits: false });
    this.#session.showEntry(id);
  }

  /** Shows or leaves the second screen. */
  enlarge(large: boolean): void {
    this.#show({ large, waits: false });
  }

  #show(change: Partial<WatchState>): void {
    const start = { phase: 'asks', folder: '', told: true, sentence: '', earlier: 0, latest: null } as const;
    this.#session.change({
      watch: { ...start, waits: false, large: false, ...this.#session.state.watch, ...change },
    });
  }

  #watch(folder: Folder): void {
    this.#end();
    this.#folder = folder;
    const { signal } = (this.#stop = new AbortController());
    onForgotten(() => void this.stop(), signal);
    const lead = async () => {
      if (signal.aborted) return;
      await this.#startWatcher(folder);
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) return lead();
      this.#show({ phase: 'elsewhere', folder: folder.name, sentence: '' });
      void navigator.locks.request(LOCK, { signal }, lead).catch(() => undefined);
      return undefined;
    });
  }

  async #startWatcher(folder: Folder): Promise<void> {
    const { signal } = this.#stop;
    const watcher = (this.#watcher = new FolderWatcher(folder, {
      found: (file, path) => void this.#onFound(file, path),
      ended: (reason) => this.#onEnded(reason),
    }));
    signal.addEventListener('abort', () => watcher.stop());
    let slept = '';
    document.addEventListener('freeze', () => (slept = timeOfDay(new Date())), { signal });
    document.addEventListener('resume', () => this.#show({ sentence: WORDS.slept(slept) }), { signal });
    this.#show({ phase: 'watching', folder: folder.name, sentence: '', earlier: 0 });
    try {
      this.#earlier = await watcher.start();
      if (!signal.aborted) this.#show({ told: watcher.isTold, earlier: this.#earlier.length });
    } catch (error) {
      this.#onEnded((error as Error).name === 'NotFoundError' ? 'gone' : 'forbidden');
    }
  }

  #end(): void {
    this.#stop.abort();
    this.#watcher = undefined;
  }

  #onEnded(reason: EndReason): void {
    this.#end();
    this.#show({ phase: 'stopped', sentence: WORDS[reason](timeOfDay(new Date())), earlier: 0 });
  }

  #toPicked = (file: File, path: string): Picked => ({ file, path: `${this.#folder?.name ?? ''}/${path}` });

  /** Reads a new replay. Its report opens, unless the visitor is reading, or the game is here already. */
  async #onFound(file: File, path: string): Promise<void> {
    const entry = await this.#session.addQuietly(this.#toPicked(file, path));
    if (!entry) return;
    const { id, outcome } = entry;
    if (!outcome.ok) return this.#session.notice(WORDS.damaged(path, outcome.failure.sentence));
    const { analysis } = outcome.value;
    // The game saves each replay twice: as LastReplay.w3g and under its own name.
    const isHere = finishedEntries(this.#session.state).some(
      (other) =>
        other.id !== id &&
        other.outcome.ok &&
        other.outcome.value.analysis.fingerprint === analysis.fingerprint &&
        (other.outcome.value.analysis.complete || !analysis.complete),
    );
    if (isHere) return;
    const isLarge = this.#session.state.watch?.large ?? false;
    const waits = !isLarge && this.#presence.isBusy();
    this.#show({ latest: { id, title: gameTitle(analysis) }, waits, sentence: '' });
    if (!waits && !isLarge) this.open(id);
  }
}

/** Where one types. */
const FIELDS = 'input:is([type="text"], [type="search"], :not([type])), textarea, [contenteditable]';
/** A game that plays. */
const PLAYING = '.play-bar.playing';
/** How long after the last movement a visitor is probably still reading. */
const READING_MS = 60_000;

/** Whether the visitor is reading or typing, so that a new game must not replace what they see. */
class Presence {
  #view: View | undefined;
  #phase: WatchState['phase'] | undefined;
  /** When the visitor last used what is on display now, in ms of the page's clock. */
  #used = -Infinity;

  constructor(session: DropSession) {
    session.subscribe(({ view, watch }) => {
      if (view !== this.#view || watch?.phase !== this.#phase) this.#used = -Infinity;
      [this.#view, this.#phase] = [view, watch?.phase];
    });
    for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      addEventListener(event, () => (this.#used = performance.now()), { passive: true });
  }

  /** Whether the visitor types, watches a game, or has just moved. */
  isBusy(): boolean {
    if (document.activeElement?.matches(FIELDS) || document.querySelector(PLAYING)) return true;
    return performance.now() - this.#used < READING_MS;
  }
}
