import type { DropMapFailure } from './failure.ts';
import type { OwnMapFile } from './store.ts';

/** A map file that wasn't read, with the reason. */
interface UnreadMap {
  file: string;
  failure: DropMapFailure;
}

/** The visitor’s maps, as shown on the page. */
export interface MapsState {
  maps: readonly OwnMapFile[];
  unread: readonly UnreadMap[];
  /** Number of files waiting or being read. */
  reading: number;
  /** Whether maps are stored in this browser. */
  on: boolean;
}

export const NO_OWN_MAPS: MapsState = { maps: [], unread: [], reading: 0, on: false };
