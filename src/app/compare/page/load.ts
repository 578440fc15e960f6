/** The page's sources for games, the game list and all openings. Never throws. */
import type { BrowsedGame, BrowserIndex } from '../../../view/ask/index/game.ts';
import { decodeIndex } from '../../../view/ask/index/decode.ts';
import { initialsOf } from '../../../view/ask/suggest/short-names.ts';
import { loadJson, type JsonFailureCode } from '../../shell/json.ts';
import { success } from '../../../game/result.ts';
import { bySide, joinSides } from '../../../game/sides.ts';
import type { GameAnalysis } from '../../../game/analysis.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { urls } from '../../../urls.ts';
import { decodeOpenings } from '../closest/index-text.ts';
import type { Opening } from '../closest/opening.ts';
import { loadFailure, type Loaded } from './failure.ts';
import type { OwnStage } from '../side.ts';
import type { OfferedGame } from './listed.ts';
import { PICKER_WORDS } from './words.ts';

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
  readFile(file: File): Promise<Loaded<ReadGame>>;
  /** Reads a packed game from an address. */
  readLinked(text: string): Promise<Loaded<ReadGame>>;
}

/** The page's data sources, which tests replace. */
export interface Sources extends GameReader {
  archived(replayId: string): Promise<Loaded<GameAnalysis>>;
  list(): Promise<OfferedGame[] | null>;
  openings(): Promise<readonly Opening[] | null>;
}

/** This site's archive, and a reader for all other games. */
export const sourcesWith = (load: () => Promise<GameReader>): Sources => {
  const reading = (use: (reader: GameReader) => Promise<Loaded<ReadGame>>) =>
    load().then(use, () => loadFailure('no-answer'));
  return {
    archived: loadGame,
    readFile: (file) => reading((reader) => reader.readFile(file)),
    readLinked: (text) => reading((reader) => reader.readLinked(text)),
    list: loadList,
    openings: loadOpenings,
  };
};

const FAILURE_OF = {
  'not-found': 'no-such-game',
  'no-answer': 'no-answer',
  'not-json': 'not-a-game',
} as const satisfies Record<JsonFailureCode, string>;

async function loadGame(replayId: string): Promise<Loaded<GameAnalysis>> {
  const document = await loadJson(urls.analysis(replayId));
  if (!document.ok) return loadFailure(FAILURE_OF[document.failure.code]);
  const game = document.value as Partial<GameAnalysis> | null;
  return game?.replayId === replayId && Array.isArray(game.players)
    ? success(game as GameAnalysis)
    : loadFailure('not-a-game');
}

/** The archive's games for the search, from the replay browser's index; null if it didn't load. */
async function loadList(): Promise<OfferedGame[] | null> {
  const document = await loadJson(urls.browserIndex());
  const index = document.ok ? decodeIndex(document.value) : null;
  return index?.ok ? index.value.games.map((game) => listed(game, index.value)) : null;
}

/** All openings of the archive; null if they didn't load. */
async function loadOpenings(): Promise<readonly Opening[] | null> {
  const document = await loadJson(urls.openingsData());
  return document.ok ? decodeOpenings(document.value) : null;
}

function listed(
  { replayId, event, map, players }: BrowsedGame,
  { events, maps, people }: BrowserIndex,
): OfferedGame {
  const nameOf = (table: BrowserIndex['events'], key: string | null) =>
    table.find((entry) => entry.key === key)?.name;
  const sides = bySide(players);
  const races = joinSides(sides, ({ race }) => (race ? RACE_NAMES[race] : PICKER_WORDS.unknownRace), ', ');
  const [mapName, eventName] = [nameOf(maps, map), nameOf(events, event)];
  return {
    replayId,
    title:
      joinSides(sides, ({ name, person }) => nameOf(people, person) ?? name) +
      (mapName ? PICKER_WORDS.onMap(mapName) : ''),
    detail: [races, eventName].filter(Boolean).join(', '),
    short: [mapName, eventName].map((name) => initialsOf(name ?? '')).join(' '),
  };
}
