/**
 * Style sheets don’t ask what the whole page contains. With such a rule, browsers restyle every element whenever a
 * script adds one, as the panel next to the map does during playback.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A `:has()` on the page or its main part. */
const WHOLE_PAGE = /(?:^|[\s,(])(?:main|body|html)(?::where\()?:has\(/m;

/** Sheets that may have one, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'timeline.css': 'boxes that hide rows anywhere on a page, also without a script',
  'playback.css': 'the second screen, whose rule styles two elements',
};

test('no style sheet asks what the whole page contains', () => {
  const sheets = readdirSync('src/styles').filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.filter((name) => WHOLE_PAGE.test(readFileSync(`src/styles/${name}`, 'utf8')));
  expect(asking.filter((name) => !(name in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((name) => !asking.includes(name))).toEqual([]);
});
