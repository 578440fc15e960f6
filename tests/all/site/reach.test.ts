/** Counts the clicks from the front page to each page. */
import { expect, test } from 'vitest';
import { builtPage, fileFor } from '../../support/build.ts';
import { builtPages, pathOf } from '../../support/own-links.ts';

/** Pages below a game. */
const FURTHER = /^\/replays\/[^/]+\/(made|orders)\/$/;

/** Clicks from the front page to each linked page, up to three. */
function clicks(): Map<string, number> {
  const found = new Map([['/', 0]]);
  for (const [path, count] of found) {
    const file = fileFor(path);
    if (count === 3 || file === null || !file.endsWith('.html')) continue;
    for (const link of builtPage(file).querySelectorAll('a[href^="/"]')) {
      const to = link.getAttribute('href')!.replace(/[?#].*$/, '');
      if (!found.has(to)) found.set(to, count + 1);
    }
  }
  return found;
}

test('every page is at most two clicks from the front page, what is behind a game three', () => {
  const counted = clicks();
  const far = builtPages()
    .map(pathOf)
    .filter((path) => {
      const count = counted.get(encodeURI(path)) ?? counted.get(path) ?? Infinity;
      return count > (FURTHER.test(path) ? 3 : 2);
    });
  expect(far).toEqual([]);
});
