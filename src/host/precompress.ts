/** Compressed siblings of the text files of a build, for hosts that send them as they are. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inThreads } from '../archive/corpus/threads.ts';
import { isText } from './content-types.ts';
import { contentType } from './headers.ts';
import { ENCODINGS } from './encodings.ts';
import { isPlain } from './file-limits.ts';

const ENDINGS = Object.values(ENCODINGS).map(({ ending }) => ending);
/** Smaller files fit one packet anyway. */
const WORTH_IT = 1024;
/** Files that a thread is given at once, so that they cost more than the message. */
const SLICE = 32;
/** Texts lie outside of the heap of a thread: left to grow, two of these held 70 MB more and were no faster. */
const resourceLimits = { maxOldGenerationSizeMb: 64 };
/** What no build has used for so long is thrown away, at the latest when as much time has passed again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const WORKER = new URL('./compress-worker.ts', import.meta.url);

export interface Compressed {
  /** How many files have siblings. */
  files: number;
  /** For how many of them they were kept from an earlier build. */
  kept: number;
  /** All files of the folder but siblings, counted on the way: to walk over a hundred thousand files takes a second. */
  plain: number;
}

/**
 * Writes a `.br` and a `.gz` beside every larger text file below a folder. `cache` keeps them between builds; `now` is in
 * milliseconds since 1970. In threads, as the heap of a build is full of pages. Rejects when a file cannot be read or written.
 */
export async function precompress(
  folder: string,
  cache: string = resolve('.cache', 'compressed'),
  now: number = Date.now(),
): Promise<Compressed> {
  const done: Compressed = { files: 0, kept: 0, plain: 0 };
  const due = inSlices(filesDue(folder, '/', done));
  const died = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
  const options = { worker: WORKER, workerData: cachesOf(cache, now), resourceLimits, died };
  for await (const kept of inThreads<string[], number | Error>(due, options)) {
    if (typeof kept !== 'number') throw kept;
    done.kept += kept;
  }
  return done;
}

/** The folder for what this month's builds use, then the last month's; older ones are removed, without a look at each file. */
function cachesOf(cache: string, now: number): string[] {
  const month = Math.floor(now / KEPT_MS);
  const names = [String(month), String(month - 1)];
  mkdirSync(join(cache, names[0]!), { recursive: true });
  for (const name of readdirSync(cache))
    if (!names.includes(name)) rmSync(join(cache, name), { recursive: true, force: true });
  return names.map((name) => join(cache, name));
}

/** Files below the address `path` whose siblings are to be made. Counts all that get some, and those that have them. */
function* filesDue(root: string, path: string, done: Compressed): Generator<string> {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    if (entry.isDirectory()) {
      yield* filesDue(root, `${path}${entry.name}/`, done);
      continue;
    }
    if (isPlain(entry)) done.plain++;
    if (isText(contentType(path + entry.name))) {
      const file = join(root, path, entry.name);
      const siblings = ENDINGS.filter((ending) => names.has(entry.name + ending)).map(
        (ending) => file + ending,
      );
      const facts = statSync(file);
      const isDue = facts.isFile() && facts.size > WORTH_IT;
      if (!isDue) for (const sibling of siblings) rmSync(sibling);
      else {
        done.files++;
        // Those of a file that stayed from the last build did, too. The last of them is written last.
        const stayed =
          siblings.length === ENDINGS.length && statSync(siblings.at(-1)!).mtimeMs > facts.mtimeMs;
        if (stayed) done.kept++;
        else yield file;
      }
    }
  }
}

function* inSlices<T>(items: Iterable<T>): Generator<T[]> {
  let slice: T[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length === SLICE) {
      yield slice;
      slice = [];
    }
  }
  yield slice;
}
