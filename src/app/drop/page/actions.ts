import type { MapsActions } from '../maps/MapsView.tsx';

/** What a visitor can do with the games kept in the browser. Lines of the table have ids of their own. */
export interface LibraryActions {
  turnOn(): void;
  turnOff(): void;
  keep(entry: number): void;
  open(line: number): void;
  /** Opens a game by its fingerprint, with its map where its file was read in this visit. */
  openGame(fingerprint: string): Promise<void>;
  remove(line: number): void;
  /** Brings back what was deleted last. */
  restore(): void;
  sort(by: string): void;
  saveAll(): void;
  empty(): void;
}

/** Everything a visitor can do on the page. */
export interface DropActions {
  /** Shows that a replay may come soon. */
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
  /** The same with the first minutes alone, where a chat takes no more. */
  copyShortLink(id: number): void;
  /** Copies or saves a picture of a game to be shared. */
  card(id: number, how: 'copy' | 'SVG' | 'PNG'): void;
  library: LibraryActions;
  maps: MapsActions;
  /** Opens the compare page with a game, or with two. */
  compare(id: number, other?: number): void;
}
