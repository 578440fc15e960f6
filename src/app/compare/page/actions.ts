import type { SideKey } from './state.ts';

/** Everything a visitor can do on the page. */
export interface CompareActions {
  /** Shows that a game may be searched for soon. */
  search(): void;
  /** Takes a game of the archive for a side; without a slot its player is chosen next. */
  choose(key: SideKey, replayId: string, slot: string | null): void;
  /** Reads a recording of the visitor's for a side. */
  give(key: SideKey, file: File): void;
  player(key: SideKey, slot: string): void;
  clear(key: SideKey): void;
  swap(): void;
  findClosest(key: SideKey): void;
  closeOffer(): void;
  copyLink(): void;
}
