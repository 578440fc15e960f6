/** Runs the example programs of the API page against the build. */
import { execFile, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../../src/contract/index-schema.ts';
import { SITE_URL } from '../../../src/site.ts';
import { builtJson, builtText, DIST, fileFor } from '../../support/build.ts';

const index = builtJson<ReplayIndex>('data/summaries-index.json');
const page = parse(builtText('api/index.html'), { blockTextElements: { script: true, style: true } });
const example = (name: string): string => page.querySelector(`pre[aria-label="${name}"]`)!.textContent;

const PROGRAMS = [
  { name: 'Example with curl', file: 'read.sh', command: 'sh', needs: 'curl' },
  { name: 'Example in TypeScript', file: 'read.ts', command: process.execPath, needs: process.execPath },
  { name: 'Example in Python', file: 'read.py', command: 'python3', needs: 'python3' },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

let server: Server;
let address: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'api-examples-'));
  server = createServer((request, response) => {
    const file = fileFor(new URL(request.url ?? '/', 'http://localhost').pathname);
    const body = file ?? '404.html';
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(body)] ?? 'text/plain' });
    response.end(readFileSync(join(DIST, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs a program with this machine instead of the public address; `change` edits it first. */
async function run({ name, file, command }: (typeof PROGRAMS)[number], change = (code: string) => code) {
  const path = join(folder, file);
  writeFileSync(path, change(example(name).replaceAll(SITE_URL, address)));
  return new Promise<{ failed: boolean; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, NO_PROXY: '*', no_proxy: '*', PYTHONIOENCODING: 'utf-8', NODE_OPTIONS: '' };
    execFile(command, [path], { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, stdout, stderr }),
    );
  });
}

describe.each(PROGRAMS)('$name', (program) => {
  const missing = spawnSync(program.needs, ['--version']).error !== undefined;
  if (missing) console.warn(`Skipped: ${program.name}, there is no ${program.needs}.`);

  test.skipIf(missing)('names the public address and reads the documents', async () => {
    expect(example(program.name)).toContain(SITE_URL);
    const { failed, stdout, stderr } = await run(program);
    expect(stderr).toBe('');
    expect(failed).toBe(false);
    expect(stdout).toContain(program.needs === 'curl' ? index.replays[0]!.replayId : '  slot');
    expect(stdout).toContain(String(index.count));
  });
});
