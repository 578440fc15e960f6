/**
 * The tools that pages offer to a browser's assistant: for the archive, and for the visitor's games once the visitor
 * agrees.
 */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { offerOwnGames } from '../../../../src/app/assistant/own-games.ts';
import { modelContext, type PageTool } from '../../../../src/app/assistant/model-context.ts';
import { createLibrary, putGames } from '../../../../src/app/drop/library/store.ts';
import { gameFacts } from '../../../../src/app/drop/table/row.ts';
import { TOOLS } from '../../../../src/data/mcp/tools.ts';
import { beginPage, serve } from '../../../support/page-here.ts';
import { droppedDuel } from '../drop/games.ts';

/** Currently offered tools by name. */
let offered: Map<string, PageTool>;

beforeEach(() => {
  beginPage('/drop/', '<div id="drop"></div>');
  offered = new Map();
  Object.assign(document, {
    modelContext: {
      registerTool: (tool: PageTool, { signal }: { signal: AbortSignal }) => {
        offered.set(tool.name, tool);
        signal.addEventListener('abort', () => offered.delete(tool.name));
      },
    },
  });
});

const call = async (name: string, input: unknown = {}) =>
  (await offered.get(name)!.execute(input)) as { content: [{ text: string }]; isError?: true };

test('the tools of the archive are those of the Model Context Protocol, read from the documents of the site', async () => {
  const asked = serve({});
  await import('../../../../src/app/assistant/assistant.ts');
  expect([...offered.keys()]).toEqual(TOOLS.map(({ name }) => name));
  for (const { inputSchema, annotations } of offered.values()) {
    expect(inputSchema).toMatchObject({ type: 'object' });
    expect(annotations).toEqual({ readOnlyHint: true, untrustedContentHint: true });
  }
  // A missing document is an answer, not an exception.
  const answer = await call(TOOLS[0]!.name, {});
  expect(answer.isError).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
});

test('own games are offered only while the visitor ticks the box', async () => {
  offerOwnGames();
  const box = document.querySelector<HTMLInputElement>('p input')!;
  expect(offered.size).toBe(0);
  box.click();
  expect([...offered.keys()]).toEqual(['list_my_games', 'get_my_game']);
  expect((await call('list_my_games')).content[0].text).toBe('No games are kept in this browser.');
  box.click();
  expect(offered.size).toBe(0);
});

test('kept games are listed with their facts, and each gives its summary', async () => {
  const { analysis, summary, packed, decoder } = droppedDuel();
  const { fingerprint, durationMs } = analysis;
  await createLibrary();
  await putGames([
    {
      ...{ fingerprint, name: 'own.w3g', added: 1, modified: null, size: 1, durationMs, decoder },
      ...{ facts: gameFacts(analysis), packed, summary, renewal: false, isWhole: false },
    },
  ]);
  offerOwnGames();
  document.querySelector<HTMLInputElement>('p input')!.click();
  const [listed] = JSON.parse((await call('list_my_games')).content[0].text) as Record<string, unknown>[];
  expect(listed).toMatchObject({ fingerprint, file: 'own.w3g', winners: ['Arthas'], map: 'Concealed Hill' });
  const game = await call('get_my_game', { fingerprint });
  expect(JSON.parse(game.content[0].text)).toEqual(JSON.parse(JSON.stringify(summary)));
  for (const input of [{}, { fingerprint: 'other' }])
    expect(await call('get_my_game', input)).toMatchObject({ isError: true });
});

test('nothing is offered in a browser without an assistant', () => {
  Object.assign(document, { modelContext: undefined });
  expect(modelContext()).toBeUndefined();
  offerOwnGames();
  expect(document.querySelector('input')).toBeNull();
});
