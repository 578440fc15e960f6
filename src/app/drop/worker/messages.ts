import type { GameOnMap } from '../../../game/map/game-on-map.ts';
import type { GameTrack } from '../../../game/map/track.ts';
import type { NoMapCode, MapMatch } from '../../../game/map/map-of-game.ts';
import type { Failure } from '../../../game/result.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { ChatLine } from '../../../game/decode/chat.ts';
import type { ReplaySummary } from '../../../game/summary.ts';
import type { MapOutcome } from '../maps/failure.ts';
import type { MapRead } from '../maps/read-map.ts';
import type { DropFailure, ReadOutcome } from '../failure.ts';

/** Everything a page needs of a file. The decoded game itself stays in the worker: nothing else is made of it. */
export interface DroppedGame {
  /** Version of the decoder that read the recording. */
  decoder: number;
  analysis: GameAnalysis;
  summary: ReplaySummary;
  /** The game on its map; null where its orders are not there, as in a link. */
  onMap: GameOnMap | null;
  /** The ground that it is told on; null where its orders are not there. */
  ground: GroundOfGame;
  /** The game as text for a link or the library. */
  packed: string;
  /** When its file was last changed by the archive that it came out of, in ms since 1970; null where no archive says so. */
  modified: number | null;
  /** Where its orders end, in ms, if a link holds only its beginning; null for a whole game. */
  firstMs: number | null;
  /** The same with its orders for the map, for the library alone; null for a game without them. */
  whole: string | null;
}

/** The ground that a game is told on. */
export type GroundOfGame =
  /** That of its own orders, as long as map files are on their way or are held against the game. */
  | { kind: 'looking' }
  /** A map file that the archive knows. */
  | { kind: 'archive' }
  /** A map file of the visitor. */
  | { kind: 'own'; file: string; match: MapMatch }
  /** That of its own orders, as no map file fits. */
  | { kind: 'none'; failure: Failure<NoMapCode> }
  | null;

/** A map file of the visitor, as far as games are told by it. */
export interface OwnMap {
  /** Name of the file. */
  file: string;
  sha1: string;
  /** What was read of it, as JSON: most games need none of it. */
  facts: string;
}

/** A game on its map, and which one that is. */
export type OnGround = Pick<DroppedGame, 'onMap' | 'ground'>;

/** What the worker is doing with a file, in this order. */
export const PHASES = ['loading', 'decoding', 'analysing'] as const;
export type ReadPhase = (typeof PHASES)[number];

/** Where in an archive a recording lies. */
export interface Inside {
  /** Tells the archive from all others of this visit. */
  archive: string;
  /** Its place in all that the archive holds. */
  at: number;
  /** Number of parts that are read of the archive. */
  of: number;
}

export interface ArchivePart extends Pick<Inside, 'at'> {
  /** Such as "games.zip/day 1/final.w3g". */
  path: string;
  /** Why it is not to be read. */
  refused?: DropFailure;
}

/** A file that holds several recordings: what is to be read one by one, and how many other files there are. */
export interface OpenedArchive {
  parts: ArchivePart[];
  leftOut: number;
}

/** How reading a file ended. */
export type WorkerAnswer = ReadOutcome<DroppedGame> | OpenedArchive;

/** What the page asks of the worker: read one file. The bytes are loaded over there. */
export interface ReadRequest {
  id: number;
  /** The file with its folders; names of the archive's shape give the game its id. */
  path: string;
  file: Blob;
  /** What of the file is meant, where it is an archive. */
  inside?: Inside | undefined;
  /** What is wanted in place of everything else. */
  wanted?: Wanted;
}

/** The visitor’s map files, all of them whenever they change. */
export interface MapsRequest {
  maps: readonly OwnMap[];
}

/** What few ask of a file: all that playback needs, what the players wrote, and what is in a map. */
export type Wanted = 'moves' | 'chat' | 'map';

/**
 * What the worker tells: the name of a lock that it holds as long as it runs, where browsers have locks, before it begins
 * anything; that all of it is loaded; how far it is; how the request with the same `id` ended; and, where that was told before
 * its map was there, the game on its map.
 */
export type WorkerMessage =
  | { kind: 'alive'; life: string }
  | { kind: 'ready' }
  | { kind: 'phase'; id: number; phase: ReadPhase }
  | { kind: 'answer'; id: number; answer: WorkerAnswer }
  | ({ kind: 'ground'; id: number } & OnGround)
  | { kind: 'moves'; id: number; track: GameTrack }
  | { kind: 'chat'; id: number; lines: ChatLine[] }
  | { kind: 'map'; id: number; outcome: MapOutcome<MapRead> };
