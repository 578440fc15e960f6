/**
 * `npm run words [-- PART]`: every text of the source that somebody reads, those shown most first: how often it stands on built
 * pages, where it is written, and a page that shows it. With a part of a path only texts of such files. Needs a build.
 */
import { existsSync } from 'node:fs';
import { searchPages } from './shown.ts';
import { writtenTexts } from './strings.ts';

const DIST = new URL('../../../dist', import.meta.url).pathname;
const [part = ''] = process.argv.slice(2);
if (!existsSync(DIST)) throw new Error('There is no dist/. Run npm run build first.');
const shownOn = searchPages(DIST);
const rows = writtenTexts()
  .filter(({ at }) => at.includes(part))
  .map((written) => ({ ...written, ...shownOn(written.text) }))
  .sort((a, b) => b.times - a.times || a.at.localeCompare(b.at));
for (const { times, at, page, text } of rows)
  console.log([String(times).padStart(6), at, page || '(no built page)', text].join('\t'));
