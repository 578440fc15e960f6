/**
 * Documents speak plainly. A house test instead of textlint: six patterns over sentences need 100 lines here, and textlint with
 * its plug-ins for Markdown and MDX 195 packages of 86 MB. The Markdown parser and `Intl.Segmenter` are here anyway.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openApiDocument } from '../../../src/contract/openapi.ts';
import { fieldNotes, timingStatistics } from '../../../src/contract/field-notes.ts';
import { DOCUMENT_WORDS } from '../../../src/data/release/words.ts';
import { TABLES } from '../../../src/data/release/tables/tables.ts';
import { TOOLS } from '../../../src/data/mcp/tools.ts';
import { PROJECT, readProject } from '../../support/documents.ts';
import { FAULTS, faultsOf } from '../../support/prose-faults.ts';
import { markdownSentences, sentences } from '../../support/sentences.ts';

/** Sentences that keep a fault, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {};

/** In texts about builds, units do stand in front and hold a mine. */
const BUILDS = /^src\/content\/builds\//;
const OF_UNITS = 'things that stand, lie or hold';

const FORMS = '.github/ISSUE_TEMPLATE';

const files = (folder: string, ending: RegExp, recursive = false): string[] =>
  readdirSync(join(PROJECT, folder), { recursive, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))
    .sort();

const MARKDOWN = [
  ...files('.', /\.md$/),
  ...files('.github', /\.md$/),
  ...files('src', /\.mdx?$/, true),
  'replays/README.md',
  'tests/fuzz/README.md',
];

/** Every text in a value, keys left out. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Every `description` and `summary` in a document. */
const descriptionsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        (key === 'description' || key === 'summary') && typeof inner === 'string'
          ? [inner]
          : descriptionsIn(inner),
      );

const openApi = openApiDocument({
  baseUrl: '',
  examples: {
    index: { generatedAt: '', count: 0, replays: [] },
    summary: { replayId: '', players: {} },
  },
});

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(MARKDOWN.map((file) => [file, markdownSentences(readProject(file))])),
  ...Object.fromEntries(
    files(FORMS, /\.yml$/).map((file) => [file, textsIn(parse(readProject(file))).flatMap(sentences)]),
  ),
  'OpenAPI description': descriptionsIn(openApi).flatMap(sentences),
  'field notes': Object.values(fieldNotes(timingStatistics([]))).flatMap(sentences),
  'tables of a release': [
    ...TABLES.flatMap(({ says, columns }) => [says, ...columns.flatMap(({ says, gap = '' }) => [says, gap])]),
    ...Object.values(DOCUMENT_WORDS),
  ].flatMap(sentences),
  'tools for agents': TOOLS.flatMap(({ description }) => sentences(description)),
};

test('each pattern finds its own fault', () => {
  for (const { name, example } of FAULTS) expect(faultsOf(example)).toEqual([name]);
  expect(faultsOf('You can download all games.')).toEqual([]);
  expect(faultsOf('What is a replay?')).toEqual([]);
});

test('Markdown and MDX give their sentences, without code', () => {
  const mdx = [
    '---\ntitle: A page\n---\n',
    "import { x } from './x.ts';\n",
    'You see <a href={urls.a(({ b }) => b)}>{count} games</a>. `npm run x` lists them.\n',
    '| Word | Meaning |\n| - | - |\n| game | One match. |\n',
    '```sh\nwhoever\n```\n',
  ].join('\n');
  expect(markdownSentences(mdx)).toEqual([
    'A page',
    'You see 5 games.',
    'Code lists them.',
    'Word',
    'Meaning',
    'game',
    'One match.',
  ]);
});

test.each(Object.keys(SENTENCES))('%s has no faults of style', (place) => {
  const faults = SENTENCES[place]!.filter((sentence) => !(sentence in ALLOWED)).flatMap((sentence) =>
    faultsOf(sentence)
      .filter((name) => !(BUILDS.test(place) && name === OF_UNITS))
      .map((name) => `${name}: ${sentence}`),
  );
  expect(faults).toEqual([]);
});

test('allowed sentences exist', () => {
  const written = new Set(Object.values(SENTENCES).flat());
  expect(Object.keys(ALLOWED).filter((sentence) => !written.has(sentence))).toEqual([]);
});
