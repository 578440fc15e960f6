/** Addresses that moved, and where they lead now. Hosts read it, and the build makes a page of each old folder. Runs anywhere. */

import { MOVED_FOLDERS } from '../urls.ts';

interface Moved {
  /** A regular expression of one group that PCRE, Go and JavaScript read alike. */
  pattern: string;
  /** What stands before and after the group in the new address. */
  before: string;
  after: string;
  /** Whether the query of the old address goes on to the new one. */
  query: boolean;
  /** The same in the words of `_redirects`. */
  line: string;
}

/** Files that a game once had, and the part of a page that offers the same now. */
const PARTS = {
  'apm.csv': 'orders/#apm',
  'build-orders.csv': 'orders/#build-orders',
  'build-orders.txt': 'orders/#build-orders',
  'spending.csv': '#spending',
} as const;

/** No other characters are in the id of a game, so nothing that was asked for gets into a header of the answer. */
const GAME = '/replays/[A-Za-z0-9._-]+/';
const BELOW = '[A-Za-z0-9._/-]*';

export const MOVED: readonly Moved[] = [
  ...Object.entries(PARTS).map(([file, part]) => ({
    pattern: `^(${GAME})${file.replace('.', '\\.')}$`,
    before: '',
    after: part,
    query: false,
    line: `/replays/:game/${file} /replays/:game/${part} 301`,
  })),
  // A frame says less than the page of its game, and has no Markdown of its own.
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

/** Where an address has moved to; null for all others. `search` is its query with the question mark, or nothing. */
export function movedTo(path: string, search = ''): string | null {
  for (const { pattern, before, after, query } of MOVED) {
    const kept = new RegExp(pattern).exec(path)?.[1];
    if (kept !== undefined) return before + kept + after + (query ? search : '');
  }
  return null;
}

/** The `_redirects` file, for hosts that only have files. */
export const redirectsFile = (): string => MOVED.map(({ line }) => `${line}\n`).join('');
