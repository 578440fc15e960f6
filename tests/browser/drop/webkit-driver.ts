import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../support/find-program.ts';
import { waitFor, type DrivenPage } from './driven-page.ts';

/** Programs that WebKit needs here: the driver, its browser, and GTK's virtual screen. */
export interface WebKit {
  driver: string;
  browser: string;
  screen: string;
}

/** WebKit from Debian's `webkit2gtk-driver`; undefined if any part is missing. */
export function findWebKit(): WebKit | undefined {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('broadwayd')];
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter(existsSync);
  const browser = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .find((file) => file.includes('webkit2gtk-4.1') && existsSync(file));
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** The key by which WebDriver identifies an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit({ driver, browser, screen }: WebKit): Promise<DrivenPage> {
  const home = await mkdtemp(join(tmpdir(), 'farseer-webkit-'));
  const [port, display] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    ...{ HOME: home, XDG_RUNTIME_DIR: home, GDK_BACKEND: 'broadway', BROADWAY_DISPLAY: `:${display}` },
    // Root has no sandbox, and a machine without a screen has no graphics.
    ...{ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  };
  const address = `http://127.0.0.1:${port}`;
  const screenPort = String(await freePort());
  const shown = spawn(screen, ['--port', screenPort, '--address', '127.0.0.1', `:${display}`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const programs = [shown, spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })];
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const end = async () => {
    await Promise.all(programs.map(ended));
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const gone = once(shown, 'exit').then(() => Promise.reject(new Error('the screen does not stay')));
    // The driver prints a line when it is ready.
    await Promise.race([once(shown.stdout, 'data'), gone]);
    await waitFor(() =>
      send('GET', '/status').then(
        () => true,
        () => false,
      ),
    );
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    const session = `/session/${sessionId}`;
    const evaluate = async <T>(expression: string): Promise<T> => {
      const script = `const end = arguments[0]; (async () => JSON.stringify({ value: await (${expression}) }))().then(end)`;
      const text = await send<string>('POST', `${session}/execute/async`, { script, args: [] });
      return (JSON.parse(text) as { value: T }).value;
    };
    return {
      evaluate,
      goto: (url) => send('POST', `${session}/url`, { url }),
      until: (expression) => waitFor(() => evaluate<boolean>(`Boolean(${expression})`)),
      async choose(paths) {
        const found = await send<Record<string, string>>('POST', `${session}/element`, {
          using: 'css selector',
          value: 'input[type=file]',
        });
        await send('POST', `${session}/element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
      },
      async close() {
        await send('DELETE', session);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function ended(program: ChildProcess): Promise<unknown> {
  const exit = new Promise((resolve) => program.once('exit', resolve));
  return program.kill() ? exit : Promise.resolve();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
