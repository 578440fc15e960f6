/**
 * Every address that the site had before version 1.0 still answers: with the same document, or with a redirect to its
 * new place.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../src/archive/corpus/corpus.ts';
import { corpusRoot, listCorpus, RECORD_EXTENSION } from '../../src/archive/corpus/layout.ts';
import { readPlayers } from '../../src/archive/corpus/players.ts';
import { unlistedNames } from '../../src/archive/corpus/unlisted.ts';
import { slugOf } from '../../src/game/slug.ts';
import { newAddress } from '../../src/host/moved-addresses.ts';
import { SECURITY_CONTACT } from '../../src/site.ts';
import { urls } from '../../src/urls.ts';
import { builtPage, builtText, fileFor } from '../support/build.ts';

const before = JSON.parse(readFileSync('tests/fixtures/addresses/before-1.0.json', 'utf8')) as {
  games: string[];
  /** Addresses that every game had, with `{id}` for its id. */
  ofGame: string[];
  pages: string[];
  documents: string[];
};
const ofGames = before.games.flatMap((id) => before.ofGame.map((path) => path.replace('{id}', id)));

/** Addresses that were withdrawn because hardly anybody used them; the changelog says so. */
const WITHDRAWN = [
  ...['/assistant.js', '/design/', '/design/index.md'],
  // Not a person, but what somebody typed to fill the field for the name.
  ...['/players/123456789012345/', '/players/123456789012345/index.md', '/data/prep/123456789012345.json'],
  ...[
    'clients/farseer.d.ts',
    'clients/farseer.js',
    'clients/farseer.py',
    'croissant.json',
    'dcat.jsonld',
  ].map((file) => `/data/releases/latest/${file}`),
  // Not withdrawn, but without a contact there is none.
  ...(SECURITY_CONTACT === null ? [urls.security()] : []),
];

const root = corpusRoot();
const { renamed } = readCorpus(root);
const stored = new Set(listCorpus(root).map(({ file }) => basename(file, RECORD_EXTENSION)));
const unlisted = new Set([...unlistedNames(readPlayers(root)).keys()].map(slugOf));

/** Whether the game or the name in an address was removed from the archive. */
function isRemoved(path: string): boolean {
  const id = before.games.find((game) => path.includes(`/${game}`));
  if (id !== undefined) return renamed.has(id) || !stored.has(id);
  return unlisted.has(/^\/(?:players|data\/prep)\/([^/.]+)/.exec(path)?.[1] ?? '');
}

/** Whether a file exists at an address, or at its redirect target. */
function answers(path: string): boolean {
  const moved = newAddress(path);
  return fileFor(moved === null ? path : new URL(moved, 'http://here').pathname) !== null;
}

test.each([
  ['games', ofGames],
  ['pages', before.pages],
  ['documents', before.documents],
] as const)('%s answer at their old addresses', (_, paths) => {
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !WITHDRAWN.includes(path) && !isRemoved(path) && !answers(path))).toEqual([]);
});

describe('a page that moved leads on without a host that redirects', () => {
  const moved = before.pages.filter((path) => newAddress(path) !== null);

  test('each of them, to the page that has its place', () => {
    expect(moved.length).toBeGreaterThan(20);
    for (const path of moved) {
      const page = builtPage(fileFor(path)!);
      const to = page.querySelector('main a')?.getAttribute('href');
      expect(to).toBe(newAddress(path));
      expect(page.querySelector('noscript')?.innerHTML).toContain(`0; url=${to}`);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${to}$`));
      expect(page.querySelectorAll('script[src]')).toHaveLength(1);
    }
  });

  test('and no sitemap names it', () => {
    const listed = builtText('sitemap.xml');
    expect(moved.filter((path) => listed.includes(`${path}</loc>`))).toEqual([]);
  });
});

test('the query of a casting sheet goes along, that of other pages does not', () => {
  expect(newAddress('/prep/', '?a=arthas&b=thrall')).toBe('/cast/?a=arthas&b=thrall');
  expect(newAddress('/truth/', '?a=b')).toBe('/accuracy/');
  expect(newAddress('/openers/orc/human/')).toBe('/openings/orc/human/');
  expect(newAddress('/openers/<script>')).toBeNull();
});
