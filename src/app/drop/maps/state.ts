import type { DroppedGame } from '../worker/messages.ts';
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

/** Whether the maps that came since `before` could show a game better. */
export function improvesWith(
  { onMap, ground }: Pick<DroppedGame, 'onMap' | 'ground'>,
  before: MapsState,
  { maps }: MapsState,
): boolean {
  const fresh = maps.filter((map) => !before.maps.includes(map));
  if (fresh.length === 0) return false;
  if (ground?.kind === 'none' || ground?.kind === 'looking') return true;
  return fresh.some(({ sha1 }) => sha1 === onMap?.chronicle.places?.played.sha1);
}
