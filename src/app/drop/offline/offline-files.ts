/** Finds all files of the drop page and the compare page in a finished build. Runs in Node. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_FILE } from '../../library/advice/archive-document.ts';
import { EXAMPLES_FOLDER } from '../input/examples.ts';
import { GROUND_FILE, PLACES_FILE } from '../worker/map-texts.ts';
import { OFFLINE_PAGES, SERVICE_WORKER } from './scope.ts';

interface OfflineFiles {
  /** Hash of the addresses and contents. */
  version: string;
  /** Addresses of the files; the pages come first. */
  files: string[];
}

/**
 * The pages, all files that their HTML, scripts and styles refer to, the examples, the maps, and the archive's data.
 * Vite's manifest isn't enough: it lists the worker, but neither the parts that the worker loads later nor the files
 * that the HTML refers to.
 */
export function offlineFiles(dist: string): OfflineFiles {
  const files = [...OFFLINE_PAGES];
  for (const file of files)
    files.push(...findReferences(dist, file).filter((candidate) => !files.includes(candidate)));
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

/** The scripts, styles and pictures that a file refers to by address, if they exist in the build. */
function findReferences(dist: string, file: string): string[] {
  if (!/(?:\/|\.js|\.css)$/.test(file)) return [];
  const text = readFileSync(onDisk(dist, file), 'utf8');
  const texts = [...text.matchAll(/["'`(]([^"'`()\s]+\.(?:js|css|svg|png|woff2))["'`)#]/g)];
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
