import type { LibraryActions } from '../../library/store/library.ts';
import type { MapsActions } from '../maps/MapsView.tsx';

/** Actions about the watched folder. */
export interface WatchActions {
  choose(): void;
  goOn(): void;
  stop(): void;
  readEarlier(most: number): void;
  open(id: number): void;
  /** Shows or leaves the second screen. */
  enlarge(large: boolean): void;
}

/** All actions on the page. */
export interface DropActions {
  /** Announces that a replay may follow. */
  intend(): void;
  give(files: Iterable<File>): void;
  example(name: string): void;
  cancel(): void;
  open(id: number): void;
  back(): void;
  sort(by: string): void;
  clear(): void;
  saveTable(): void;
  save(id: number, what: 'saveSummary' | 'saveAnalysis' | 'savePage' | 'listCharts'): void;
  copyBuildOrders(id: number): void;
  copyLink(id: number): void;
  /** Copies a link with only the first minutes, for chats with a maximum message length. */
  copyShortLink(id: number): void;
  /** Copies or saves a shareable picture of a game. */
  card(id: number, how: 'copy' | 'SVG' | 'PNG'): void;
  library: LibraryActions;
  maps: MapsActions;
  watch: WatchActions;
  /** Opens the compare page with one or two games. */
  compare(id: number, other?: number): void;
}
