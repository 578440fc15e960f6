/** Files that a visitor loads: one limit for each type of page, and one for all programs of the drop page. */
import { expect, test } from 'vitest';
import { builtFiles, builtHtml, builtText } from '../support/build.ts';
import { MAX_BYTES, MAX_ELEMENTS, sizeOf } from '../support/page-size.ts';
import { typeOf } from '../support/page-types.ts';
import { gzipBytes, weightOf } from '../support/weight.ts';

/**
 * Transferred kilobytes of the heaviest page of each type with styles, fonts, drawings and scripts, and a
 * tenth of slack. A type that is not listed has the last limit. Raise a limit if what a visitor gets for it is worth the wait.
 */
const LIMITS_KB: Readonly<Record<string, number>> = {
  '/builds/*/': 80,
  '/cast/': 80,
  '/compare/': 103,
  '/drop/': 101,
  '/heroes/*/': 109,
  '/maps/': 111,
  '/matchups/*/': 85,
  '/players/': 94,
  '/replays/': 165,
  '/replays/*/': 81,
  '/replays/*/*/': 81,
  '/tools/': 226,
};
const OTHER_LIMIT_KB = 70;

/** Kilobytes with gzip of all programs that the drop page can load: a tenth over their size without a second minifier. */
const DROP_LIMIT_KB = 420;

const pages = builtHtml();

test('a page of each type is light', () => {
  const heaviest = new Map<string, { file: string; bytes: number }>();
  for (const file of pages) {
    const type = typeOf(`/${file.replace(/index\.html$/, '')}`);
    const { bytes } = weightOf(file);
    if (bytes > (heaviest.get(type)?.bytes ?? 0)) heaviest.set(type, { file, bytes });
  }
  expect(heaviest.size).toBeGreaterThan(20);
  console.log('Bytes of the heaviest page of each type', Object.fromEntries(heaviest));
  expect(Object.keys(LIMITS_KB).filter((type) => !heaviest.has(type))).toEqual([]);
  const over = [...heaviest].filter(
    ([type, { bytes }]) => bytes > 1000 * (LIMITS_KB[type] ?? OTHER_LIMIT_KB),
  );
  expect(over).toEqual([]);
});

test('the programs of the drop page are light', () => {
  const programs = new Set(builtFiles('.js'));
  const found = new Set<string>();
  const visit = (path: string): void => {
    for (const [, name = ''] of builtText(path).matchAll(/["'`(]([^"'`()\s]+\.js)["'`)]/g)) {
      const program = new URL(name, `http://build/${path}`).pathname.slice(1);
      // Service workers list all files that they keep.
      if (!programs.has(program) || found.has(program) || /(?:^offline|\/sw)\.js$/.test(program)) continue;
      found.add(program);
      visit(program);
    }
  };
  visit('drop/index.html');
  const bytes = [...found].reduce((sum, path) => sum + gzipBytes(path), 0);
  console.log(`The drop page: ${found.size} programs, ${bytes} bytes with gzip`);
  expect([...found].filter((path) => path.includes('worker')).length).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(1000 * DROP_LIMIT_KB);
});

test('no page has more than 300 KB of HTML or 6,000 elements', () => {
  const sizes = builtFiles('.html').map((file) => ({ file, ...sizeOf(builtText(file)) }));
  expect(sizes.length).toBeGreaterThan(40);
  const over = sizes.filter(({ bytes, elements }) => bytes > MAX_BYTES || elements > MAX_ELEMENTS);
  expect(over).toEqual([]);
});
