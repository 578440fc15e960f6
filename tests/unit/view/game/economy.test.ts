import { expect, test } from 'vitest';
import type { PlayerEconomy } from '../../../../src/game/economy-schema.ts';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import type { Part } from '../../../../src/view/page.ts';
import { economySection } from '../../../../src/view/game/economy.ts';
import { analysedGame, analysedPlayer } from '../../../support/analysed.ts';

const MINUTES = [60_000, 180_000, 300_000, 301_000];
const band = (...least: number[]) => ({ least, most: least.map((number) => number + 1) });
const zero = band(0, 0, 0, 0);
const player = {
  slot: '1',
  gold: band(0, 100, 1250, 1250),
  lumber: zero,
  food: zero,
  kinds: [],
  born: [],
  unpriced: [],
};
const spending = { costs: { patch: '1.30', exact: true, sentence: '' }, minutes: MINUTES, players: [player] };
const economy: PlayerEconomy = {
  slot: '1',
  workers: band(5, 7, 9, 9),
  mines: { least: [1, 1, 1, 1], most: [1, 1, 1, 1] },
  harassed: [0, 0, 3, 3],
  upkeep: [
    { over: 50, ms: 240_000 },
    { over: 80, ms: 290_000 },
  ],
  expansions: [
    {
      ms: 120_000,
      id: 'ogre',
      name: 'Great Hall',
      place: 'at the natural',
      begunMs: 130_000,
      workers: { firstMs: 200_000, lastMs: 250_000 },
    },
    { ms: 260_000, id: 'ogre', name: 'Great Hall', place: 'in the west', begunMs: null, workers: null },
  ],
};

test('the economy has a table for each player by some minutes, then upkeep and expansions', () => {
  const game = analysedGame([analysedPlayer()], { spending });
  const section = economySection(game, { ...UNTOLD, economy: [economy] })!;
  const [, short, fold] = section.parts;
  const tableIn = (parts: readonly Part[]) => parts.find((part) => part.kind === 'table')!;
  if (short?.kind !== 'only' || fold?.kind !== 'fold')
    throw new Error('A short table, and a fold with the rest.');
  const list = fold.parts.find((part) => part.kind === 'list')!;
  expect(tableIn(short.parts()).table.rows.map(([, time]) => time)).toEqual(['5:00', '5:01']);
  const numbers = tableIn(fold.parts);
  expect(numbers.table.columns.map(({ name }) => name)).toEqual([
    ...['Player', 'By', 'Workers', 'Gold, confirmed', 'Gold mines', 'Attack orders on workers'],
  ]);
  expect(numbers.table.rows.map(([, ...cells]) => cells)).toEqual([
    ['3:00', '7–8', '100', '1', '0'],
    ['5:00', '9–10', '1,250', '1', '3'],
    ['5:01', '9–10', '1,250', '1', '3'],
  ]);
  expect(list.items[0]).toEqual([
    { text: analysedPlayer().handle },
    ': ',
    'more than 50 food by ',
    { ms: 240_000 },
    ' and 80 by ',
    { ms: 290_000 },
    '; ',
    'expansion ordered at ',
    { ms: 120_000 },
    ' at the natural, ',
    'begun by ',
    { ms: 130_000 },
    ', ',
    'first worker sent at ',
    { ms: 200_000 },
    '; ',
    'expansion ordered at ',
    { ms: 260_000 },
    ' in the west, ',
    'with no worker known to have been sent to its mine',
    '.',
  ]);
});

test('a game without objects or places has no economy', () => {
  expect(economySection(analysedGame([analysedPlayer()], { spending }), UNTOLD)).toBeNull();
  expect(economySection(analysedGame([analysedPlayer()]), { ...UNTOLD, economy: [economy] })).toBeNull();
});
