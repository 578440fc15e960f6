/** Reads the finished build, for the tests of the `site` project. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

export const DIST = new URL('../../dist/', import.meta.url).pathname;

/** Read once, because dozens of tests ask for them. */
let files: readonly string[] | null = null;

/** Paths of all built files, relative to the build folder, with `/` between folders. */
export function builtFiles(extension = ''): string[] {
  if (!existsSync(DIST)) throw new Error('There is no build. Run `npm run build` first.');
  files ??= readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(DIST, join(parentPath, name)).replaceAll('\\', '/'));
  return files.filter((path) => path.endsWith(extension));
}

/** Whether a page of the build only leads to the page's new address. */
export function isMovedPage(file: string): boolean {
  const known = moved.get(file) ?? builtText(file).includes('http-equiv="refresh"');
  moved.set(file, known);
  return known;
}

const moved = new Map<string, boolean>();

/** Pages of the site, without embedded games and redirect pages. */
export const builtHtml = (): string[] =>
  builtFiles('.html').filter((file) => !file.startsWith('embed/') && !isMovedPage(file));

export const builtText = (path: string): string => readFileSync(join(DIST, path), 'utf8');
export const builtJson = <T>(path: string): T => JSON.parse(builtText(path)) as T;
export const builtPage = (path: string): HTMLElement => parse(builtText(path));

const pages = new Map<string, HTMLElement>();

/** A page that all tests of a worker share, because ten of them read every page. Never change it: use `builtPage`. */
export function sharedPage(path: string): HTMLElement {
  const page = pages.get(path) ?? builtPage(path);
  pages.set(path, page);
  return page;
}

/** The file for a path of the site; null if there is none. */
export function fileFor(pathname: string): string | null {
  const path = decodeURIComponent(pathname).replace(/^\//, '');
  const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`];
  return (
    candidates.find((file) => existsSync(join(DIST, file)) && statSync(join(DIST, file)).isFile()) ?? null
  );
}
