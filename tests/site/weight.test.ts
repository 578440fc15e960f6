/** The files that a visitor loads for a game page. */
import { expect, test } from 'vitest';
import { builtFiles, builtText, sharedPage } from '../support/build.ts';
import { MOST_BYTES as MOST_PLAIN_BYTES, MOST_ELEMENTS, sizeOf } from '../support/page-size.ts';
import { brotliBytes, fitsWithBrotli, weightOf } from '../support/weight.ts';

test('the map of every game weighs at most 8 KB, its track 30 KB, and what plays it 15 KB, with brotli', () => {
  const cards = builtFiles('index.html')
    .filter((file) => /^replays\/[^/]+\/index\.html$/.test(file))
    .flatMap((file) => sharedPage(file).querySelector('.map-box')?.innerHTML ?? []);
  const tracks = builtFiles('.json').filter((file) => file.startsWith('data/tracks/'));
  const scripts = builtFiles('.js').filter((file) => /^_astro\/start\.[^/]*\.js$/.test(file));
  const playing = scripts.filter((file) => builtText(file).includes('Game time'));
  expect(playing).toHaveLength(1);
  expect(cards.length).toBeGreaterThan(40);
  expect(tracks).toHaveLength(cards.length);
  const kinds = {
    card: [cards, 8],
    track: [tracks.map(builtText), 30],
    script: [playing.map(builtText), 15],
  } as const;
  for (const [kind, [texts, most]] of Object.entries(kinds)) {
    console.log(
      `Most bytes of a ${kind} with brotli`,
      Math.max(...texts.map((text) => brotliBytes(text, 9))),
    );
    const over = texts.filter((text) => !fitsWithBrotli(text, most * 1024));
    expect(over.map((text) => text.slice(0, 200))).toEqual([]);
  }
});

/**
 * Includes the map and key moments; playing the game or opening every order loads more. The real ground of a map with
 * its camps, shops and legend is 2 to 4 kB larger than ground drawn from orders, and routes are 1 kB. Drawn routes,
 * bands of hero levels and the legend of a game’s marks are another 1 kB. A story with claims that open their
 * evidence, and the economy, are 1 to 2 kB. The timeline of the stage, and every mark of map and timeline as a link
 * with words, are 3 kB. The former timeline below is now on the page of all orders. The outcome of each fight is
 * another 1 kB. One style sheet for all pages is 1 kB larger here, but no later page loads any. Page and styles of
 * chapters are half a kB more. The page with every order is now the heaviest, because it shares the style sheet. The
 * scripts that wait for a search, and the style of suggestions, are half a kB. So are the filters of its tables. The
 * shared style sheet marks what is current with forced colours, and lays out comparisons: a quarter of a kB. Whole
 * sentences in legends and moments, instead of fragments, are another half.
 */
const MOST_BYTES = 75_000;

test('every game page weighs at most 75 kB in all, compressed', () => {
  const pages = builtFiles('index.html').filter((file) => /^replays\/[^/]+\//.test(file));
  expect(pages.length).toBeGreaterThan(40);
  const weights = pages
    .map((file) => {
      const { bytes, files } = weightOf(file);
      return { file, bytes, sizes: files, files: Object.keys(files) };
    })
    .sort((a, b) => b.bytes - a.bytes);
  const [most] = weights;
  console.log(`The heaviest game page: ${most!.file}, ${most!.bytes} bytes`, most!.sizes);
  // At least the page, styles, and the script of the preferences.
  for (const { files, file } of weights) {
    expect(
      files.some((one) => one.endsWith('.css')),
      file,
    ).toBe(true);
    // The scripts of every page, including the one that waits for a search. Where a game can be played, also the one
    // that waits for playback with its imports: its keys are shared with the player.
    expect(files.filter((one) => one.endsWith('.js')).length, file).toBeLessThanOrEqual(5);
  }
  expect(most!.bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('no page has more than 300 KB of HTML or 6,000 elements', () => {
  const sizes = builtFiles('.html').map((file) => ({ file, ...sizeOf(builtText(file)) }));
  expect(sizes.length).toBeGreaterThan(40);
  const over = sizes.filter(({ bytes, elements }) => bytes > MOST_PLAIN_BYTES || elements > MOST_ELEMENTS);
  expect(over).toEqual([]);
});
