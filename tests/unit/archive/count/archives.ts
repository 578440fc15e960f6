/** Small archives of decoded duels. */
import { archiveOf, type Archive, type ArchiveInputs } from '../../../../src/archive/count/archive.ts';
import type { CorpusGame } from '../../../../src/archive/corpus/library.ts';
import { resultCache, gameCache } from '../../../../src/archive/corpus/result-cache.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import type { Game } from '../../../../src/game/game.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

const EVENTS = [
  { id: 'winter', name: 'Winter Cup', organiser: null, date: '2020-01' },
  { id: 'autumn', name: 'Autumn Cup', organiser: 'Somebody', date: null },
  { id: 'empty', name: 'Nobody came', organiser: null, date: null },
];

const decoded = ((): Game => {
  const read = decode(writeRecording(duel()));
  if (!read.ok) throw new Error(read.failure.sentence);
  return read.value;
})();

/** One game of an archive: the duel of Arthas and Thrall. */
export interface GameLike {
  id: string;
  event: string | null;
  /** Name of its file. */
  file?: string;
}

/** Inputs of an archive with these games. */
export const inputsWith = (games: readonly GameLike[], more: Partial<ArchiveInputs> = {}): ArchiveInputs => ({
  games: games.map(({ id, event, file = `${id}.w3g` }, place): CorpusGame => ({
    replayId: id,
    tournamentId: event,
    recording: { name: file, bytes: 1, sha256: '0'.repeat(64) },
    game: { ...decoded, randomSeed: place },
    file: `${event ?? 'unattributed'}/${id}.game.json`,
  })),
  events: EVENTS,
  players: [],
  nicknames: new Map(),
  exceptions: [],
  errata: [],
  added: new Map(),
  publicDays: new Map(),
  mapFiles: [],
  mapDigests: new Map(),
  ordersOf: () => null,
  digestOf: ({ file }) => file,
  remember: gameCache(({ file }) => file, resultCache(undefined)),
  builds: [],
  generatedAt: '2026-01-01T00:00:00Z',
  ...more,
});

/** An archive with these games. */
export const archiveWith = (games: readonly GameLike[], more: Partial<ArchiveInputs> = {}): Archive =>
  archiveOf(inputsWith(games, more));

export const NO_GAMES = archiveWith([]);
