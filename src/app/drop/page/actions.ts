import type { MapsActions } from '../maps/MapsView.tsx';

/** Actions for saved games. Table rows have separate ids. */
export interface LibraryActions {
  turnOn(): void;
  turnOff(): void;
  keep(entry: number): void;
  open(line: number): void;
  /**
   * Opens a game by its fingerprint, with its map if the map file was read during this visit. Returns false, and
   * tells the visitor, if the game is no longer kept.
   */
  openGame(fingerprint: string): Promise<boolean>;
  remove(line: number): void;
  /** Restores the last deletion. */
  restore(): void;
  sort(by: string): void;
  saveAll(): void;
  empty(): void;
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
  /** Opens the compare page with one or two games. */
  compare(id: number, other?: number): void;
}
