/** What the page and the worker that reads recordings tell each other. */
import type { GameOnMap } from '../../../map/story/game-on-map.ts';
import type { GameTrack } from '../../../map/story/track.ts';
import type { NoMapCode, MapMatch } from '../../../map/fit/map-of-game.ts';
import type { Failure } from '../../../game/result.ts';
import type { ChatLine } from '../../../game/decode/chat.ts';
import type { OpenedGame } from '../../library/store/visit.ts';
import type { DropFailure, ReadOutcome } from '../input/failure.ts';
import type { Inside } from '../input/picked-files.ts';

/**
 * Everything that a page needs to know about a file. The decoded game itself stays in the worker, because the page
 * doesn't need it. In the first answer, `packed` and `whole` are null, and `onMap` has only the data for the stage.
 */
export interface DroppedGame extends OpenedGame {
  /** The game on its map; null without map orders, for example from a link. */
  onMap: GameOnMap | null;
  /** Without map orders, the map with the game’s buildings, for its stage only: it knows no fights and no camps. */
  built?: GameOnMap | null;
  /** The ground on which the game is shown; null if it has no places. */
  ground: GroundOfGame;
}

/** A game with all data from the worker. */
export interface CompleteGame extends DroppedGame {
  packed: string;
}

/** Whether the worker has sent everything, also what keeping and sharing the game needs. */
export const isComplete = (game: DroppedGame): game is CompleteGame => game.packed !== null;

/**
 * The second answer: what the first screen doesn't need, on the ground that all maps give. If they take long to load,
 * the page asks again.
 */
export type RestOfGame = Pick<CompleteGame, 'onMap' | 'built' | 'ground' | 'packed' | 'whole'>;

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

/** Phases of reading a file, in order. */
export const PHASES = ['loading', 'decoding', 'analysing'] as const;
export type ReadPhase = (typeof PHASES)[number];

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

/** The first answer to a file. */
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
  /** Whether the rest waits for all maps, however long they take to load. */
  waits?: boolean | undefined;
  /** If defined, this is the only answer. */
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

/** Further questions about a file: everything for playback, or the chat. */
export type Wanted = 'moves' | 'chat';

/**
 * Messages from the worker. If the browser supports locks, the first names a lock that the worker holds while it runs;
 * then it says that it is ready. To a request it tells its progress and the map files in an archive, then answers: with
 * what the first screen needs, and, for a game, with the rest. A further question gets one answer.
 */
export type WorkerMessage =
  | { kind: 'alive'; life: string }
  | { kind: 'ready' }
  | { kind: 'maps'; files: File[] }
  | { kind: 'phase'; id: number; phase: ReadPhase }
  | { kind: 'answer'; id: number; answer: WorkerAnswer }
  | { kind: 'rest'; id: number; rest: RestOfGame }
  | { kind: 'moves'; id: number; track: GameTrack }
  | { kind: 'chat'; id: number; lines: ChatLine[] };
