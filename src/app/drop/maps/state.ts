/** The visitor’s maps as plain data. */
import { MAP_FAILURES, type MapFailureCode } from '../../../map/file/failure.ts';
import { failing, type Failure, type Result } from '../../../game/result.ts';
import type { DroppedGame } from '../worker/messages.ts';

/** A map file's facts for the page's list, and the rest as JSON. */
interface MapRead {
  sha1: string;
  name: string;
  /** Numbers of starting places and creep camps. */
  starts: number;
  camps: number;
  facts: string;
}

/** A map read in this visit or an earlier one. */
export interface OwnMapFile extends MapRead {
  /** Name of the file, and its size in bytes. */
  file: string;
  bytes: number;
}

/** Maximum time per map file. */
export const MAP_LIMIT_MS = 20_000;

/** Reasons why a map file wasn't read, if the page finds them itself. */
const FAILURES = {
  'map-unreadable': 'The browser could not read the file. It may have been moved, deleted or locked.',
  'map-too-slow': `Reading this map took longer than ${MAP_LIMIT_MS / 1000} seconds, so we stopped.`,
  'map-reader-missing': 'The program that reads maps could not be loaded. Reload the page and try again.',
} as const;

type DropMapFailureCode = keyof typeof FAILURES | MapFailureCode;
type DropMapFailure = Failure<DropMapFailureCode>;
/** The result of reading a map file. */
export type MapAnswer = Result<MapRead, DropMapFailureCode>;

/** Makes the outcome for a code of the page, with its sentence. */
export const pageMapFailure = failing(FAILURES);

/** The failure of a file larger than any map. */
export const TOO_LARGE_MAP = { code: 'map-too-large', sentence: MAP_FAILURES['map-too-large'] } as const;

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

/** The state without maps. */
export const NO_OWN_MAPS: MapsState = { maps: [], unread: [], reading: 0, on: false };

/** Whether the maps that came since `before` could show a game better. */
export function improvesWith(
  { onMap, ground }: Pick<DroppedGame, 'onMap' | 'ground'>,
  previous: MapsState,
  { maps }: MapsState,
): boolean {
  const fresh = maps.filter((map) => !previous.maps.includes(map));
  if (fresh.length === 0) return false;
  if (ground?.kind === 'none' || ground?.kind === 'looking') return true;
  return fresh.some(({ sha1 }) => sha1 === onMap?.chronicle.places?.played.sha1);
}
