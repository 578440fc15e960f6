/** The search behind `npm run words`: how often pages show a text, and which file has it. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { searchFiles } from '../../support/words/other-places.ts';
import { searchPages } from '../../support/words/shown.ts';
import { textsOf } from '../../support/words/strings.ts';

const dist = folderOf({
  'index.html': '<h2>Games</h2><p>Games of all players.</p><script src="/_astro/home.js"></script>',
  'games/index.html':
    '<p>Grubby orders the <b>Blademaster</b>, first hero.</p><p>Grubby orders the items.</p><p>Games</p>',
  'index.md': 'Every line is shorter in this version.',
  'data.json': JSON.stringify({ note: 'It says "a" and\nends here.' }),
  '_astro/home.js': 'const later = () => import("./later.js");',
  '_astro/later.js':
    'const a = "Done"; const b = `${a} of ${b.length}`; const c = `All ${a} games are loaded.`;',
});
const shownOn = searchPages(dist);
const placeOf = searchFiles(dist);

test('a text counts where all its parts stand in one element, in their order and as whole words', () => {
  expect(shownOn('{} orders the {}, {} hero')).toEqual({ times: 1, page: 'games/index.html' });
  expect(shownOn('{} orders the item')).toEqual({ times: 0, page: '' });
  expect(shownOn('{} hero, orders the {}').times).toBe(0);
});

test('a label counts where it is all of an element', () => {
  expect(shownOn('Games')).toEqual({ times: 2, page: 'index.html' });
  expect(shownOn('Blademaster')).toEqual({ times: 0, page: 'games/index.html' });
});

test('other texts are in Markdown versions, documents, or scripts of a page', () => {
  expect(placeOf('Every line is {} in this version.')).toEqual({ name: 'index.md', isScript: false });
  expect(placeOf('It says "a" and ends here.')).toEqual({ name: 'data.json', isScript: false });
  expect(placeOf('All {} games are loaded.')).toEqual({ name: 'index.html', isScript: true });
  expect([placeOf('Done')?.isScript, placeOf('{} of {}')?.isScript, placeOf('{} at {}')]).toEqual([
    true,
    true,
    null,
  ]);
});

test('gaps have names, and labels of words files are texts', () => {
  const code =
    'export const A = { name: "Save", of: (n: number, g: G) => `${n} of ${g.rows}${n > 1 ? " rows" : " row"}` };';
  expect(textsOf('src/a/words.ts', code, true).map(({ named }) => named)).toEqual([
    'Save',
    '{n} of {rows}{ rows | row}',
    'rows',
    'row',
  ]);
  expect(textsOf('src/a/other.ts', code, true)).toEqual([]);
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
