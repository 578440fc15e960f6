/** `/llms.txt` and `/llms-full.txt`, in a form that their parsers can read. */
import { describe, expect, test } from 'vitest';
import { SITE_URL } from '../../src/site.ts';
import { twin } from '../../src/urls.ts';
import { builtText } from '../support/build.ts';
import { builtProse, deadUrls, fileOf, ownUrls, pathOf } from '../support/own-links.ts';

describe('llms.txt', () => {
  const text = builtText('llms.txt');
  const lines = text.split('\n');
  const firstSection = lines.findIndex((line) => line.startsWith('## '));

  test('one title first, a summary of one line, then details', () => {
    expect(text).not.toMatch(/^\uFEFF|\r/);
    expect(lines.filter((line) => line.startsWith('# '))).toEqual([lines[0]]);
    expect(lines.filter((line) => line.startsWith('>'))).toEqual([lines[2]]);
    const details = lines.slice(3, firstSection).filter((line) => line !== '');
    expect(details.length).toBeGreaterThan(0);
    // Details are paragraphs: parsers take the first list for a file list.
    expect(details.filter((line) => /^\s*([-*+>#]|\d+\.)\s/.test(line))).toEqual([]);
    expect(lines.filter((line) => /^#{3,} /.test(line))).toEqual([]);
  });

  test('sections hold nothing but links with a note', () => {
    const inside = lines.slice(firstSection).filter((line) => line !== '' && !line.startsWith('## '));
    expect(inside.filter((line) => !/^- \[[^\]]+\]\([^)\s]+\)(: .+)?$/.test(line))).toEqual([]);
    expect(inside.length).toBeGreaterThan(8);
  });

  test('every link leads somewhere, and to text for programs, not to a page', () => {
    expect(deadUrls(text)).toEqual([]);
    const files = ownUrls(text).map((url) => fileOf(url)!);
    expect(files.filter((file) => file.endsWith('.html'))).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.md')))
      expect(builtText(file), file).not.toMatch(/^\s*<(!doctype|html)/i);
  });

  test('it names every page written by hand, and is small', () => {
    for (const file of builtProse()) expect(text).toContain(`](${SITE_URL}${twin(pathOf(file))})`);
    // One line for each guide and handwritten page.
    expect(Buffer.byteLength(text)).toBeLessThan(14_000);
  });
});

describe('llms-full.txt', () => {
  const text = builtText('llms-full.txt');
  const outsideCode = text.replace(/^```.*?^```/gms, '');

  test('title, summary and the pages that llms.txt names, each once', () => {
    const [title, , summary] = text.split('\n');
    expect(builtText('llms.txt').split('\n')).toEqual(expect.arrayContaining([title, summary]));
    expect(outsideCode.match(/^# /gm)).toHaveLength(1);
    const sections = [...outsideCode.matchAll(/^## .+\n\nPage: (\S+)$/gm)].map(([, url]) => url);
    const prose = builtProse();
    expect(sections.sort()).toEqual(prose.map((file) => `${SITE_URL}${pathOf(file)}`).sort());
    expect(outsideCode.match(/^## /gm)).toHaveLength(prose.length);
  });

  test('a section says what the page says', () => {
    const table = /^\| `?tier2Sec`? \|.*$/m.exec(builtText('api/reference/index.md'))?.[0];
    expect(text).toContain(table ?? 'a row for tier2Sec');
    // The frame to copy is that of an invented game.
    expect(deadUrls(outsideCode)).toEqual([]);
  });
});
