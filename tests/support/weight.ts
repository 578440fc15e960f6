/** The files that a visitor loads for a page of the build: HTML, style sheets, scripts, fonts and drawings. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { builtText, DIST, sharedPage } from './build.ts';

const compressed = new Map<string, number>();

/** Bytes of a text with brotli at a level: 11 is the best. */
export function brotliBytes(text: string, level: number): number {
  const key = `${level} ${text}`;
  const bytes =
    compressed.get(key) ??
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
  compressed.set(key, bytes);
  return bytes;
}

/** Whether a text fits into this many bytes with brotli. Most do at a level that takes a twentieth of the best one’s time. */
export const fitsWithBrotli = (text: string, most: number): boolean =>
  [9, 10, 11].some((level) => brotliBytes(text, level) <= most);

const sizes = new Map<string, number>();
/** Transferred bytes: compressed, except for files that already are. */
export function gzipBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(DIST, file));
  const size = /\.(woff2|png|jpe?g|webp|avif)$/.test(file) ? bytes.length : gzipSync(bytes).length;
  sizes.set(file, size);
  return size;
}

/**
 * Files of the build that a page or style sheet loads, and their dependencies, without those that wait for a request.
 */
function loaded(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of loadsOf(one)) found.add(next);
  return found;
}

const loads = new Map<string, readonly string[]>();

/** Files that a file names; read once, because every page loads the same style sheets and scripts. */
function loadsOf(file: string): readonly string[] {
  const named = loads.get(file) ?? namedIn(file);
  loads.set(file, named);
  return named;
}

function namedIn(file: string): string[] {
  if (file.endsWith('.css')) return onDisk(file, addresses(builtText(file), /url\(["']?([^"')]+)/g));
  if (file.endsWith('.js'))
    return onDisk(file, addresses(builtText(file), /\bimport(?:[^"'(]*?from)?\s*["']([^"']+\.js)["']/g));
  if (!file.endsWith('.html')) return [];
  const page = sharedPage(file);
  const named = [
    ...page.querySelectorAll(
      'link[rel=stylesheet], link[rel=icon], link[rel=preload], link[rel=modulepreload]',
    ),
    ...page.querySelectorAll('script[src], img[src], use, image'),
  ].map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
  return onDisk(file, named);
}

const addresses = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => address);

const onDisk = (from: string, named: readonly string[]): string[] =>
  named
    .map((address) => decodeURIComponent(new URL(address, `http://build/${from}`).pathname.slice(1)))
    .filter((path) => path !== '' && !path.endsWith('/') && existsSync(join(DIST, path)));

/** The transferred bytes of a page, in total and per file. */
export function weightOf(file: string): { bytes: number; files: Record<string, number> } {
  const files = Object.fromEntries([...loaded(file)].map((one) => [one, gzipBytes(one)]));
  return { bytes: Object.values(files).reduce((sum, size) => sum + size, 0), files };
}
