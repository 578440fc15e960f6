/** Fills a browser's library with thousands of games made from the archive's. */
import type { Page } from '@playwright/test';
import { readCorpus } from '../../../src/archive/corpus/corpus.ts';
import { factsOf } from '../../../src/app/drop/history/facts.ts';
import { gameFacts } from '../../../src/app/drop/table/row.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import { packGame } from '../../../src/game/stored/link/pack.ts';

/** The first player of each game. */
export const ME = 'Myself';

/** The archive's games as the library and its history store them, without the fields that distinguish copies. */
const archived = () =>
  Promise.all(
    readCorpus().games.map(async ({ game }, index) => {
      const players = game.players.map((player, at) => (at === 0 ? { ...player, name: ME } : player));
      const mine = { ...game, players };
      const id = String(index);
      const analysis = analyze(mine, id);
      const content = { packed: await packGame({ game: mine, replayId: id }), summary: summarize(mine, id) };
      const size = content.packed.length + JSON.stringify(content.summary).length;
      const { decoder } = game;
      return {
        game: { size, decoder, durationMs: analysis.durationMs, facts: gameFacts(analysis) },
        content,
        facts: factsOf(analysis, decoder),
      };
    }),
  );

/** Adds this many games to an existing library: the archive repeated with other opponents, days and lengths. */
export async function fillLibrary(page: Page, count: number, me: readonly string[]): Promise<void> {
  await page.evaluate(
    async ([games, count, name, me]) => {
      const day = 24 * 60 * 60 * 1000;
      const opened = (database: string, create: (made: IDBDatabase) => void) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(database);
          request.onupgradeneeded = () => create(request.result);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(`${database} did not open`));
        });
      const put = (database: IDBDatabase, store: string, values: readonly unknown[], key?: number) =>
        new Promise<void>((resolve) => {
          const transaction = database.transaction(store, 'readwrite');
          for (const value of values) transaction.objectStore(store).put(value, key);
          transaction.oncomplete = () => resolve();
        });
      const all = Array.from({ length: count }, (_, n) => {
        const { game, content, facts } = games[n % games.length]!;
        const round = Math.floor(n / games.length);
        const other = (handle: string) => (handle === name || round === 0 ? handle : `${handle} ${round}`);
        // As with real games, the order of keys has nothing to do with when a game was played.
        const fingerprint = `${((n * 2_654_435_761) % 2 ** 32).toString(16)}-${n}`;
        const added = Date.UTC(2024, 0, 1) + Math.floor(n / 20) * day;
        const { sides, winners, decidedMs } = game.facts;
        return {
          game: {
            ...{ ...game, fingerprint, added, modified: added - ((n * 7919) % 400) * day },
            name: `Replay_${n}_${game.facts.map}.w3g`,
            facts: {
              ...game.facts,
              sides: sides.map((side) => side.map(other)),
              winners: winners.map(other),
              decidedMs: decidedMs + n * 1000,
            },
          },
          content: { ...content, fingerprint },
          facts: {
            ...facts,
            fingerprint,
            players: facts.players.map((player) => ({ ...player, handle: other(player.handle) })),
          },
        };
      });
      const library = await opened('farseer-library', () => undefined);
      await put(
        library,
        'games',
        all.map(({ game }) => game),
      );
      await put(
        library,
        'contents',
        all.map(({ content }) => content),
      );
      library.close();
      if (me.length === 0) return;
      const history = await opened('farseer-history', (made) => {
        made.createObjectStore('me');
        made.createObjectStore('words', { keyPath: 'fingerprint' });
        made.createObjectStore('facts', { keyPath: 'fingerprint' });
      });
      await put(history, 'me', [me], 0);
      await put(
        history,
        'facts',
        all.map(({ facts }) => facts),
      );
      history.close();
    },
    [await archived(), count, ME, me] as const,
  );
}
