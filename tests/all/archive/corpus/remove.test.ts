import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnexpectedInRemoval } from '../../../../src/archive/corpus/handover.ts';
import { removalOf, removeGame } from '../../../../src/archive/corpus/remove.ts';
import { run } from '../../cli/run.ts';
import {
  DUEL_ID,
  filesIn,
  saveRecording,
  temporaryCorpus,
} from '../../../unit/archive/corpus/temporary-corpus.ts';

/** The text that GitHub makes of the filled form. */
const form = (address: string, what: string) =>
  `### Address of the page of the player or the game\n\n${address}\n\n### What should go\n\n${what}\n\n### How we can see that it is you\n\nMy channel.`;
const NAME = 'My name. A neutral one takes its place.';
const GAME = 'The whole game.';

/** A corpus with one game, taken in. */
function corpus() {
  const { root, inbox } = temporaryCorpus();
  run('ingest', [saveRecording(join(inbox, 'a.w3g'))], { FARSEER_REPLAYS: root });
  const list = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  return {
    root,
    inbox,
    list,
    call: (...args: string[]) => run('remove', args, { FARSEER_REPLAYS: root }),
  };
}

test.each([
  ['https://x.test/players/arthas/', NAME, { kind: 'player', slug: 'arthas' }],
  ['https://x.test/replays/1_A_B/orders/', GAME, { kind: 'game', replayId: '1_A_B' }],
  ['/players/%EA%B0%80/', NAME, { kind: 'player', slug: '가' }],
  // A game has several names, so only a player’s page says which one.
  ['https://x.test/replays/1_A_B/', NAME, null],
  ['https://x.test/replays/../../etc/', GAME, null],
  ['https://x.test/players/%2e%2e%2f/', NAME, null],
  ['https://x.test/players/$(touch x)/', NAME, null],
  ['nothing', GAME, null],
])('the form about %s (%s) is read', (address, what, removal) => {
  expect(removalOf(form(address, what))).toEqual(removal);
});

test('a form takes a name out of every document, and says nothing of it', () => {
  const { root, inbox, list, call } = corpus();
  const file = join(inbox, 'form.md');
  writeFileSync(file, form('https://x.test/players/arthas/', NAME));
  const { status, stdout, stderr } = call('--form', file);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toMatch(/arthas/i);
  expect(list('players.json')).toMatchObject([
    { name: 'Unlisted player', aliases: ['Arthas'], unlisted: true },
  ]);
  // The next one gets a number.
  expect(call('--player', 'thrall').status).toBe(0);
  expect(list('players.json')).toMatchObject([{ name: 'Unlisted player' }, { name: 'Unlisted player 2' }]);
  expect(call('--player', 'arthas').status).toBe(1);
  expect(filesIn(root)).toContain(`unattributed/${DUEL_ID}.game.json`);
});

test('the name in the list goes too, because texts about others may have it', () => {
  const { root, list, call } = corpus();
  const known = { name: 'Lich King', aliases: ['Arthas'], source: 'He said so.' };
  writeFileSync(join(root, 'players.json'), JSON.stringify([known]));
  expect(call('--player', 'lich-king').status).toBe(0);
  const unlisted = { name: 'Unlisted player', aliases: ['Arthas', 'Lich King'], unlisted: true };
  expect(list('players.json')).toMatchObject([unlisted]);
});

test('a game goes with its orders and its entries, and another does not', () => {
  const { root, list, call } = corpus();
  writeFileSync(
    join(root, 'errata.json'),
    JSON.stringify([
      { replayId: DUEL_ID, pointer: '/map', sentence: 'x' },
      { replayId: 'other', pointer: '/map', sentence: 'x' },
    ]),
  );
  expect(removeGame(root, 'no-such-game')).toBeNull();
  expect(call('--game', DUEL_ID).status).toBe(0);
  expect(filesIn(root).filter((path) => path.includes(DUEL_ID))).toEqual([]);
  expect(list('added.json')).toEqual({});
  expect(list('errata.json')).toEqual([{ replayId: 'other', pointer: '/map', sentence: 'x' }]);
  expect(call('--game', DUEL_ID).status).toBe(1);
  expect(call().status).toBe(2);
});

test('the job with rights takes the changes of a removal and no other', () => {
  const change = (status: string, path: string, text = '[]', mode = '100644') =>
    findUnexpectedInRemoval([{ status, path, mode }], () => text);
  expect(change('D', 'replays/cup/1_A_B.game.json')).toEqual([]);
  expect(change('D', 'replays/cup/1_A_B.orders.json')).toEqual([]);
  expect(change('M', 'replays/players.json')).toEqual([]);
  for (const [status, path, text, mode] of [
    ['A', 'replays/cup/1_A_B.game.json'],
    ['M', 'replays/cup/1_A_B.game.json'],
    ['D', 'replays/players.json'],
    ['D', 'src/site.ts'],
    ['M', '.github/workflows/pages.yml'],
    ['M', 'replays/players.json', 'no JSON'],
    ['M', 'replays/players.json', '[]', '120000'],
  ])
    expect(change(status!, path!, text, mode), path).toHaveLength(1);
});
