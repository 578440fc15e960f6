/** Finds the files that the drop page and the compare page consist of, in a finished build. Runs in Node. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_FILE } from '../insight/archive-file.ts';
import { EXAMPLES_FOLDER } from '../input/examples.ts';
import { GROUND_FILE, PLACES_FILE } from '../worker/map-texts.ts';
import { OFFLINE_PAGES, SERVICE_WORKER } from './scope.ts';

export interface KeptFiles {
  /** Hash of the addresses and contents. */
  version: string;
  /** Addresses, the pages first. */
  files: string[];
}

/**
 * The pages, all files that they, their programs and their styles refer to, the examples, the maps, and the archive's data.
 * Vite's manifest isn't enough: it has the worker, but not the parts that the worker loads later, or the HTML's
 * references.
 */
export function keptFiles(dist: string): KeptFiles {
  const files = [...OFFLINE_PAGES];
  for (const file of files)
    files.push(...named(dist, file).filter((candidate) => !files.includes(candidate)));
  const examples = readdirSync(join(dist, EXAMPLES_FOLDER)).sort();
  files.push(...examples.map((name) => `${EXAMPLES_FOLDER}${name}`), PLACES_FILE, GROUND_FILE, ARCHIVE_FILE);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(onDisk(dist, file)));
  return { version: hash.digest('hex').slice(0, 12), files };
}

/** The scripts, styles and pictures that a text names by address and that exist in the build. */
function named(dist: string, file: string): string[] {
  if (!/(?:\/|\.js|\.css)$/.test(file)) return [];
  const text = readFileSync(onDisk(dist, file), 'utf8');
  const texts = [...text.matchAll(/["'`(]([^"'`()\s]+\.(?:js|css|svg|png|woff2))["'`)]/g)];
  const addresses = texts.map(([, address = '']) => new URL(address, `http://build${file}`));
  const ofSite = addresses.filter(
    ({ host, pathname }) => host === 'build' && existsSync(join(dist, pathname)),
  );
  return [...new Set(ofSite.map(({ pathname }) => pathname))].filter((path) => path !== SERVICE_WORKER);
}

function onDisk(dist: string, file: string): string {
  const path = join(dist, file);
  return statSync(path).isDirectory() ? join(path, 'index.html') : path;
}
