/**
 * `npm run bench`: measures how fast recordings and map files are read, compared with inflating them, w3gjs and
 * mdx-m3-viewer in the same run. Prints tables and writes `bench.json` below `test-results/`. Machines are noisy:
 * read the ratios.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform } from 'node:os';
import { timeInChromium } from './in-browser.ts';
import { inflate, w3gjs } from './in-node.ts';
import { MDX_M3_VIEWER, timeMaps } from './map-files.ts';
import { decode } from '../../src/game/decode/decode.ts';
import { partsBy } from './parts.ts';
import { median } from './statistics.ts';
import { timePasses, type Times } from './time.ts';
import { workload } from './workload.ts';

const PASSES = 7;
/** Reading with polyfills takes a second or more, so there are few passes, over the first and typical recordings. */
const SLOW_PASSES = 2;
const SLOW_JOBS = 5;
const INFLATING = 'inflating alone';
/** Parts that a visitor waits for the first time. */
const COLD = ['decoding and documents', 'all of it'];

const jobs = workload();
if (!jobs) {
  console.error('No recordings to measure. Set FARSEER_RECORDINGS to their folder.');
  process.exit(1);
}
const parts = partsBy(decode);
const files = jobs.map(({ bytes }) => new Uint8Array(bytes));

const inNode = {
  ...(await timePasses(files, { [INFLATING]: inflate, ...parts }, PASSES)),
  ...(await timePasses(files, { w3gjs }, SLOW_PASSES)),
};
const ours = { cold: COLD, warm: [INFLATING, ...Object.keys(parts)] };
const theirs = { cold: ['w3gjs'], warm: ['w3gjs'] };
const chromium = await timeInChromium('ours', jobs, ours, PASSES);
const polyfilled = await timeInChromium('w3gjs', jobs.slice(0, SLOW_JOBS), theirs, SLOW_PASSES);

const maps = await timeMaps(PASSES);

const results = {
  'Map files in Node, against mdx-m3-viewer': mapTable(maps),
  'Node, against w3gjs': table(inNode),
  'Chromium worker, against w3gjs with polyfills': table({ ...chromium.warm, ...polyfilled.warm }),
  'Chromium worker as it starts, against w3gjs with polyfills': table({
    ...chromium.cold,
    ...polyfilled.cold,
  }),
};

/** Makes a row per part. Ratios are per recording, so that no large one dominates. */
function table(times: Times) {
  return Object.entries(times).map(([part, own]) => ({
    part,
    recordings: own.length,
    ms: round(median(own.map(median))),
    ...ratios('× inflating', own, times[INFLATING]),
    ...ratios('w3gjs takes ×', times['w3gjs'], own),
  }));
}

/** Makes a row per part, over all map files. */
function mapTable(times: Times) {
  return Object.entries(times).map(([part, runs]) => ({
    part,
    maps: runs.length,
    ms: round(median(runs.map(median))),
    ...ratios('mdx-m3-viewer takes ×', times[MDX_M3_VIEWER], runs),
  }));
}

/** Compares the medians of the runs, and the best runs, because other load only makes a run longer. */
function ratios(name: string, some: Times[string] | undefined, others: Times[string] | undefined) {
  if (!some || !others) return {};
  const ratio = (of: (runs: readonly number[]) => number) =>
    round(median(some.map((runs, index) => of(runs) / of(others[index]!))));
  return { [name]: ratio(median), [`${name}, best`]: ratio((runs) => Math.min(...runs)) };
}

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  platform: platform(),
  node: process.version,
};
console.log(`${jobs.length} recordings, ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}`);
for (const [where, rows] of Object.entries(results)) {
  console.log(where);
  console.table(rows);
}
mkdirSync('test-results', { recursive: true });
const bytes = jobs.map((job) => ({ name: job.name, bytes: job.bytes.length }));
writeFileSync(
  'test-results/bench.json',
  `${JSON.stringify({ machine, recordings: bytes, results }, null, 2)}\n`,
);

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
