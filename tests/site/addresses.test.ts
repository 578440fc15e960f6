/**
 * Every address that the site had before version 1.0 still answers: with the same document, or with a redirect to its
 * new place.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { movedTo } from '../../src/host/moved.ts';
import { builtPage, builtText, fileFor } from '../support/build.ts';

const before = JSON.parse(readFileSync('tests/fixtures/addresses/before-1.0.json', 'utf8')) as {
  games: string[];
  /** Addresses that every game had, with `{id}` for its id. */
  ofGame: string[];
  pages: string[];
  documents: string[];
};
const ofGames = before.games.flatMap((id) => before.ofGame.map((path) => path.replace('{id}', id)));

/** Whether a file exists at an address, or at its redirect target. */
function answers(path: string): boolean {
  const moved = movedTo(path);
  return fileFor(moved === null ? path : new URL(moved, 'http://here').pathname) !== null;
}

test.each([
  ['games', ofGames],
  ['pages', before.pages],
  ['documents', before.documents],
] as const)('%s answer at their old addresses', (_, paths) => {
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !answers(path))).toEqual([]);
});

describe('a page that moved leads on without a host that redirects', () => {
  const moved = before.pages.filter((path) => movedTo(path) !== null);

  test('each of them, to the page that has its place', () => {
    expect(moved.length).toBeGreaterThan(20);
    for (const path of moved) {
      const page = builtPage(fileFor(path)!);
      const to = page.querySelector('main a')?.getAttribute('href');
      expect(to).toBe(movedTo(path));
      expect(page.querySelector('noscript')?.innerHTML).toContain(`0; url=${to}`);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${to}$`));
      expect(page.querySelectorAll('script[src]')).toHaveLength(1);
    }
  });

  test('and no sitemap names it', () => {
    const listed = builtText('sitemap-0.xml');
    expect(moved.filter((path) => listed.includes(`${path}</loc>`))).toEqual([]);
  });
});

test('the query of a casting sheet goes along, that of other pages does not', () => {
  expect(movedTo('/prep/', '?a=grubby&b=happy')).toBe('/cast/?a=grubby&b=happy');
  expect(movedTo('/truth/', '?a=b')).toBe('/accuracy/');
  expect(movedTo('/openers/orc/human/')).toBe('/openings/orc/human/');
  expect(movedTo('/openers/<script>')).toBeNull();
});
