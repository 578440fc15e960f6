/**
 * Checks that a build after corpus changes has the same bytes as a build from scratch: games come and go at random,
 * two names become one person, builds are killed. `npm run all:incremental -- 30 5 17` takes 30 games, five changes
 * and a seed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pageCache } from '../../src/archive/corpus/page-cache.ts';
import { listCorpus } from '../../src/archive/corpus/layout.ts';
import { ordersPath } from '../../src/archive/corpus/orders-file.ts';
import { Random } from '../fuzz/random.ts';

const [games = '30', changes = '5', seed = '17'] = process.argv.slice(2);
const random = new Random(Number(seed));
const folder = resolve('.cache', 'incremental');
const [corpus, away, grown, fresh, empty] = ['corpus', 'away', 'grown', 'fresh', 'empty'].map((name) =>
  join(folder, name),
) as [string, string, string, string, string];
/** Maximum time before a build is killed. */
const MAX_MS = 20_000;

rmSync(folder, { recursive: true, force: true });
spawnSync(process.execPath, ['tests/bench/corpus.ts', games, corpus], { stdio: 'inherit' });

const build = (dist: string, env: Record<string, string> = {}) =>
  spawn(
    process.execPath,
    ['--env-file=astro.env', 'node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist],
    {
      stdio: 'ignore',
      env: { ...process.env, FARSEER_REPLAYS: corpus, SOURCE_DATE_EPOCH: '1795000000', ...env },
    },
  );

async function built(dist: string, env?: Record<string, string>): Promise<void> {
  const [code] = (await once(build(dist, env), 'exit')) as [number];
  if (code !== 0) throw new Error(`The build of ${dist} failed`);
}

/** Builds without any page of an earlier build, and without the facts that it derived. */
async function builtAfresh(): Promise<void> {
  for (const path of [fresh, pageCache(fresh), empty]) rmSync(path, { recursive: true, force: true });
  await built(fresh, { FARSEER_REMEMBERED: empty });
}

/** Removes a game from the corpus, or restores one. */
function moveGame(from: string, to: string): void {
  const candidates = listCorpus(from);
  if (candidates.length === 0) return;
  const { file } = candidates[random.int(candidates.length)]!;
  mkdirSync(dirname(join(to, file)), { recursive: true });
  renameSync(join(from, file), join(to, file));
  renameSync(ordersPath(join(from, file)), ordersPath(join(to, file)));
}

/** Merges two names into one person. */
function joinNames(n: number): void {
  const path = join(corpus, 'players.json');
  const [one, other] = listCorpus(corpus).map(({ file }) => basename(file).split('_')[1]!);
  const known = JSON.parse(readFileSync(path, 'utf8')) as { aliases: string[] }[];
  if (one === other || known.some(({ aliases }) => aliases.includes(one!) || aliases.includes(other!)))
    return;
  const person = { name: `Person ${n}`, aliases: [one, other], source: 'https://example.org/' };
  writeFileSync(path, JSON.stringify([...known, person]));
}

for (let n = 0; n <= Number(changes); n++) {
  if (n > 0) {
    for (let moves = 1 + random.int(3); moves > 0; moves--)
      if (random.once(2)) moveGame(corpus, away);
      else moveGame(away, corpus);
    if (random.once(2)) joinNames(n);
    const killed = build(grown);
    await setTimeout(random.int(MAX_MS));
    killed.kill('SIGKILL');
    if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit');
  }
  await built(grown);
  await builtAfresh();
  const { status, stdout } = spawnSync('diff', ['-rq', grown, fresh], { encoding: 'utf8' });
  console.log(`change ${n}: ${status === 0 ? 'the same bytes' : stdout}`);
  if (status !== 0) process.exitCode = 1;
}
for (const dist of [grown, fresh]) rmSync(pageCache(dist), { recursive: true, force: true });
