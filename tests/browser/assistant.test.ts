/** Tools for a browser's assistant, with a stand-in for the interface that browsers offer to pages. */
import type { Page } from '@playwright/test';
import { TOOLS } from '../../src/data/mcp/tools.ts';
import { builtText } from '../support/build.ts';
import { watchRequests } from '../support/requests-of-page.ts';
import { expect, test } from './drop/drop-page.ts';
import { ONE, turnOn } from './drop/library-page.ts';
import { withoutUpdates } from './drop/serve-build.ts';

test.use({ serviceWorkers: 'allow' });

interface Tool {
  name: string;
  inputSchema: { type: string };
  execute: (input: unknown) => Promise<{ isError?: boolean; content: { text: string }[] }>;
}

/** Adds a `document.modelContext` to pages, which remembers the tools currently offered. */
const giveContext = (page: Page) =>
  page.addInitScript(() => {
    const tools = new Map<string, Tool>();
    const registerTool = async (tool: Tool, { signal }: { signal: AbortSignal }) => {
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    };
    Object.assign(document, { modelContext: { registerTool } });
    Object.assign(window, { tools });
  });
const offered = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { tools: Map<string, Tool> }).tools.keys()]);
const use = (page: Page, name: string, input: unknown) =>
  page.evaluate(
    async ([tool, given]) => {
      const { tools } = window as unknown as { tools: Map<string, Tool> };
      const { isError = false, content } = await tools.get(tool as string)!.execute(given);
      return { failed: isError, text: content[0]!.text };
    },
    [name, input],
  );

test('only where a browser has an assistant it is offered the tools, and own games only once the visitor agrees', async ({
  drop,
}) => {
  const { page, site } = drop;
  const loads = () => site.received.filter(({ url }) => url === '/assistant.js').length;
  const requestsEnd = watchRequests(page);
  await page.goto(`${site.origin}/`);
  await requestsEnd();
  expect(loads()).toBe(0);

  await giveContext(page);
  for (const path of ['/replays/', '/']) {
    await page.goto(site.origin + path);
    await expect.poll(() => offered(page)).toEqual(TOOLS.map(({ name }) => name));
  }
  expect((await use(page, 'statistics', {})).text).toBe(builtText('statistics/index.md'));
  const { text } = await use(page, 'search_games', { race: 'O', result: 'won', limit: 2 });
  expect(JSON.parse(text)).toMatchObject({ games: { length: 2 } });
  expect(await use(page, 'search_games', { colour: 'red' })).toMatchObject({ failed: true });

  await drop.open();
  // The service worker loads separately from everything that visitors request.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const box = page.getByRole('checkbox', { name: /^Let the assistant of this browser read/ });
  await expect(box).not.toBeChecked();
  await drop.choose(ONE);
  await drop.rest();
  await turnOn(drop);
  const before = site.received.length;
  expect(await offered(page)).toEqual([]);
  await box.check();
  expect(await offered(page)).toEqual(['list_my_games', 'get_my_game']);
  const [mine] = JSON.parse((await use(page, 'list_my_games', {})).text) as { fingerprint: string }[];
  expect(mine).toMatchObject({ file: 'example-1v1.w3g', map: 'Concealed Hill' });
  const told = await use(page, 'get_my_game', { fingerprint: mine!.fingerprint });
  expect(JSON.parse(told.text)).toHaveProperty('players');
  expect(await use(page, 'get_my_game', { fingerprint: 'x' })).toMatchObject({ failed: true });
  await box.uncheck();
  expect(await offered(page)).toEqual([]);
  expect(withoutUpdates(site.received.slice(before))).toEqual([]);
});
