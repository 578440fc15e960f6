/**
 * Measures time and memory for writing the tables of a release with 10,000 games: the archive's games repeated under
 * other ids. Reading and deriving the archive isn't included.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveOf } from '../../src/archive/count/archive.ts';
import { chronicleIn } from '../../src/archive/count/games-on-map.ts';
import { readInputs } from '../../src/archive/corpus/inputs.ts';
import { storeIn } from '../../src/data/release/store.ts';
import type { ReleasedGame } from '../../src/data/release/table.ts';
import { writeTables } from '../../src/data/release/write-tables.ts';

const GAMES = 10_000;

const archive = archiveOf({ ...readInputs([]), builds: [], generatedAt: '2026-01-01T00:00:00Z' });
const games = Array.from({ length: GAMES }, (_, n): ReleasedGame => {
  const game = archive.games[n % archive.games.length]!;
  const replayId = `${n}-${game.replayId}`;
  const chronicleOf = () => chronicleIn(archive, game);
  return { game: { ...game, replayId }, chronicleOf, people: new Map(), map: null };
});

let peak = 0;
const watch = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
const folder = mkdtempSync(join(tmpdir(), 'release-'));
const store = storeIn(folder);
const put = store.put;
store.put = (...args) => {
  put(...args);
  watch();
};
const before = process.memoryUsage.rss();
const start = performance.now();
writeTables(store, games);
const seconds = (performance.now() - start) / 1000;
const bytes = store.files.reduce((sum, file) => sum + file.bytes, 0);
rmSync(folder, { recursive: true });

const mega = (number: number): string => `${Math.round(number / 1e6)} MB`;
console.log(
  `${GAMES} games: ${seconds.toFixed(1)} s, ${mega(bytes)} in ${store.files.length} files, ` +
    `memory at most ${mega(peak)}, of which ${mega(before)} were there before`,
);
