import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imports, sources, SRC } from '../../support/import-lines.ts';

/** Which folders of `src` a folder may import; itself always. Files directly in `src` are named whole. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'bundle.ts': [],
  'threads.ts': [],
  'site.ts': [],
  'urls.ts': [],
  'content.config.ts': ['builds'],
  replay: [],
  audit: ['replay'],
  unpack: ['replay'],
  playback: ['replay', 'maps'],
  maps: ['replay'],
  builds: ['replay'],
  contract: ['replay'],
  stored: ['replay'],
  corpus: ['replay', 'stored', 'unpack', 'audit', 'threads.ts'],
  design: ['replay', 'archive', 'glyphs', 'view', 'styles'],
  glyphs: ['replay'],
  export: ['replay', 'island', 'view'],
  archive: ['replay', 'maps', 'audit', 'builds', 'contract', 'corpus', 'urls.ts'],
  release: ['replay', 'maps', 'archive', 'export', 'view', 'site.ts', 'urls.ts'],
  view: ['replay', 'maps', 'archive', 'audit', 'builds', 'contract', 'glyphs', 'preferences', 'urls.ts'],
  island: ['replay'],
  browse: ['replay', 'export', 'island', 'view', 'archive', 'urls.ts'],
  discovery: ['replay', 'archive', 'view', 'contract', 'site.ts', 'urls.ts'],
  social: ['replay', 'maps', 'archive', 'view', 'glyphs', 'site.ts', 'urls.ts'],
  hosting: ['mcp', 'notices', 'site.ts', 'urls.ts', 'threads.ts'],
  notices: ['site.ts', 'urls.ts'],
  coach: ['replay', 'island', 'view'],
  prep: ['archive', 'island', 'preferences', 'view', 'urls.ts'],
  share: ['replay', 'stored'],
  compare: ['replay', 'island', 'view', 'preferences', 'browse', 'share', 'urls.ts'],
  drop: [
    'replay',
    'unpack',
    'maps',
    'playback',
    'stored',
    'island',
    'view',
    'archive',
    'builds',
    'share',
    'compare',
    'export',
    'urls.ts',
  ],
  mcp: ['replay', 'view', 'urls.ts'],
  assistant: ['mcp', 'drop', 'notices', 'bundle.ts'],
  cli: ['replay', 'stored', 'mcp', 'audit', 'corpus', 'hosting', 'archive', 'release', 'view', 'threads.ts'],
  preferences: ['bundle.ts'],
  layouts: ['preferences', 'fonts', 'glyphs', 'styles', 'site.ts', 'urls.ts'],
  components: [
    'replay',
    'archive',
    'compare',
    'contract',
    'discovery',
    'glyphs',
    'preferences',
    'view',
    'site.ts',
    'urls.ts',
  ],
  pages: [
    'replay',
    'maps',
    'browse',
    'compare',
    'builds',
    'contract',
    'design',
    'corpus',
    'glyphs',
    'discovery',
    'fonts',
    'archive',
    'preferences',
    'release',
    'view',
    'social',
    'drop',
    'island',
    'layouts',
    'components',
    'styles',
    'unpack',
    'site.ts',
    'urls.ts',
  ],
};

/** Folders that may only take types from another one. */
const TYPES_ONLY: readonly [from: string, to: string][] = [
  ['archive', 'corpus'],
  ['browse', 'archive'],
  ['components', 'archive'],
  ['prep', 'archive'],
];

test('the import lines were found', () => {
  expect(imports.length).toBeGreaterThan(100);
});

test('folders import only what the folder map allows', () => {
  const wrong = imports.filter(({ from, to }) => from !== to && !MAY_IMPORT[from]?.includes(to));
  expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test('the folder map allows nothing that nobody does', () => {
  const used = new Set(imports.map(({ from, to }) => `${from} imports ${to}`));
  const allowed = Object.entries(MAY_IMPORT).flatMap(([from, all]) =>
    all.map((to) => `${from} imports ${to}`),
  );
  expect(allowed.filter((edge) => !used.has(edge))).toEqual([]);
});

test('some folders know another one by its types only', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) => !typeOnly && TYPES_ONLY.some(([a, b]) => a === from && b === to),
  );
  expect(wrong.map(({ file, to }) => `${file} imports values of ${to}`)).toEqual([]);
});

test('only the door touches w3gjs and Node in the replay folder', () => {
  const replay = sources.filter(
    (file) => /^replay[\\/]/.test(file) && !/^replay[\\/]decode[\\/]w3gjs[\\/]/.test(file),
  );
  const wrong = replay.filter((file) => /from '(node:|w3gjs)/.test(readFileSync(join(SRC, file), 'utf8')));
  expect(wrong).toEqual([]);
});
