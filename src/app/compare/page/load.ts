/** The page's sources for games, the game list and all openings. Never throws. */
import type { WordsFile } from '../../../search/words/things.ts';
import { success, failing, type Result } from '../../../game/result.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { urls } from '../../../urls.ts';
import { loadJson, type JsonFailureCode } from '../../shell/json.ts';
import { notLoaded } from '../../shell/words.ts';
import { decodeOpenings } from '../closest/index-text.ts';
import type { Opening } from '../closest/opening.ts';
import type { OwnStage } from '../side.ts';
import type { Offers } from './offered-games.ts';

/** A game read on this device, with the text that represents it in an address. */
export interface ReadGame {
  packed: string;
  analysis: GameAnalysis;
  /** Version of the decoder that read the recording. */
  decoder: number;
  /** If only the beginning of the game is known, the time in ms when its orders end; otherwise null or undefined. */
  firstMs?: number | null;
  /** How the game was played on its map; undefined if its map orders are unknown. */
  ownStage?: OwnStage | undefined;
}

/** Reads games on the visitor's device, outside the page's thread. Loaded with the first game that needs it. */
export interface GameReader {
  /** Reads a visitor's recording. */
  readFile(file: File): Promise<Result<ReadGame>>;
  /** Reads a packed game from an address. */
  readLinked(text: string): Promise<Result<ReadGame>>;
}

/** The page's data sources, which tests replace. */
export interface Sources extends GameReader {
  archived(replayId: string): Promise<Result<GameAnalysis>>;
  offers(): Promise<Offers | null>;
  openings(): Promise<readonly Opening[] | null>;
}

/** This site's archive, and a reader for all other games. */
export const sourcesWith = (load: () => Promise<GameReader>): Sources => {
  const reading = (use: (reader: GameReader) => Promise<Result<ReadGame>>) =>
    load().then(use, () => loadFailure('no-answer'));
  return {
    archived: loadGame,
    readFile: (file) => reading((reader) => reader.readFile(file)),
    readLinked: (text) => reading((reader) => reader.readLinked(text)),
    offers: loadOffers,
    openings: loadOpenings,
  };
};

const FAILURE_OF = {
  'not-found': 'no-such-game',
  'no-answer': 'no-answer',
  'not-json': 'not-a-game',
} as const satisfies Record<JsonFailureCode, string>;

async function loadGame(replayId: string): Promise<Result<GameAnalysis>> {
  const document = await loadJson(urls.analysis(replayId));
  if (!document.ok) return loadFailure(FAILURE_OF[document.failure.code]);
  const game = document.value as Partial<GameAnalysis> | null;
  return game?.replayId === replayId && Array.isArray(game.players)
    ? success(game as GameAnalysis)
    : loadFailure('not-a-game');
}

/** The archive's games for the search; null if it didn't load. */
async function loadOffers(): Promise<Offers | null> {
  const [rows, words, program] = await Promise.all([
    loadJson(urls.searchRows()),
    loadJson(urls.searchWords()),
    import('./offered-games.ts').catch(() => null),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return (rows.ok && words.ok && program?.offersFrom(rows.value, words.value as WordsFile, today)) || null;
}

/** All openings of the archive; null if they didn't load. */
async function loadOpenings(): Promise<readonly Opening[] | null> {
  const document = await loadJson(urls.openingsData());
  return document.ok ? decodeOpenings(document.value) : null;
}

/**
 * Reasons why a side has no game. The list of codes is closed; games read on this device use their reader's codes.
 */
const LOAD_FAILURES = {
  'no-such-game': 'The archive has no game with this id.',
  'no-answer': notLoaded('The game'),
  'not-a-game': 'The archive’s answer is not a game. Reload the page.',
  'wrong-link': 'This part of the link doesn’t name a game. Copy the whole link, or choose a game.',
} as const;

/** Makes the result for a code, with its sentence. */
export const loadFailure = failing(LOAD_FAILURES);
