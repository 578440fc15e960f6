/** The files of a visit and their reading, one after the other. */
import { success } from '../../../game/result.ts';
import { Store } from '../../shell/island/store.ts';
import { pageFailure, type ReadOutcome } from '../input/failure.ts';
import { keyOf, type Picked, type Picks } from '../input/picked-files.ts';
import { improvesWith, type MapsState } from '../maps/state.ts';
import {
  isComplete,
  type DroppedGame,
  type OpenedArchive,
  type ReadPhase,
  type RestOfGame,
} from '../worker/messages.ts';
import type { Reading, ToRead } from '../worker/replay-reader.ts';
import { hasEnded, type EndedEntry, type Entry } from './entry.ts';
import { FIRST_PHASE, progressIn } from './progress.ts';
import { finishedEntries, DROP_START, type DropState, type View } from './state.ts';
import { take, SESSION_WORDS, tallyText } from './take-files.ts';

/** Reader methods that the session needs; the real one is `ReplayReader`. */
export interface SessionReader {
  read(file: ToRead, onPhase: (phase: ReadPhase) => void): Reading;
  cancel(): void;
}

/** The files of a visit. Reads them one at a time and keeps the page's state. */
export class DropSession extends Store<DropState> {
  readonly #reader: SessionReader;
  /** Files of the current work in order; those before `#next` have begun. */
  #work: Entry[] = [];
  #next = 0;
  #running = false;
  /** Receives games that became complete after the visitor emptied the list. */
  readonly #onLate: (entry: EndedEntry) => void;

  constructor(reader: SessionReader, late: (entry: EndedEntry) => void = () => undefined) {
    super(DROP_START);
    this.#reader = reader;
    this.#onLate = late;
  }

  /** Adds the visitor's files. Resolves when all waiting files have finished. */
  async add(picks: Picks): Promise<void> {
    const { fresh, notices, ...now } = take(picks, this.state);
    const reading = fresh.length > 0 ? [SESSION_WORDS.reading(fresh.length)] : [];
    const announcement = [...reading, ...notices].join(' ');
    this.change({ ...now, notices, announcement, copyByHand: null });
    this.#enqueue(fresh);
    if (await this.#readAll()) {
      const { view: current } = this.state;
      // A single file's page is focused, so its heading is read anyway.
      const spoken = current.kind === 'list' ? tallyText(finishedEntries(this.state)) : '';
      this.change({ announcement: spoken });
    }
  }

  /** Reads a file without showing it. Resolves with its entry, or undefined if the visitor empties the list. */
  async addQuietly(picked: Picked): Promise<EndedEntry | undefined> {
    const { fresh, entries, lastId } = take({ files: [picked], leftOut: 0 }, this.state);
    this.change({ entries, lastId });
    this.#enqueue(fresh);
    void this.#readAll();
    const key = keyOf(picked);
    const entryIn = ({ entries: now }: DropState) => now.find((entry) => entry.key === key);
    const state = await this.until((later) => !!(entryIn(later)?.outcome ?? !entryIn(later)));
    const entry = entryIn(state);
    return entry && hasEnded(entry) ? entry : undefined;
  }

  /** Shows the visitor’s maps, and reads games again that new ones could improve. Their reports stay until then. */
  async useMaps(maps: MapsState): Promise<void> {
    const previous = this.state.maps;
    this.change({ maps });
    this.#work.push(
      ...finishedEntries(this.state).filter(
        ({ outcome }) => outcome.ok && improvesWith(outcome.value, previous, maps),
      ),
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
    for (const entry of waiting) if (!hasEnded(entry)) this.#finish(entry, pageFailure('cancelled'));
    this.#reader.cancel();
  }

  /** Shows the report of an entry, or why there is none. */
  showEntry(id: number): void {
    this.change({ view: { kind: 'entry', id }, notices: [], copyByHand: null });
  }

  /** Shows the list of files, or the start page if there are none. */
  showList(): void {
    const { entries, view } = this.state;
    const list: View = view.kind === 'entry' ? { kind: 'list', from: view.id } : { kind: 'list' };
    this.change({ view: entries.length > 0 ? list : DROP_START.view, notices: [], copyByHand: null });
  }

  /** Shows the kept games. */
  showKept(): void {
    this.change({ view: { kind: 'mine' }, notices: [], copyByHand: null });
  }

  /** Forgets all files and everything read from them. */
  clear(): void {
    this.cancel();
    const { progress, library, maps, watch, lastId } = this.state;
    this.change({
      ...DROP_START,
      progress,
      library,
      maps,
      watch,
      lastId,
      announcement: 'The list is empty.',
    });
  }

  #enqueue(fresh: readonly Entry[]): void {
    this.#work.push(...fresh.filter((entry) => !hasEnded(entry)));
  }

  async #readNext(): Promise<void> {
    const entry = this.#work[this.#next++]!;
    const number = this.#next;
    const enter = (phase: ReadPhase) => {
      this.change({ progress: progressIn(this.#work, number, phase) });
    };
    enter(FIRST_PHASE);
    const { maps } = this.state;
    // A list isn't redrawn for each of its games, so their rest doesn't wait.
    const how = { again: hasEnded(entry), waits: hasEnded(entry), draws: this.#work.length === 1 };
    const { first, rest } = this.#reader.read({ ...entry, ...how }, enter);
    const answer = await first;
    if ('parts' in answer) return this.#replaceArchive(entry, answer);
    // A game that is read again keeps its old report until the new one is complete.
    if (!hasEnded(entry)) this.#finish(entry, answer);
    if (!answer.ok) return;
    void rest.then((restOfGame) => this.#addRest(entry, answer.value, restOfGame));
    // Maps that were added while the game was read may have come too late for it.
    if (improvesWith(answer.value, maps, this.state.maps)) this.#work.push({ ...entry, outcome: answer });
  }

  /** Replaces an archive with its contents. */
  #replaceArchive({ id, file, key }: Entry, { parts, leftOut }: OpenedArchive): void {
    const { entries, view, notices, lastId } = this.state;
    const files = parts.map(({ at, ...part }) => ({
      file,
      ...part,
      inside: { archive: key, at, of: parts.length },
    }));
    const otherEntries = entries.filter((entry) => entry.id !== id);
    this.#work.splice(--this.#next, 1);
    const isOpen = view.kind === 'entry' && view.id === id;
    // An archive with only maps adds nothing to this list. The map reader reports the maps.
    if (parts.length === 0) {
      const next: View = otherEntries.length > 0 ? { kind: 'list' } : DROP_START.view;
      return this.change({ entries: otherEntries, view: isOpen || otherEntries.length === 0 ? next : view });
    }
    const { fresh, ...taken } = take({ files, leftOut }, { entries: otherEntries, view, lastId });
    this.#enqueue(fresh);
    this.change({
      ...taken,
      notices: [...notices, ...taken.notices],
      // Visitors who are reading something else aren't interrupted.
      view: isOpen ? { kind: 'list' } : view,
    });
  }

  /** Adds the rest to a game. If it doesn't come, a game that lacks it becomes a failure. */
  #addRest(entry: Entry, first: DroppedGame, rest: ReadOutcome<RestOfGame>): void {
    const now = this.state.entries.find(({ key }) => key === entry.key);
    const current = now?.outcome?.ok ? now.outcome.value : first;
    const outcome = rest.ok ? success({ ...current, ...rest.value }) : rest;
    if (!now) return rest.ok ? this.#onLate({ ...entry, outcome }) : undefined;
    if (rest.ok || !isComplete(current)) this.#finish(now, outcome);
    if (!rest.ok || rest.value.ground?.kind !== 'looking') return;
    // The maps took long to load, so the report didn't wait for them.
    this.#work.push({ ...now, outcome });
    void this.#readAll();
  }

  #finish({ id }: Entry, outcome: ReadOutcome<DroppedGame>): void {
    const entries = this.state.entries.map((entry) => (entry.id === id ? { ...entry, outcome } : entry));
    this.change({ entries });
  }
}
