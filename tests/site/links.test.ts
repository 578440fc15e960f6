import { expect, test } from 'vitest';
import { SITE_URL } from '../../src/site.ts';
import { builtFiles, builtPage, fileFor } from '../support/build.ts';

const pages = builtFiles('.html');

/** Everything a page points to with its own origin, as paths with fragments. */
function targets(file: string): string[] {
  const base = new URL(file.replace(/index\.html$/, ''), `${SITE_URL}/`);
  return builtPage(file)
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .map((address) => new URL(address, base))
    .filter((url) => url.origin === base.origin && !url.pathname.startsWith('/source'))
    .map((url) => url.pathname + url.hash);
}

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(50);
});

test('every link of every page leads to a file of the build, and every fragment to an id there', () => {
  const broken: string[] = [];
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string) => {
    if (!ids.has(file))
      ids.set(
        file,
        new Set(
          builtPage(file)
            .querySelectorAll('[id]')
            .map((element) => element.id),
        ),
      );
    return ids.get(file);
  };
  for (const page of pages) {
    for (const target of targets(page)) {
      const [path = '', fragment] = target.split('#');
      const file = fileFor(path);
      if (!file) broken.push(`${page}: ${target}`);
      else if (fragment && file.endsWith('.html') && !idsOf(file)?.has(fragment))
        broken.push(`${page}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});
