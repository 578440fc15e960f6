import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imports, sources, SRC } from '../../support/import-lines.ts';

/**
 * Allowed imports between the rooms of `src`, lowest room first. A room may always import itself; files directly in
 * `src` are rooms of one file.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'urls.ts': [],
  'site.ts': [],
  styles: [],
  content: [],
  game: [],
  map: ['game'],
  contract: ['game'],
  archive: ['game', 'map', 'contract', 'urls.ts'],
  'content.config.ts': ['archive'],
  view: ['game', 'map', 'contract', 'archive', 'site.ts', 'urls.ts'],
  search: ['game', 'map', 'archive', 'view', 'urls.ts'],
  data: ['game', 'map', 'contract', 'archive', 'view', 'search', 'site.ts', 'urls.ts'],
  host: ['data', 'site.ts', 'urls.ts'],
  app: ['game', 'map', 'archive', 'view', 'search', 'styles', 'urls.ts'],
  cli: ['game', 'archive', 'view', 'data', 'host'],
  layouts: ['view', 'host', 'app', 'styles', 'site.ts', 'urls.ts'],
  pages: [
    'game',
    'map',
    'contract',
    'archive',
    'view',
    'search',
    'data',
    'host',
    'app',
    'layouts',
    'content',
    'styles',
    'site.ts',
    'urls.ts',
  ],
};

/** Allowed imports inside rooms with several levels: their folders, and `.` for files next to these. */
const MAY_IMPORT_INSIDE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  game: {
    '.': ['derive'],
    objects: ['.'],
    decode: ['.', 'objects'],
    derive: ['.', 'objects'],
    unpack: ['.', 'decode'],
    facts: ['.', 'derive'],
    stored: ['.', 'decode', 'facts'],
  },
  map: {
    '.': [],
    outline: [],
    file: ['outline'],
    track: ['file'],
    ground: ['.', 'file', 'outline', 'track'],
    fit: ['.', 'file', 'ground', 'outline', 'track'],
    levels: ['.', 'file', 'ground'],
    fights: ['.', 'levels', 'track'],
    card: ['.', 'fights', 'fit', 'ground', 'outline'],
    story: ['.', 'card', 'fights', 'fit', 'ground', 'levels', 'track'],
    scene: ['card', 'ground', 'story', 'track'],
  },
  archive: { audit: [], builds: [], corpus: ['audit'], count: ['audit', 'builds', 'corpus'] },
  data: { discovery: [], mcp: [], questions: ['discovery', 'release'], reader: ['release'], release: [] },
  app: {
    shell: [],
    playback: ['shell'],
    replays: ['shell'],
    tables: ['shell'],
    cast: ['shell'],
    coach: ['shell'],
    share: ['playback', 'shell'],
    compare: ['playback', 'shell'],
    library: ['compare', 'playback', 'shell', 'tables'],
    drop: ['coach', 'compare', 'library', 'playback', 'share', 'shell', 'tables'],
  },
};

/** Folders that may only import types from another one. */
const TYPES_ONLY: readonly [from: string, to: string][] = [
  ['archive/count', 'archive/corpus'],
  ['app/replays', 'archive'],
  ['app/cast', 'archive'],
];

interface Edge {
  file: string;
  from: string;
  to: string;
}

/** Imports between the folders of a room. */
function inside(room: string): Edge[] {
  const folder = (path: string) => (path.split('/').length > 2 ? path.split('/')[1]! : '.');
  return imports
    .filter(({ from, to }) => from === room && to === room)
    .map(({ file, target }) => ({ file, from: folder(file), to: folder(target) }));
}

const wrongIn = (edges: readonly Edge[], allowed: Readonly<Record<string, readonly string[]>>): string[] =>
  edges
    .filter(({ from, to }) => from !== to && !allowed[from]?.includes(to))
    .map(({ file, to }) => `${file} imports ${to}`);

function unusedIn(edges: readonly Edge[], allowed: Readonly<Record<string, readonly string[]>>): string[] {
  const used = new Set(edges.map(({ from, to }) => `${from} imports ${to}`));
  return Object.entries(allowed)
    .flatMap(([from, targets]) => targets.map((to) => `${from} imports ${to}`))
    .filter((edge) => !used.has(edge));
}

test('`src/` has at most fourteen rooms and four files', () => {
  const entries = readdirSync(SRC, { withFileTypes: true });
  expect(entries.filter((entry) => entry.isDirectory()).length).toBeLessThanOrEqual(14);
  expect(entries.filter((entry) => entry.isFile()).length).toBeLessThanOrEqual(4);
});

test('static, dynamic and type imports were found', () => {
  expect(imports.length).toBeGreaterThan(100);
  const edge = { file: 'app/coach/button.ts', target: 'app/coach/open-bench.tsx', from: 'app', to: 'app' };
  expect(imports).toContainEqual({ ...edge, typeOnly: false });
  expect(imports.some(({ typeOnly }) => typeOnly)).toBe(true);
});

test('rooms import only what the map of the house allows', () => {
  expect(wrongIn(imports, MAY_IMPORT)).toEqual([]);
  for (const [room, allowed] of Object.entries(MAY_IMPORT_INSIDE))
    expect(wrongIn(inside(room), allowed), room).toEqual([]);
});

test('the map of the house allows nothing that nobody does', () => {
  expect(unusedIn(imports, MAY_IMPORT)).toEqual([]);
  for (const [room, allowed] of Object.entries(MAY_IMPORT_INSIDE))
    expect(unusedIn(inside(room), allowed), room).toEqual([]);
});

test('no room imports a higher one, and there are at most 61 arrows', () => {
  const rooms = Object.keys(MAY_IMPORT);
  const arrows = Object.entries(MAY_IMPORT).flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
  expect(arrows.filter(({ from, to }) => rooms.indexOf(to) >= rooms.indexOf(from))).toEqual([]);
  expect(arrows.every(({ to }) => rooms.includes(to))).toBe(true);
  expect(arrows.length).toBeLessThanOrEqual(61);
});

test('routes share at most four modules, each of at most 80 lines, and leave arithmetic to other rooms', () => {
  const pages = sources.filter((file) => file.startsWith('pages/'));
  const text = (file: string) => readFileSync(join(SRC, file), 'utf8');
  const shared = pages.filter((file) => /\/_[^/]+$/.test(file));
  expect(shared.length).toBeLessThanOrEqual(4);
  for (const file of shared) expect(text(file).trimEnd().split('\n').length, file).toBeLessThanOrEqual(80);
  const code = (file: string) =>
    file.endsWith('.mdx') ? text(file) : text(file).slice(0, text(file).indexOf('\n---\n', 4));
  const routes = pages.filter((file) => /\.(astro|mdx)$/.test(file));
  expect(
    routes.filter((file) => /Math\.|\.reduce\(|\.length [-+*/] |\{\w+ [-+*/] \w/.test(code(file))),
  ).toEqual([]);
});

test('some folders know another one by its types only', () => {
  const lies = (path: string, folder: string) => path.startsWith(`${folder}/`);
  const wrong = imports.filter(
    ({ file, target, typeOnly }) =>
      !typeOnly && TYPES_ONLY.some(([from, to]) => lies(file, from) && lies(target, to)),
  );
  expect(wrong.map(({ file, target }) => `${file} imports values of ${target}`)).toEqual([]);
});

test('only the door touches w3gjs and Node in the game room', () => {
  const pure = sources.filter((file) => file.startsWith('game/') && !file.startsWith('game/decode/w3gjs/'));
  const wrong = pure.filter((file) => /from '(node:|w3gjs)/.test(readFileSync(join(SRC, file), 'utf8')));
  expect(wrong).toEqual([]);
});
