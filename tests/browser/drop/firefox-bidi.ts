import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitFor, type DrivenPage } from './driven-page.ts';

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  message?: string;
}

/** Opens a page in Firefox, by WebDriver BiDi. */
export async function openFirefox(program: string): Promise<DrivenPage> {
  const profile = await mkdtemp(join(tmpdir(), 'farseer-firefox-'));
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(`${await listening(firefox.stderr)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  let lastId = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++lastId;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  };

  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const run = (expression: string) =>
    send<{ type: string; result: { value: string; sharedId: string }; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      { expression, target: { context }, awaitPromise: true },
    );
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await run(
      `(async () => JSON.stringify({ value: await (${expression}) }))()`,
    );
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return (JSON.parse(result.value) as { value: T }).value;
  };
  return {
    evaluate,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    choose: async (files) => {
      const { result } = await run('document.querySelector("input[type=file]")');
      await send('input.setFiles', { context, element: { sharedId: result.sharedId }, files });
    },
    until: (expression) => waitFor(() => evaluate<boolean>(`Boolean(${expression})`)),
    async close() {
      socket.close();
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address that Firefox prints when it is ready. */
async function listening(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Later output must not fill the pipe.
    output.resume();
    return address;
  }
  throw new Error('Firefox ended before it was ready.');
}
