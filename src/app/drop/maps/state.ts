import type { DropMapFailure } from './failure.ts';
import type { OwnMapFile } from './store.ts';

/** A map file that was not read, and why. */
interface UnreadMap {
  file: string;
  failure: DropMapFailure;
}

/** The visitor’s maps, as the page shows them. */
export interface MapsState {
  maps: readonly OwnMapFile[];
  unread: readonly UnreadMap[];
  /** Files that wait or are being read. */
  reading: number;
  /** Whether maps are kept in this browser. */
  on: boolean;
}

export const NO_OWN_MAPS: MapsState = { maps: [], unread: [], reading: 0, on: false };
