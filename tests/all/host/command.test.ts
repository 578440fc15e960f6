import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OURS = {
  FARSEER_SITE_URL: 'https://farseer.test',
  FARSEER_REPOSITORY_URL: 'https://code.test/farseer',
};
const run = (call: string[], settings: Record<string, string>) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/cli/hosts.ts', ...call], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
const hosts = (...call: string[]) => run(call, OURS);

test('whoever has not said where the site is published is told so, beside the file', () => {
  const { status, stdout, stderr } = run(['caddy', '--root', '/srv/farseer'], {
    FARSEER_REPOSITORY_URL: OURS.FARSEER_REPOSITORY_URL,
  });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/: FARSEER_SITE_URL is https:\/\/farseer\.example\.\n$/),
  });
  expect(stdout).toMatch(/^farseer\.example \{/);
});

test('prints one file as it is', () => {
  const { status, stdout, stderr } = hosts('caddy', '--root', '/srv/farseer', '--port', '8080');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^http:\/\/:8080 \{\n\troot \* `\/srv\/farseer`/);
});

test('without a port the host is named, for certificates', () => {
  expect(hosts('caddy', '--root', '/srv/farseer').stdout).toMatch(/^farseer\.test \{/);
  expect(hosts('nginx', '--root', '/srv/farseer').stdout).toContain('server_name farseer.test;');
});

test('writes files, with the build as seen from them', () => {
  const { status, stderr } = hosts(
    'cloudflare',
    '--root',
    join(folder, 'dist'),
    '--out',
    join(folder, 'out'),
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(join(folder, 'out')).sort()).toEqual([
    '_headers',
    'notices.txt',
    'worker.js',
    'wrangler.jsonc',
  ]);
  expect(readFileSync(join(folder, 'out/wrangler.jsonc'), 'utf8')).toContain('"directory": "../dist"');
  const worker = readFileSync(join(folder, 'out/worker.js'), 'utf8');
  expect(worker).not.toMatch(/^import /m);
  expect(worker.match(/^export /gm)).toHaveLength(1);
  const notices = readFileSync(join(folder, 'out/notices.txt'), 'utf8');
  expect(notices).toMatch(/^@modelcontextprotocol\/server [\d.]+ \(Apache-2\.0\)$/m);
  expect(notices).not.toContain('comes without');
});

test.each([
  [[]],
  [['apache', '--root', 'dist']],
  [['nginx']],
  [['nginx', '--root', 'dist', '--port', '0']],
  [['nginx', '--root', 'dist', '--port', 'http']],
  [['nginx', 'caddy', '--root', 'dist']],
  [['nginx', '--root', 'dist', '--brotli']],
])('%j is a wrong call', (call) => {
  const { status, stdout, stderr } = hosts(...call);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('Usage: ');
});
