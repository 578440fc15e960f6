/**
 * `npm run decode`: prints one JSON line per recording, in order, for very large numbers of recordings. stdin lists the
 * files or is a tar.
 */
import './failure.ts';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { filesOfTar } from '../archive/corpus/tar.ts';
import { duckdbScript } from '../data/release/formats/duckdb.ts';
import { LONE_TABLES } from '../data/release/single-recording.ts';
import { inThreads } from '../archive/corpus/threads.ts';
import { exitMisused, readOptions } from './arguments.ts';
import { crashLine, type LineSource } from './line.ts';
import { isPrinted, type Printed } from './output-formats.ts';

const USAGE = `Usage: npm run --silent decode -- [--as summary|game|analysis|tables] [--threads N] [--tar] < NAMES
       npm run --silent decode -- --sql

Reads replay names (.w3g, .nwg, or a ZIP, tar or gzip archive with a replay) from stdin, one per line. Prints one line of
JSON for each, in the same order: {"file", "sha256", "summary"}, or {"file", "error": {"code", "sentence"}}.
The exit code is 1 if a file gives no game.

  --as         output: the summary of the data API, the decoded game, the whole analysis, or rows of release tables
  --threads N  maximum number of threads; by default the number of cores
  --tar        reads a tar of replays from stdin instead of names; skips links and folders in it
  --sql        reads nothing; prints SQL with which DuckDB turns "games*.ndjson" (from --as tables) into Parquet files
`;

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit());
process.exitCode = await main();

/** Exit code: 0, 1 if a file yielded no game, 2 for invalid arguments. */
async function main(): Promise<number> {
  const values = readOptions(USAGE, {
    as: { type: 'string', default: 'summary' },
    threads: { type: 'string' },
    tar: { type: 'boolean' },
    sql: { type: 'boolean' },
  });
  if (values.sql) {
    process.stdout.write(duckdbScript(LONE_TABLES, 'games*.ndjson'));
    return 0;
  }
  const threads = values.threads === undefined ? undefined : Number(values.threads);
  const isCount = threads === undefined || (Number.isInteger(threads) && threads > 0);
  if (!isPrinted(values.as) || !isCount) return exitMisused(USAGE);
  return decodeAll(values.tar ? filesOfTar(process.stdin) : names(), values.as, threads);
}

async function decodeAll(
  sources: AsyncIterable<LineSource>,
  as: Printed,
  threads: number | undefined,
): Promise<number> {
  const worker = new URL('./line-worker.ts', import.meta.url);
  let code = 0;
  for await (const { text, ok } of inThreads(sources, { worker, workerData: as, threads, died: crashLine })) {
    if (!ok) code = 1;
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
  }
  return code;
}

async function* names(): AsyncGenerator<string> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (line !== '') yield line;
}
