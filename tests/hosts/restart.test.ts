import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort, run } from './servers/running.ts';

const FOLDER = fileURLToPath(new URL('../../.astro', import.meta.url));
const LOCK = `${FOLDER}/preview.json`;

// The number of a process that was killed is given away again. In a container it is soon another of our own.
const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'astro/bin/astro.mjs']);
afterAll(() => {
  other.kill();
  rmSync(LOCK, { force: true });
});

test('`npm run preview` starts after one that was killed, whoever has its process number now', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const killed = {
    pid: other.pid,
    port: 4321,
    url: 'http://localhost:4321',
    background: false,
    startedAt: '',
  };
  writeFileSync(LOCK, JSON.stringify(killed));
  const port = await freePort();
  // Without npm, which would not pass on the signal to stop.
  const [, ...script] = packageJson.scripts.preview.split(' ');
  const stop = await run(process.execPath, [...script, '--host', '127.0.0.1', '--port', String(port)], port);
  const { status } = await fetch(`http://127.0.0.1:${port}/`);
  await stop();
  expect(status).toBe(200);
});
