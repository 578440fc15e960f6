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

test('texts are found in strings, templates, sums of both, and elements', () => {
  const code = [
    "const text = 'Made of ' + `two strings, and ${'of one in it'} too`;",
    "const key = 'some-key', address = '/a/path/', names = 'class-a class-b';",
    '// A comment says nothing to visitors.',
    'const module = `export const NAME = ${name} and more;`;',
    'const path = `M${x} ${y}H${end}v7H${x}z`;',
    'const view = <p title="A title of its own">Text in {name} elements.</p>;',
  ].join('\n');
  expect(textsOf('a.tsx', code)).toMatchObject([
    { at: 'a.tsx:1', text: 'Made of two strings, and {} too' },
    { at: 'a.tsx:6', text: 'A title of its own' },
  ]);
});

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
