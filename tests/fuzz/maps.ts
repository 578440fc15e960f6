/**
 * Fuzzes the reader of map files: `npm run fuzz:maps -- [--runs N] [--seed S] [--from N]`. Each input depends only on
 * the seed and its number. Exits with 1 if anything escaped, took too long or needed too much memory.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mapBytes, mapFiles } from '../support/map-files.ts';
import { checkMapInput, makeMapInput, seedOf, WRITTEN_SEED } from './map-inputs.ts';
import { Random } from './random.ts';

/** Number of real maps from which inputs are made, in addition to the written one. */
const SEEDS = 8;
const MAX_RSS_MB = 200;
/** CPU time limit per input: ten times the time of the largest map. */
const MAX_MS = 3000;
/** Distance between the inputs of neighbouring seeds, large enough that they share none. */
const STRIDE = 1_000_003;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
  },
});
const [runs, seed, from] = [values.runs, values.seed, values.from].map(Number) as [number, number, number];

// Making an input leaves several times its size in memory, but the peak must only show the cost of reading.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const paths = mapFiles('inputs made of real maps');
const step = Math.max(1, Math.floor(paths.length / SEEDS));
const real = paths.filter((_, index) => index % step === 0).slice(0, SEEDS);
const seeds = [WRITTEN_SEED, ...real.map((path) => seedOf(mapBytes(path)))];

const results: Record<string, number> = {};
let escapes = 0;
let slowest = { ms: 0, number: -1 };
for (let number = from; number < from + runs; number++) {
  const bytes = makeMapInput(seeds, new Random(seed * STRIDE + number));
  collectGarbage();
  const start = process.cpuUsage();
  try {
    const result = checkMapInput(bytes);
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    if (ms > slowest.ms) slowest = { ms, number };
    if (ms > MAX_MS) throw new Error(`${Math.round(ms)} ms, more than ${MAX_MS}`);
    results[result] = (results[result] ?? 0) + 1;
  } catch (error) {
    escapes++;
    const file = join(tmpdir(), `fuzz-map-${seed}-${number}.w3x`);
    writeFileSync(file, bytes);
    console.error(`ESCAPE ${number}, kept as ${file}:`, error);
  }
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify(results));
console.log(
  `Seed ${seed}: ${runs} inputs from number ${from} on, ${escapes} escapes, ${megabytes} MB at most, ` +
    `slowest ${slowest.number} with ${Math.round(slowest.ms)} ms.`,
);
process.exitCode = escapes > 0 || megabytes >= MAX_RSS_MB ? 1 : 0;
