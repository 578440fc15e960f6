/**
 * Fuzzes the reader: `npm run fuzz -- [--runs N] [--seed S] [--from N]`. Each input depends only on the seed and its
 * number, so `--seed S --from N --runs 1` repeats one. Exits with 1 if anything escaped. It runs with a small heap,
 * so that the reported memory is what the reader needs, not what the machine has.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { checkInput } from './check.ts';
import { makeInput } from './inputs.ts';
import { Random } from './random.ts';
import { seedRecordings } from './seeds.ts';
import { SPECIAL_DATA } from './special-data.ts';
import { SPECIAL_FILES } from './special-files.ts';
import { watchOutput } from './watch-output.ts';

const MAX_RSS_MB = 512;
/** Far above the time of any input read in one pass; a quadratic loop exceeds it by far. */
const BASE_MS = 500;
const MS_PER_KB = 10;
const REPORT_EVERY = 10_000;
const TURN_EVERY = 100;
/** Distance between the inputs of neighbouring seeds, large enough that they share none. */
const STRIDE = 1_000_003;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
  },
});
const [runs, seed, from] = [values.runs, values.seed, values.from].map(Number) as [number, number, number];

// Making inputs of 64 MB leaves that much in memory, but the peak must only show the cost of reading.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const output = watchOutput();
const results: Record<string, number> = {};
const start = performance.now();
let escapes = 0;
let slowest = { cpuMs: 0, name: 'none', bytes: 0 };

function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function tryInput(name: string, bytes: Uint8Array, expected?: string): void {
  try {
    const { result, cpuMs } = checkInput(bytes);
    const budget = BASE_MS + (MS_PER_KB * bytes.length) / 1024;
    if (cpuMs > budget) throw new Error(`${Math.round(cpuMs)} ms, more than ${Math.round(budget)}`);
    if (expected && result !== expected) throw new Error(`${result} in place of ${expected}`);
    if (output.printed() > 0) throw new Error('something was printed');
    results[result] = (results[result] ?? 0) + 1;
    if (cpuMs > slowest.cpuMs) slowest = { cpuMs, name, bytes: bytes.length };
  } catch (error) {
    escapes++;
    const file = join(tmpdir(), `fuzz-${seed}-${name.replace(/\W+/g, '-')}.w3g`);
    writeFileSync(file, bytes);
    output.say(
      `ESCAPE ${name}, kept as ${file}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
    );
  }
}

output.say(`Seed ${seed}: ${runs} inputs from number ${from} on, and the special ones.`);
for (const { name, make, result } of [...SPECIAL_FILES, ...SPECIAL_DATA]) {
  const bytes = make();
  collectGarbage();
  tryInput(name, bytes, result);
}
const seeds = seedRecordings();
for (let number = from; number < from + runs; number++) {
  const { level, bytes } = makeInput(seeds, new Random(seed * STRIDE + number));
  tryInput(`${number} (${level})`, bytes);
  // Node's zlib only cleans up after a damaged stream when the event loop turns.
  if (number % TURN_EVERY === 0) await setImmediate();
  if ((number + 1) % REPORT_EVERY === 0) output.say(`${number + 1} inputs, ${peakMegabytes()} MB at most`);
}

const seconds = ((performance.now() - start) / 1000).toFixed(0);
output.say(JSON.stringify(results));
output.say(`Slowest: ${slowest.name}, ${slowest.bytes} bytes, ${slowest.cpuMs.toFixed(0)} ms.`);
output.say(`${escapes} escapes, ${peakMegabytes()} MB at most, ${seconds} s.`);
if (peakMegabytes() >= MAX_RSS_MB) output.say(`That is not below ${MAX_RSS_MB} MB.`);
process.exitCode = escapes > 0 || peakMegabytes() >= MAX_RSS_MB ? 1 : 0;
