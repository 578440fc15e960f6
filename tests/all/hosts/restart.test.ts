import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { freePort, run } from './servers/running.ts';

const FOLDER = fileURLToPath(new URL('../../../.astro', import.meta.url));
const lockOf = (command: string) => `${FOLDER}/${command}.json`;

// The number of a killed process is reused. In a container it soon belongs to another process of ours.
const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'astro/bin/astro.mjs']);
afterAll(() => other.kill());

test.each(['preview', 'dev'] as const)(
  '`npm run %s` starts after one that was killed, whoever has its process number now',
  async (command) => {
    onTestFinished(() => rmSync(lockOf(command), { force: true }));
    mkdirSync(FOLDER, { recursive: true });
    const killed = {
      pid: other.pid,
      port: 4321,
      url: 'http://localhost:4321',
      background: false,
      startedAt: '',
    };
    writeFileSync(lockOf(command), JSON.stringify(killed));
    const port = await freePort();
    // Runs without npm, which wouldn't pass on the stop signal.
    const [, ...script] = packageJson.scripts[command].split(' ');
    const flags = [...script, '--host', '127.0.0.1', '--port', String(port)];
    // Under Vitest, Astro's development server answers nothing.
    const stop = await run(process.execPath, flags, port, { VITEST: '' });
    const { status } = await fetch(`http://127.0.0.1:${port}/robots.txt`);
    await stop();
    expect(status).toBe(200);
  },
);
