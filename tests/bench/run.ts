/**
 * `npm run bench`: how fast recordings are read, against named alternatives in the same run. Prints a table and
 * writes `bench.json` below `test-results/`. Machines are noisy: read the ratios.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform } from 'node:os';
import { timeInChromium } from './in-browser.ts';
import { inflateOnly, placesOf, readWhole, readWithW3gjs, timeEach } from './in-node.ts';
import { mean, median } from './statistics.ts';
import { workload } from './workload.ts';

const RUNS = 7;
/** One reading with polyfills takes a second and more: few of them, of the first and typical recordings. */
const SLOW_RUNS = 2;
const SLOW_JOBS = 5;

const jobs = workload();
if (!jobs) {
  console.error('No recordings to measure. Set FARSEER_RECORDINGS to their folder.');
  process.exit(1);
}

const ours = await timeEach(jobs, RUNS, readWhole);
const decoded = new Map(jobs.map(({ bytes }) => [bytes, placesOf(bytes)]));
const places = await timeEach(jobs, RUNS, (bytes) => decoded.get(bytes)!());
const inflate = await timeEach(jobs, RUNS, inflateOnly);
const w3gjs = await timeEach(jobs, SLOW_RUNS, readWithW3gjs);
const chromium = await timeInChromium(jobs, 'ours', RUNS);
const polyfilled = await timeInChromium(jobs.slice(0, SLOW_JOBS), 'w3gjs', SLOW_RUNS);

const rows = [
  { what: 'inflate alone, Node', times: inflate, against: ours },
  { what: 'Farseer, Node', times: ours, against: ours },
  { what: 'places alone, Node', times: places, against: ours },
  { what: 'w3gjs, Node', times: w3gjs, against: ours },
  { what: 'Farseer, Chromium worker, warm', times: chromium.warm, against: chromium.warm },
  { what: 'Farseer, Chromium worker, cold', times: chromium.cold, against: chromium.warm },
  { what: 'w3gjs with polyfills, Chromium worker, warm', times: polyfilled.warm, against: chromium.warm },
  { what: 'w3gjs with polyfills, Chromium worker, cold', times: polyfilled.cold, against: chromium.cold },
];
const results = rows.map(({ what, times, against }) => {
  // Of each recording by itself, so that no large one speaks for all.
  const ratio = (of: (runs: readonly number[]) => number) =>
    round(median(times.map((runs, index) => of(runs) / of(against[index]!))));
  return {
    what,
    recordings: times.length,
    meanMs: round(mean(times.map(median))),
    medianMs: round(median(times.map(median))),
    medianRatio: ratio(median),
    // A machine that does other things besides only ever makes a run longer.
    bestRatio: ratio((runs) => Math.min(...runs)),
  };
});

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  platform: platform(),
  node: process.version,
};
console.log(`${jobs.length} recordings, ${machine.cores} cores of ${machine.cpu}, Node ${machine.node}`);
console.table(results);
mkdirSync('test-results', { recursive: true });
const bytes = jobs.map((job) => ({ name: job.name, bytes: job.bytes.length }));
writeFileSync(
  'test-results/bench.json',
  `${JSON.stringify({ machine, recordings: bytes, results }, null, 2)}\n`,
);

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
