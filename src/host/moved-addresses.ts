/**
 * Moved addresses and their targets. Hosts use them, and the build makes a page for each old folder. Runs anywhere.
 */

import { MOVED_FOLDERS } from '../urls.ts';

interface Moved {
  /** A regular expression with one group, valid in PCRE, Go and JavaScript. */
  pattern: string;
  /** Text before and after the group in the new address. */
  before: string;
  after: string;
  /** Whether the query is kept in the new address. */
  query: boolean;
  /** The rule as a line of `_redirects`. */
  line: string;
}

/** Files that games once had, and the page sections that now offer the same. */
const PARTS = {
  'apm.csv': 'orders/#apm',
  'build-orders.csv': 'orders/#build-orders',
  'build-orders.txt': 'orders/#build-orders',
  'spending.csv': '#spending',
} as const;

/** The only characters in game ids, so that no other part of a request gets into a response header. */
const GAME = '/replays/[A-Za-z0-9._-]+/';
const BELOW = '[A-Za-z0-9._/-]*';

/** Addresses of before, each with its new one. */
export const MOVED: readonly Moved[] = [
  ...Object.entries(PARTS).map(([file, part]) => ({
    pattern: `^(${GAME})${file.replace('.', '\\.')}$`,
    before: '',
    after: part,
    query: false,
    line: `/replays/:game/${file} /replays/:game/${part} 301`,
  })),
  // A frame shows less than the page of its game and has no Markdown version.
  {
    pattern: '^/embed/([A-Za-z0-9._-]+/index\\.md)$',
    before: '/replays/',
    after: '',
    query: false,
    line: '/embed/:game/index.md /replays/:game/index.md 301',
  },
  ...Object.entries(MOVED_FOLDERS).map(([from, { to, query }]) => ({
    pattern: `^${from}(${BELOW})$`,
    before: to,
    after: '',
    query,
    line: `${from}* ${to}:splat 301`,
  })),
];

/**
 * New address for a moved address; null for all others. `search` is the query including its question mark, or empty.
 */
export function newAddress(path: string, search = ''): string | null {
  for (const { pattern, before, after, query } of MOVED) {
    const tail = new RegExp(pattern).exec(path)?.[1];
    if (tail !== undefined) return before + tail + after + (query ? search : '');
  }
  return null;
}

/** The `_redirects` file, for hosts that only serve files. */
export const redirectsFile = (): string => MOVED.map(({ line }) => `${line}\n`).join('');
