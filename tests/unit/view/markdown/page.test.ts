import { describe, expect, test } from 'vitest';
import { rowsNode } from '../../../../src/view/markdown/nodes.ts';
import { pageMarkdown, type PageOptions } from '../../../../src/view/markdown/page.ts';

const OPTIONS: PageOptions = {
  titleEnding: ' · Archive',
  toTwin: (path) => (path.endsWith('/') ? `${path}index.md` : path),
};

const HEAD =
  '<title>Guide · Archive</title><meta name="description" content="How &quot;it&quot; works.">' +
  '<link rel="canonical" href="https://archive.example/guide/">';

const page = (main: string, head = HEAD) =>
  `<!doctype html><html><head>${head}</head><body><header>Menu</header><main>${main}</main></body></html>`;

/** The Markdown of `main`, without the front matter. */
const body = (main: string, options: Partial<PageOptions> = {}) =>
  pageMarkdown(page(main), { ...OPTIONS, ...options }).replace(/^---\n.*?\n---\n\n/s, '');

test('title, address and description come from the head', () => {
  expect(pageMarkdown(page('<h1>Guide</h1>'), OPTIONS)).toBe(
    '---\ntitle: "Guide"\nurl: "https://archive.example/guide/"\n' +
      'description: "How \\"it\\" works."\n---\n\n# Guide\n',
  );
});

test.each([
  ['a title', /<title>.*<\/title>/],
  ['a description', /<meta .*?>/],
  ['a canonical address', /<link .*?>/],
])('a page without %s is refused', (what, part) => {
  expect(() => pageMarkdown(page('<p>Text</p>', HEAD.replace(part, '')), OPTIONS)).toThrow(what);
});

test.each([
  ['data-md="skip"', '<p data-md="skip">gone</p>'],
  ['navigation', '<nav><a href="#a">gone</a></nav>'],
  ['scripts and styles', '<script>gone()</script><style>gone {}</style>'],
  ['pictures', '<svg><title>gone</title></svg>'],
  ['controls', '<button>gone</button><select><option>gone</option></select><input value="gone">'],
  ['what is hidden', '<p hidden>gone</p><span aria-hidden="true">gone</span><!-- gone -->'],
])('left out: %s', (_, html) => {
  expect(body(`<p>stays</p>${html}`)).toBe('stays\n');
});

describe('links', () => {
  test.each([
    ['to a page lead to its twin', '/replays/', 'https://archive.example/replays/index.md'],
    ['relative ones are resolved', '../', 'https://archive.example/index.md'],
    ['to a file stay', '/data/index.json', 'https://archive.example/data/index.json'],
    ['to other sites stay', 'https://other.example/x/#y', 'https://other.example/x/#y'],
  ])('%s', (_, href, target) => {
    expect(body(`<p>See <a href="${href}">this</a>.</p>`)).toBe(`See [this](${target}).\n`);
  });

  test('to a place on the same page become their words', () => {
    expect(body('<p>See <a href="#fields">the <em>fields</em></a>.</p>')).toBe('See the *fields*.\n');
  });
});

test('terms and values become one line each', () => {
  expect(
    body(
      '<dl><div><dt>Map</dt><dd>Echo Isles</dd></div><dt>Length</dt><dd>4:05</dd><dd><code>x</code></dd></dl>',
    ),
  ).toBe('- Map: Echo Isles\n- Length: 4:05; `x`\n');
  expect(body('<dl><dt>Rows</dt><dd><ul><li>a</li></ul></dd></dl>')).toBe('- Rows\n  - a\n');
});

test('a caption stands before its table', () => {
  const html =
    '<table><caption>Codes <code>x</code></caption><thead><tr><th>A</th><th>B</th></tr></thead>' +
    '<tbody><tr><th scope="row">a|b</th><td><span>1</span> <bdi>2</bdi></td></tr></tbody></table>';
  expect(body(html)).toBe('Codes `x`\n\n| A | B |\n| - | - |\n| a\\|b | 1 2 |\n');
});

test('a table of a known class is made from data, for what it links to', () => {
  const html =
    '<table class="wide games"><caption>Two</caption><tr><td><a href="/1/">x</a> <a href="/1/">y</a></td></tr></table>';
  const games = (links: readonly string[]) =>
    rowsNode(
      ['Link'],
      links.map((url) => [url]),
    );
  expect(body(html, { tables: { games } })).toBe(
    'Two\n\n| Link |\n| - |\n| `https://archive.example/1/index.md` |\n',
  );
});

test('blocks of code keep their language and every character', () => {
  const code = 'a &lt;b&gt; | `c`\n  www.x.example';
  const expected = '```ts\na <b> | `c`\n  www.x.example\n```\n';
  expect(body(`<pre data-language="ts"><code>${code}</code></pre>`)).toBe(expected);
  expect(body(`<pre><code class="language-ts"><span>${code}</span></code></pre>`)).toBe(expected);
});

test('names in a page stay text', () => {
  expect(body('<h1>&lt;b&gt; [x](y) \u202E</h1><p><bdi>www.evil.example</bdi> * a_b_c</p>')).toBe(
    '# \\<b> \\[x]\\(y) ‹U+202E›\n\n`www.evil.example` \\* a_b_c\n',
  );
});
