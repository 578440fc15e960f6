import { expect, test } from 'vitest';
import { fromFragment, type Refs } from '../../src/app/compare/permalink.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { SITE_URL } from '../../src/site.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtJson, builtText, fileFor, sharedPage } from '../support/build.ts';

const pages = builtFiles('.html');

/** All of a page's link targets on this site, as paths with fragments. */
function targets(file: string): string[] {
  const base = new URL(file.replace(/index\.html$/, ''), `${SITE_URL}/`);
  return sharedPage(file)
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .map((address) => new URL(address, base))
    .filter((url) => url.origin === base.origin)
    .map((url) => url.pathname + url.hash);
}

/** Players named in a comparison but missing in the documents. */
const missing = ({ a, b }: Refs): string[] =>
  [a, b].flatMap((ref) => {
    if (ref?.game.kind !== 'archive') return [];
    const file = fileFor(urls.analysis(ref.game.replayId));
    const slots = file ? builtJson<GameAnalysis>(file).players.map(({ slot }) => slot) : [];
    return file && (ref.slot === null || slots.includes(ref.slot)) ? [] : [ref.game.replayId];
  });

test('the build has pages', () => {
  expect(pages.length).toBeGreaterThan(50);
});

const leadsToTime = (file: string, fragment: string): boolean =>
  /^t=\d+:\d\d$/.test(fragment) && builtText(file).includes('data-playback=');

test('every link of every page leads to a file of the build, and every fragment to an id there', () => {
  const broken: string[] = [];
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string) => {
    if (!ids.has(file))
      ids.set(
        file,
        new Set(
          sharedPage(file)
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
      const sides = path === urls.compare() && fragment ? fromFragment(fragment) : null;
      if (sides) broken.push(...missing(sides).map((game) => `${page}: ${target}: ${game}`));
      else if (!file) broken.push(`${page}: ${target}`);
      // A fragment with a game time isn't an element of the page: playback goes there.
      else if (
        fragment &&
        file.endsWith('.html') &&
        !idsOf(file)?.has(fragment) &&
        !leadsToTime(file, fragment)
      )
        broken.push(`${page}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

test('what fills a drawing is on the same page', () => {
  const absent = pages.flatMap((file) => {
    const text = builtText(file);
    const filled = [...new Set([...text.matchAll(/fill="url\(#([\w-]+)\)"/g)].map(([, id]) => id!))];
    return filled.filter((id) => !text.includes(`id="${id}"`)).map((id) => `${file} ${id}`);
  });
  expect(absent).toEqual([]);
});
