import type { SideKey } from './state.ts';

/** Actions of visitors on the page. */
export interface CompareActions {
  /** Announces that a search may follow. */
  search(): void;
  /** Selects an archived game for a side; without a slot, the player is chosen next. */
  choose(key: SideKey, replayId: string, slot: string | null): void;
  /** Reads a visitor's recording for a side. */
  give(key: SideKey, file: File): void;
  player(key: SideKey, slot: string): void;
  clear(key: SideKey): void;
  swap(): void;
  findClosest(key: SideKey): void;
  closeOffer(): void;
  copyLink(): void;
}
