/** Starts and stops servers for tests. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../../support/build.ts';

export interface Running {
  /** Without a slash at the end. */
  address: string;
  stop: () => Promise<void>;
}

/** Returns an unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Writes the files of `npm run hosts` to a folder for `read`. */
export function printConfiguration(host: string, port?: number) {
  const folder = mkdtempSync(join(tmpdir(), `farseer-${host}-`));
  const arguments_ = ['--disable-warning=ExperimentalWarning', 'src/cli/hosts.ts', host, '--root', DIST];
  if (port !== undefined) arguments_.push('--port', String(port));
  execFileSync(process.execPath, [...arguments_, '--out', folder]);
  return {
    folder,
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs a program until it is stopped. Resolves when its port answers, rejects with its output if it ends earlier. */
export async function run(
  program: string,
  arguments_: string[],
  port: number,
  environment: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const { PATH = '' } = process.env;
  const child = spawn(program, arguments_, {
    env: { ...process.env, ...environment, PATH: `${PATH}:/usr/sbin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stdout.on('data', (part: Buffer) => (words += part.toString()));
  child.stderr.on('data', (part: Buffer) => (words += part.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      words += error.message;
      resolve();
    });
  });
  const hasEnded = ended.then(() => true);
  // Waits as long as the test's timeout allows.
  while (!(await answers(port)))
    if (await Promise.race([hasEnded, pause(50)])) throw new Error(`${program} ended: ${words}`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

const pause = (milliseconds: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
