/** What a visitor has to load for a game page. */
import { expect, test } from 'vitest';
import { builtFiles } from '../support/build.ts';
import { weightOf } from '../support/weight.ts';

/** With its map and key moments; who plays it or asks for every order loads more. */
const MOST_BYTES = 60_000;

test('every game page weighs at most 60 kB in all, compressed', () => {
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
  // The page itself, styles, and the script of the preferences at least.
  for (const { files, file } of weights) {
    expect(
      files.some((one) => one.endsWith('.css')),
      file,
    ).toBe(true);
    // The script of every page; and where a game can be played, what waits for it and what that imports.
    expect(files.filter((one) => one.endsWith('.js')).length, file).toBeLessThanOrEqual(3);
  }
  expect(most!.bytes).toBeLessThanOrEqual(MOST_BYTES);
});
