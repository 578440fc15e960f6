import { expect, test } from 'vitest';
import { printDocument, printNodes } from '../../../../src/view/markdown/document.ts';
import { link, listNode, paragraph, rowsNode } from '../../../../src/view/markdown/nodes.ts';
import { readMarkdown } from '../../../support/read-markdown.ts';

test('front matter is three one-line strings, whatever they hold', () => {
  const file = printDocument(
    { title: 'a "b": \\ #\n---\n\u2028{x}\u0085', url: 'https://archive.example/', description: '' },
    [paragraph('Text.')],
  );
  expect(file).toMatchSnapshot();
});

test('tables stand unpadded, so that columns cost nothing', () => {
  expect(printNodes([rowsNode(['A', 'Long name'], [['1', 'x|y']])])).toBe(
    '| A | Long name |\n| - | - |\n| 1 | x\\|y |\n',
  );
});

test('a link whose name is its address is not printed like a tag', () => {
  const url = 'https://archive.example/x.md';
  const printed = printNodes([paragraph(link(url, url))]);
  expect(printed).toBe('[`https://archive.example/x.md`](https://archive.example/x.md)\n');
  expect(readMarkdown(`---\ntitle: "x"\n---\n\n${printed}`).links).toEqual([url]);
});

test('parts of a line keep the blanks between them and lose those at its ends', () => {
  expect(printNodes([listNode([[' one ', link('two', '/2'), ' three ']])])).toBe('- one [two](/2) three\n');
});
