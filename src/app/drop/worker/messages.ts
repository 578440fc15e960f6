import type { GameOnMap } from '../../../game/map/game-on-map.ts';
import type { GameTrack } from '../../../game/map/track.ts';
import type { NoMapCode, MapMatch } from '../../../game/map/map-of-game.ts';
import type { Failure } from '../../../game/result.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { ToldInLink } from '../../../game/stored/link/told.ts';
import type { ChatLine } from '../../../game/decode/chat.ts';
import type { ReplaySummary } from '../../../game/summary.ts';
import type { DropFailure, ReadOutcome } from '../failure.ts';

/**
 * Everything that a page needs to know about a file. The decoded game itself stays in the worker, because the page
 * doesn't need it.
 */
export interface DroppedGame {
  /** Version of the decoder that read the recording. */
  decoder: number;
  analysis: GameAnalysis;
  summary: ReplaySummary;
  /**
   * The game on its map; null without map orders, for example from a link. While `packed` is null, it contains only
   * the data for the stage.
   */
  onMap: GameOnMap | null;
  /** The ground on which the game is shown; null without map orders. */
  ground: GroundOfGame;
  /** The game as text for a link or the library; null until the later data arrives. */
  packed: string | null;
  /** Its path in an archive with only this recording; null if it isn't in one. */
  path: string | null;
  /** When the file was last changed, in ms since 1970, according to its archive; null if unknown. */
  modified: number | null;
  /** If a link contains only the beginning of a game, the time in ms when its orders end; null for a whole game. */
  firstMs: number | null;
  /** Key moments and fights as text, if the game comes from a link that contains them. */
  texts: ToldInLink | null;
  /** The game with map orders, only for the library; null for a game without them. */
  whole: string | null;
}

/** A game with all data from the worker. */
export interface CompleteGame extends DroppedGame {
  packed: string;
}

export const isComplete = (game: DroppedGame): game is CompleteGame => game.packed !== null;

/** Data that follows the answer, because the first screen doesn't need it. */
export type RestOfGame = Pick<CompleteGame, 'onMap' | 'ground' | 'packed' | 'whole'>;

/** The ground that a game is shown on. */
export type GroundOfGame =
  /** Ground reconstructed from the orders, while map files are loaded or matched. */
  | { kind: 'looking' }
  /** A map file in the archive. */
  | { kind: 'archive' }
  /** A visitor's map file. */
  | { kind: 'own'; file: string; match: MapMatch }
  /** Ground reconstructed from the orders, because no map file matches. */
  | { kind: 'none'; failure: Failure<NoMapCode> }
  | null;

/** A visitor's map file, with the data that games need. */
export interface OwnMap {
  /** Name of the file. */
  file: string;
  sha1: string;
  /** The map's facts as JSON text. Most games don't need them, so they are parsed on demand. */
  facts: string;
}

/** A game on its map, with the kind of ground on which it is shown. */
export type OnGround = Pick<DroppedGame, 'onMap' | 'ground'>;

/** Data that follows the answer: the rest of the game, then its map if it wasn't found before. */
export type LaterOfGame = RestOfGame | OnGround;

/** Phases of reading a file, in order. */
export const PHASES = ['loading', 'decoding', 'analysing'] as const;
export type ReadPhase = (typeof PHASES)[number];

/** The position of a recording in an archive. */
export interface Inside {
  /** Unique key of the archive in this visit. */
  archive: string;
  /** Index among the archive's contents. */
  at: number;
  /** Number of parts read from the archive. */
  of: number;
}

export interface ArchivePart extends Pick<Inside, 'at'> {
  /** Such as "games.zip/day 1/final.w3g". */
  path: string;
  /** Why this part must not be read. */
  refused?: DropFailure;
}

/**
 * A file that contains several recordings, or only maps: which parts to read one at a time, and how many files were
 * left out.
 */
export interface OpenedArchive {
  parts: ArchivePart[];
  leftOut: number;
}

/** The result of reading a file. */
export type WorkerAnswer = ReadOutcome<DroppedGame> | OpenedArchive;

/** The page's request to the worker: read one file. The worker loads the bytes. */
export interface ReadRequest {
  id: number;
  /** The file's path; a name in the archive's format gives the game its id. */
  path: string;
  file: Blob;
  /** Which part of the file to read, if it is an archive. */
  inside?: Inside | undefined;
  /** Whether the file was read before, so its maps are already known. */
  again?: boolean | undefined;
  /** If defined, only this data is returned. */
  wanted?: Wanted;
  /** Whether the page sends `DrawnNotice` when it has drawn the answer. */
  draws?: boolean;
}

/** Tells the worker that the page has drawn the last answer, so the rest of the game no longer delays that. */
export interface DrawnNotice {
  drawn: true;
}

/** All of the visitor’s map files, sent on every change. */
export interface MapsRequest {
  maps: readonly OwnMap[];
}

/** Data that is requested only when needed: everything for playback, or the chat. */
export type Wanted = 'moves' | 'chat';

/**
 * Messages from the worker, in this order. If the browser supports locks, the first names a lock that the worker
 * holds while it runs. Then come readiness, progress, map files in an archive, and the answer to the request with the
 * same `id`. The rest of the game follows, then its map if it wasn't found before.
 */
export type WorkerMessage =
  | { kind: 'alive'; life: string }
  | { kind: 'ready' }
  | { kind: 'phase'; id: number; phase: ReadPhase }
  | { kind: 'answer'; id: number; answer: WorkerAnswer }
  | { kind: 'maps'; files: File[] }
  | ({ kind: 'rest'; id: number } & RestOfGame)
  | ({ kind: 'ground'; id: number } & OnGround)
  | { kind: 'moves'; id: number; track: GameTrack }
  | { kind: 'chat'; id: number; lines: ChatLine[] };
