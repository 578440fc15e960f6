/** Compares the published description with the released one, and tests it with its users' tools. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { builtJson, DIST } from '../../support/build.ts';
import { serveBuild } from '../../support/serve-build.ts';

interface OpenApi {
  paths: object;
  components: { schemas: object };
}

const PROJECT = new URL('../../../', import.meta.url).pathname;
const DESCRIPTION = join(DIST, 'api/openapi.json');
const CLIENT = join(PROJECT, 'tests/clients/read-archive.ts');
const folder = mkdtempSync(join(tmpdir(), 'contract-guard-'));
const types = join(folder, 'replay-data-api.ts');
const built = builtJson<OpenApi>('api/openapi.json');
const require = createRequire(import.meta.url);

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a package's program, or a file, with this Node; nothing that it starts may use the network. */
function run(file: string, ...args: string[]): Promise<{ failed: boolean; stdout: string; stderr: string }> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NODE_OPTIONS: '',
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, stdout, stderr }),
    );
  });
}

function program(name: string, bin: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(manifest), bins[bin] ?? '');
}

/** Schemas without what may change: descriptions, titles and examples. */
const promised = (schemas: object): unknown =>
  JSON.parse(
    JSON.stringify(schemas, (key, value: unknown) =>
      ['description', 'title', 'examples', 'example'].includes(key) && typeof value !== 'object'
        ? undefined
        : value,
    ),
  );

test('nothing that was released is gone or retyped', () => {
  const released = JSON.parse(readFileSync('tests/fixtures/contract/openapi-1.0.0.json', 'utf8')) as OpenApi;
  expect(promised(built.components.schemas)).toMatchObject(promised(released.components.schemas) as object);
  expect(Object.keys(built.paths)).toEqual(Object.keys(released.paths));
});

test('the description passes the linter', async () => {
  const config = join(PROJECT, 'tests/support/redocly.yaml');
  const { failed, stdout, stderr } = await run(
    program('@redocly/cli', 'redocly'),
    'lint',
    DESCRIPTION,
    `--config=${config}`,
    '--format=json',
  );
  const { problems, totals } = JSON.parse(stdout) as { problems: unknown[]; totals: { errors: number } };
  expect(problems).toEqual([]);
  expect(totals.errors, stderr).toBe(0);
  expect(failed).toBe(false);
});

/** Errors of a strict compiler for a program that uses types generated from the description. */
function complaints(file: string): string[] {
  const compiled = ts.createProgram([file], {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: ['node'],
    typeRoots: [join(PROJECT, 'node_modules/@types')],
    paths: { 'replay-data-api': [types] },
  });
  const found = ts.getPreEmitDiagnostics(compiled);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a client with types made from the description compiles', async () => {
  const made = await run(program('openapi-typescript', 'openapi-typescript'), DESCRIPTION, '-o', types);
  expect(made.failed, made.stderr).toBe(false);
  expect(complaints(CLIENT)).toEqual([]);
  const wrong = join(folder, 'wrong.ts');
  writeFileSync(wrong, readFileSync(CLIENT, 'utf8').replace('?.heroOpener', '?.firstHero'));
  expect(complaints(wrong)).toEqual([expect.stringContaining("'firstHero' does not exist")]);
});

test('the client reads the index and every summary, and does not parse a 404', async () => {
  const server = await serveBuild();
  const { failed, stdout, stderr } = await run(CLIENT, server.address);
  server.close();
  expect(failed, stderr).toBe(false);
  const index = builtJson<{ count: number; fieldNotes: object }>('data/summaries-index.json');
  const result = JSON.parse(stdout) as Record<string, unknown>;
  expect(result).toMatchObject({ count: index.count, read: index.count, announced: 0, missing: null });
  expect(result['notes']).toBe(Object.keys(index.fieldNotes).length);
  expect(result['heroes']).toBeGreaterThan(index.count);
  expect(result['steps']).toBeGreaterThan(index.count * 10);
});
