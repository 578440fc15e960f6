/** Any name typed by strangers stays text in its cell. */
import fc from 'fast-check';
import { SITE_URL } from '../../../../src/site.ts';
import { urls } from '../../../../src/urls.ts';
import { describe, expect, test } from 'vitest';
import { gameText, type GameText } from '../../../../src/view/game/pages.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
import { printNodes } from '../../../../src/view/markdown/document.ts';
import { heading, listNode, paragraph, rowsNode } from '../../../../src/view/markdown/nodes.ts';
import { toVisibleLine } from '../../../../src/view/markdown/text.ts';
import type { GameAnalysis } from '../../../../src/game/analysis.ts';
import { nodesOf, parseMarkdown, readMarkdown } from '../../../support/read-markdown.ts';
import { gameWith } from '../../../support/analysed-archive.ts';
import { runsOf } from '../../../support/generators/runs.ts';
import { sampled } from '../../../support/sample.ts';
import { PAGE } from './page.ts';

const NAMES = [
  'a|b',
  'a\\|b\\',
  '||||',
  '| - | - |',
  '`code`',
  '``` ',
  '`|`',
  '[click](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '](https://evil.example) [',
  '[x]: https://evil.example',
  '[^1]',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!-- hidden -->',
  '<https://evil.example>',
  'https://evil.example/|',
  'www.evil.example',
  'evil@evil.example',
  '&lt;b&gt; &#124;',
  '# Heading\n\n- item',
  'line one\nline two\r\n| x |',
  '\u2028\u2029\u0085next',
  '---',
  '1. one',
  '**bold** __bold__ ~~gone~~ *_x_*',
  '\u202Eevil\u202C \u200Bzero\u200B \uFEFF',
  '|cffff0000Red|r',
  '"quoted": {yaml: true} # comment',
  '- [ ] task',
  '> quote',
  '\\',
];

const NAMED = new Set(['name', 'handle', 'map', 'mapRaw', 'patch', 'sides', 'matchup']);

/** A game with this name for everything that has a name. */
function rename(game: GameAnalysis, name: string): GameAnalysis {
  const renamed = JSON.parse(JSON.stringify(game), (key, value: unknown) =>
    typeof value === 'string' && NAMED.has(key) ? name : value,
  ) as GameAnalysis;
  // A few steps include every kind of cell; reading back hundreds only takes time.
  const players = renamed.players.map((player) => ({ ...player, build: player.build.slice(0, 5) }));
  return { ...renamed, players, observers: [name, name] };
}

/** Checks that a Markdown file contains no HTML, only these links, and well-formed tables. */
function expectSafe(file: string, links: readonly string[]): void {
  const read = readMarkdown(file);
  expect(read.html).toEqual([]);
  expect(read.links).toEqual(links);
  for (const [head, ...rows] of read.tables)
    for (const row of rows) expect(row.length, row.join(' | ')).toBe(head?.length);
  expect(file).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u2028\u2029]/u);
}

const gameMarkdown = (game: GameAnalysis, page: GameText) => markdownOfSections(gameText(game, page));
const plain = readMarkdown(gameMarkdown(rename(gameWith('167880102'), 'Moon'), PAGE));

describe.each(sampled(NAMES).map((name) => [JSON.stringify(name), name] as const))(
  'everything named %s',
  (_, name) => {
    const game = rename(gameWith('167880102'), name);

    test('leaves the document of a game in shape', () => {
      const file = gameMarkdown(game, { ...PAGE, title: name, description: name, event: name });
      expectSafe(file, plain.links);
      const read = readMarkdown(file);
      expect(read.front).toEqual({
        title: toVisibleLine(name),
        url: new URL(urls.game(game.replayId), SITE_URL).href,
        description: toVisibleLine(name),
      });
      expect(read.headings.length).toBe(plain.headings.length);
      expect(read.tables.map((rows) => rows.length)).toEqual(plain.tables.map((rows) => rows.length));
      expect(read.tables[0]?.[1]?.[1]).toBe(toVisibleLine(name).trim());
    });
  },
);

const pieces = fc.oneof(
  fc.constantFrom(
    ...'| ` [ ] ( ) < > ! \\ & ; # - + * _ ~ = : . @ / " \' 1 w http:// www. a@b.c &amp; <b> ]( \n'.split(
      ' ',
    ),
    ' ',
    '\t',
    '\n\n',
  ),
  fc.string({ maxLength: 4, unit: 'grapheme' }),
  fc.string({ maxLength: 4, unit: 'binary' }),
);
const hostileText = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

test('any text in any place reads back as itself', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (one, two) => {
      const printed = printNodes([
        heading(2, `x ${one}`),
        paragraph(`x ${one}`),
        listNode([[`x ${two}`]]),
        rowsNode(['x', one], [[two, one]]),
      ]);
      const tree = parseMarkdown(printed);
      expect(tree.children.map((node) => node.type)).toEqual(['heading', 'paragraph', 'list', 'table']);
      const kinds = new Set(nodesOf(tree).map((node) => node.type));
      for (const kind of [
        'html',
        'link',
        'image',
        'strong',
        'emphasis',
        'delete',
        'footnoteReference',
      ] as const)
        expect(kinds.has(kind), `${kind} in ${printed}`).toBe(false);
      const read = readMarkdown(`---\ntitle: "x"\n---\n\n${printed}`);
      const seen = (text: string) => toVisibleLine(text).trim();
      expect(read.headings).toEqual([seen(`2 x ${one}`)]);
      expect(read.tables).toEqual([
        [
          ['x', seen(one)],
          [seen(two), seen(one)],
        ],
      ]);
    }),
    runsOf(250),
  );
});
