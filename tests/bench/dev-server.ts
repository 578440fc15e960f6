/**
 * `npm run bench:dev`: measures how fast pages answer during development, in an archive of a thousand games: the real
 * ones repeated under other seeds. The first request reads the corpus; the others must find it in memory. Prints a
 * table.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCorpus } from '../../src/archive/corpus/corpus.ts';
import { RECORD_EXTENSION } from '../../src/archive/corpus/layout.ts';
import { recordText } from '../../src/archive/corpus/record-text.ts';
import { replayId } from '../../src/game/identity.ts';
import { urls } from '../../src/urls.ts';
import { median } from './statistics.ts';

const GAMES = 1000;
const RUNS = 5;
const PORT = Number(process.env['FARSEER_TEST_PORT'] ?? 4399);
const STARTS_WITHIN_MS = 120_000;
/** Files next to the real games. */
const BESIDE = ['events.json', 'fixtures'];

const folder = mkdtempSync(join(tmpdir(), 'dev-server-'));
const shown = writeGames(join(folder, 'replays'));
const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(PORT)], {
  env: {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DEV_BACKGROUND: '0',
    FARSEER_REPLAYS: join(folder, 'replays'),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await answered(urls.privacy());
  const pages = [urls.home(), urls.game(shown), urls.players(), urls.matchup('EvO'), urls.statistics()];
  const first = await timed(urls.home());
  const rows = [];
  for (const path of pages) {
    // The first answer of a route comes from Vite, which compiles its modules.
    const cold = await timed(path);
    const warm = [];
    for (let run = 0; run < RUNS; run++) warm.push(await timed(path));
    rows.push({ path, firstMs: Math.round(cold), medianMs: Math.round(median(warm)) });
  }
  console.log(`${GAMES} games; the first request of all, which reads them: ${Math.round(first)} ms`);
  console.table(rows);
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Writes a corpus of many games; returns the id of one. */
function writeGames(root: string): string {
  const { games } = readCorpus();
  let last = '';
  for (let count = 0; count < GAMES; count++) {
    const { game, recording, tournamentId } = games[count % games.length]!;
    const other = { ...game, randomSeed: (game.randomSeed + count * 7919) % 2 ** 32 };
    const name = 'synthetic.w3g';
    last = replayId(other, name);
    const place = join(root, tournamentId ?? 'unattributed');
    mkdirSync(place, { recursive: true });
    const text = recordText({ recording: { ...recording, name }, game: other });
    writeFileSync(join(place, `${last}${RECORD_EXTENSION}`), text);
  }
  for (const name of BESIDE) cpSync(resolve('replays', name), join(root, name), { recursive: true });
  return last;
}

async function timed(path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://localhost:${PORT}${path}`);
  await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - start;
}

/** Waits until the server answers. */
async function answered(path: string): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    try {
      await timed(path);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 500));
    }
  }
  throw new Error('The server did not start.');
}
