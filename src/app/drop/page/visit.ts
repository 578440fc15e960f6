/** A visit of the drop page: its session, reader, kept games and maps, and the ways in which files come to them. */
import { isMapName } from '../../../game/file-name.ts';
import { Library } from '../../library/store/library.ts';
import { MY_GAMES } from '../../library/words.ts';
import { afterPaint } from '../../shell/island/draw.ts';
import { notLoaded } from '../../shell/words.ts';
import { fetchExample } from '../input/examples.ts';
import { HANDED, takeFiles } from '../input/handed-files.ts';
import type { Picks } from '../input/picked-files.ts';
import { Links } from '../link/links.ts';
import { MapReader } from '../maps/map-reader.ts';
import { MapShelf } from '../maps/map-shelf.ts';
import type * as Saving from '../save/saving.ts';
import { DropSession } from '../session/session.ts';
import { finishedEntries } from '../session/state.ts';
import type { Watch } from '../watch/watch.ts';
import { isComplete, type CompleteGame, type DroppedGame } from '../worker/messages.ts';
import { ReplayReader } from '../worker/replay-reader.ts';
import { startMapWorker, startWorker } from '../worker/workers.ts';
import { ACTION_WORDS as WORDS } from './words.ts';

/** Everything that lasts from opening the page to leaving it. Failures are notices on the page. */
export class Visit {
  readonly #loadReport: () => unknown;
  readonly #reader = new ReplayReader(startWorker, undefined, afterPaint);
  /** The files of this visit and what is shown of them. */
  readonly session: DropSession = new DropSession(
    this.#reader,
    (entry) => void this.library.keepOwn([entry]),
  );
  /** The kept games. */
  readonly library = new Library((sentence) => this.session.notice(sentence));
  /** The visitor's maps. */
  readonly maps = new MapShelf(new MapReader(startMapWorker), (sentence) => this.session.notice(sentence));
  /** The links that lead to games of this visit. */
  readonly links = new Links(this.session);
  #watch: Watch | undefined;
  /** Examples are added in the order of the requests, regardless of which loads first. */
  #examples = Promise.resolve();

  /** `loadReport` loads the code that shows a game. */
  constructor(loadReport: () => unknown) {
    const { session } = this;
    this.#loadReport = loadReport;
    this.library.subscribe((library) => session.change({ library }));
    this.maps.subscribe((state) => {
      if (session.state.maps.maps !== state.maps) this.#reader.useMaps(state.maps);
      void session.useMaps(state);
    });
    this.#reader.onMaps = (files) => void this.maps.readFiles(files);
    void this.maps.loadKept();
    this.#keepWhatIsRead();
  }

  /** Games are stored as soon as they are read, because the visitor may leave before the last file. */
  #keepWhatIsRead(): void {
    let previous = this.session.state;
    this.session.subscribe((state) => {
      if (state.progress) this.#loadReport();
      const news = state.entries !== previous.entries || state.library !== previous.library;
      previous = state;
      if (news) void this.library.keepOwn(finishedEntries(state));
    });
  }

  /** Loads what a report needs, so that it doesn't have to wait for code. */
  expectReplay(): void {
    this.#reader.warmUp();
    this.#loadReport();
  }

  /** Reads the visitor's files: maps, saved libraries and replays. */
  readFiles(dropped: Picks): void {
    const picks = this.#withoutMaps(dropped);
    if (picks.files.length + picks.leftOut === 0 && dropped.files.length > 0) return;
    if (!picks.files.some(({ file }) => /\.json$/i.test(file.name))) return void this.session.add(picks);
    this.withSaving(({ bringBack }) => bringBack(picks, this.session, this.library));
  }

  /** Reads the map files among the files, and returns the other files. */
  #withoutMaps({ files, leftOut }: Picks): Picks {
    const maps = files.filter(({ file }) => isMapName(file.name));
    if (maps.length === 0) return { files, leftOut };
    void this.maps.readFiles(maps.map(({ file }) => file));
    const otherFiles = files.filter(({ file }) => !isMapName(file.name));
    // Folders of maps contain other files that the visitor didn't mean to add, so these aren't reported.
    return { files: otherFiles, leftOut: otherFiles.length > 0 ? leftOut : 0 };
  }

  /** Loads an example by its name and reads it. */
  readExample(name: string): void {
    const fetched = fetchExample(name);
    this.#examples = this.#examples.then(async () => {
      const file = await fetched;
      if (file) void this.session.add({ files: [{ file, path: name, from: 'example' }], leftOut: 0 });
      else this.session.notice(notLoaded('The example'));
    });
  }

  /** Takes the files that another page handed over, if the address says that there are any. */
  takeHanded(): void {
    if (location.hash !== HANDED) return;
    history.replaceState(history.state, '', location.pathname);
    void takeFiles().then((picks) => (picks ? this.readFiles(picks) : this.session.notice(WORDS.notHanded)));
  }

  /** Shows the kept games if the address names them, and returns whether it does. */
  followMine(): boolean {
    const leads = location.hash === MY_GAMES;
    if (leads && this.session.state.view.kind !== 'mine') this.session.showKept();
    return leads;
  }

  /** Loads a part of the page and uses it. If it doesn't load, tells the visitor. */
  loadPart<Part>(loading: Promise<Part>, name: string, use: (part: Part) => unknown): void {
    void loading.then(use, () => this.session.notice(notLoaded(name)));
  }

  /** Loads the part that saves games, and uses it. */
  withSaving(use: (part: typeof Saving) => unknown): void {
    this.loadPart(import('../save/saving.ts'), 'The part that saves it', use);
  }

  /** Loads the part that watches folders, and uses it; there is one watch per visit. */
  withWatch(use: (watch: Watch) => unknown): void {
    this.expectReplay();
    this.loadPart(import('../watch/watch.ts'), 'The part that watches folders', ({ Watch: Class }) =>
      use((this.#watch ??= new Class(this.session))),
    );
  }

  /** The games of entries; those that aren't read, or can't be, have none. */
  gamesOf(...ids: readonly number[]): DroppedGame[] {
    const entries = ids.map((id) => this.session.state.entries.find((entry) => entry.id === id));
    return entries.flatMap((entry) => (entry?.outcome?.ok ? [entry.outcome.value] : []));
  }

  /** Passes packed games to a function. Packing takes a little longer than the first screen. */
  withPacked(ids: readonly number[], use: (...games: CompleteGame[]) => void): void {
    const games = this.gamesOf(...ids);
    const packed = games.filter(isComplete);
    if (packed.length < games.length)
      this.session.notice('The game is still being packed. Try again in a moment.');
    else use(...packed);
  }
}
