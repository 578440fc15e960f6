import { pageFailure, type ReadOutcome } from '../failure.ts';
import type { Picks } from '../input/picked.ts';
import { Store } from '../../shell/store.ts';
import type { LibraryState } from '../library/state.ts';
import type { MapsState } from '../maps/state.ts';
import type { Sorting } from '../table/sort.ts';
import type { WorkerAnswer, LaterOfGame, OpenedArchive, DroppedGame, ReadPhase } from '../worker/messages.ts';
import type { OnLater, ToRead } from '../worker/replay-reader.ts';
import { hasEnded, type EndedEntry, type Entry } from './entry.ts';
import { withLater } from './later.ts';
import { FIRST_PHASE, progressIn } from './progress.ts';
import { endedEntries, DROP_START, tallyText, type DropState, type View } from './state.ts';
import { take } from './take.ts';
import { SESSION_WORDS } from './words.ts';

/** Reader methods that the session needs; the real one is `ReplayReader`. */
export interface SessionReader {
  read(file: ToRead, onPhase: (phase: ReadPhase) => void, onLater: OnLater): Promise<WorkerAnswer>;
  cancel(): void;
}

/** The files of a visit. Reads them one at a time and keeps the page's state. */
export class DropSession extends Store<DropState> {
  readonly #reader: SessionReader;
  /** Files of the current work in order; those before `#next` have begun. */
  #work: Entry[] = [];
  #next = 0;
  #running = false;
  /** How often maps were added, and a test for games that the latest maps could improve. */
  #mapsRound = 0;
  #isBetter: (game: DroppedGame) => boolean = () => false;

  /** Receives games that became complete after the visitor emptied the list. */
  readonly #late: (entry: EndedEntry) => void;

  constructor(reader: SessionReader, late: (entry: EndedEntry) => void = () => undefined) {
    super(DROP_START);
    this.#reader = reader;
    this.#late = late;
  }

  /** Adds the visitor's files. Resolves when all waiting files have finished. */
  async add(picks: Picks): Promise<void> {
    const { fresh, notices, ...now } = take(picks, this.state);
    const reading = fresh.length > 0 ? [SESSION_WORDS.reading(fresh.length)] : [];
    const announcement = [...reading, ...notices].join(' ');
    this.change({ ...now, notices, announcement, copyByHand: null });
    this.#push(fresh);
    if (await this.#readAll()) {
      const { view: current } = this.state;
      // A single file's page is focused, so its heading is read anyway.
      const spoken = current.kind === 'list' ? tallyText(endedEntries(this.state)) : '';
      this.change({ announcement: spoken });
    }
  }

  /** Shows the visitor’s maps. */
  maps(maps: MapsState): void {
    this.change({ maps });
  }

  /** Reads games again if new maps could improve them. Their reports stay until the new ones arrive. */
  async tellAgain(isBetter: (game: DroppedGame) => boolean): Promise<void> {
    this.#isBetter = isBetter;
    this.#mapsRound++;
    this.#work.push(
      ...endedEntries(this.state).filter(({ outcome }) => outcome.ok && isBetter(outcome.value)),
    );
    await this.#readAll();
  }

  /** Reads all waiting files; false if that is already running or none are waiting. */
  async #readAll(): Promise<boolean> {
    if (this.#running || this.#next >= this.#work.length) return false;
    this.#running = true;
    while (this.#next < this.#work.length) await this.#readNext();
    this.#running = false;
    this.#work = [];
    this.#next = 0;
    this.change({ progress: null });
    return true;
  }

  /** Announces the result of a visitor's action. */
  notice(sentence: string): void {
    this.change({ notices: [sentence], announcement: sentence });
  }

  /** Shows the games saved in this browser. */
  library(library: LibraryState): void {
    this.change({ library });
  }

  /** Offers text to copy by hand, with notes about it. */
  copyByHand(text: string, ...notices: readonly string[]): void {
    this.change({ copyByHand: text, notices, announcement: '' });
  }

  /**
   * Cancels the work. The current file and all waiting files end without a report; the reason is that they were
   * cancelled.
   */
  cancel(): void {
    const waiting = this.#work.splice(this.#next);
    for (const entry of waiting) if (!hasEnded(entry)) this.#end(entry, pageFailure('cancelled'));
    this.#reader.cancel();
  }

  open(id: number): void {
    this.change({ view: { kind: 'entry', id }, notices: [], copyByHand: null });
  }

  list(): void {
    const { entries, view } = this.state;
    const list: View = view.kind === 'entry' ? { kind: 'list', from: view.id } : { kind: 'list' };
    this.change({ view: entries.length > 0 ? list : DROP_START.view, notices: [], copyByHand: null });
  }

  sort(sorting: Sorting): void {
    this.change({ sorting });
  }

  /** Forgets all files and everything read from them. */
  clear(): void {
    this.cancel();
    const { progress, library, maps, lastId } = this.state;
    this.change({ ...DROP_START, progress, library, maps, lastId, announcement: SESSION_WORDS.emptied });
  }

  #push(fresh: readonly Entry[]): void {
    this.#work.push(...fresh.filter((entry) => !hasEnded(entry)));
  }

  async #readNext(): Promise<void> {
    const entry = this.#work[this.#next++]!;
    const number = this.#next;
    const enter = (phase: ReadPhase) => {
      this.change({ progress: progressIn(this.#work, number, phase) });
    };
    enter(FIRST_PHASE);
    const round = this.#mapsRound;
    let ended = entry;
    // A list isn't redrawn for each of its games, so their rest doesn't wait.
    const how = { again: hasEnded(entry), draws: this.#work.length === 1 };
    const answer = await this.#reader.read({ ...entry, ...how }, enter, (later) => this.#later(ended, later));
    if ('ok' in answer && !hasEnded(entry)) ended = { ...entry, outcome: answer };
    if ('parts' in answer) this.#open(entry, answer);
    // A game that is read again keeps its old report until the new one is complete.
    else if (!hasEnded(entry)) this.#end(entry, answer);
    // Maps that were added while the game was read may have come too late for it.
    if ('ok' in answer && answer.ok && round !== this.#mapsRound && this.#isBetter(answer.value))
      this.#work.push({ ...entry, outcome: answer });
  }

  /** Replaces an archive with its contents. */
  #open({ id, file, key }: Entry, { parts, leftOut }: OpenedArchive): void {
    const { entries, view, notices, lastId } = this.state;
    const files = parts.map(({ at, ...part }) => ({
      file,
      ...part,
      inside: { archive: key, at, of: parts.length },
    }));
    const others = entries.filter((entry) => entry.id !== id);
    this.#work.splice(--this.#next, 1);
    const isOpen = view.kind === 'entry' && view.id === id;
    // An archive with only maps adds nothing to this list. The map reader reports the maps.
    if (parts.length === 0) {
      const next: View = others.length > 0 ? { kind: 'list' } : DROP_START.view;
      return this.change({ entries: others, view: isOpen || others.length === 0 ? next : view });
    }
    const { fresh, ...taken } = take({ files, leftOut }, { entries: others, view, lastId });
    this.#push(fresh);
    this.change({
      ...taken,
      notices: [...notices, ...taken.notices],
      // Visitors who are reading something else aren't interrupted.
      view: isOpen ? { kind: 'list' } : view,
    });
  }

  /** Updates a game with data that follows the first answer. */
  #later(entry: Entry, later: ReadOutcome<LaterOfGame>): void {
    const now = this.state.entries.find(({ key }) => key === entry.key);
    const outcome = withLater((now ?? entry).outcome, later);
    if (!outcome) return;
    if (now) this.#end(now, outcome);
    else if (later.ok && 'packed' in later.value) this.#late({ ...entry, outcome });
  }

  #end({ id }: Entry, outcome: ReadOutcome<DroppedGame>): void {
    const entries = this.state.entries.map((entry) => (entry.id === id ? { ...entry, outcome } : entry));
    this.change({ entries });
  }
}
