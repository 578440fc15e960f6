/** Games that are in no archive are searched by the same engine, with names as they were recorded. */
import { expect, test } from 'vitest';
import { searchOver, type OwnGame } from '../../../src/search/own.ts';

const player = (name: string, race: 'O' | 'U', result: 'won' | 'lost', heroes: string[]) => ({
  ...{ name, race, result, heroes, apm: 150, hero: 60, tier2: 200, tier3: null, expansion: null },
});
const GAMES: OwnGame[] = [
  ['Echo Isles', 'won', 'Blademaster'] as const,
  ['Last Refuge', 'lost', 'Far Seer'] as const,
].map(([map, result, hero], at) => ({
  ...{ id: `game ${at}`, map, patch: '2.00', played: {}, sides: '1v1', matchup: 'OvU' },
  decidedMs: (15 + at) * 60_000,
  players: [
    { team: 0, ...player('Ich#1234', 'O', result, [hero]) },
    { team: 1, ...player('Dødsridder', 'U', result === 'won' ? 'lost' : 'won', ['Death Knight']) },
  ],
}));
const search = searchOver(GAMES, '2026-11-26');

test.each([
  ['ich', [0, 1]],
  ['dodsridder won', [1]],
  ['far seer', [1]],
  ['bm on ei', [0]],
  ['orc beats undead', [0]],
  ['longest game', [1, 0]],
  ['over 15:30', [1]],
  ['echo', [0]],
])('%s', (text, games) => {
  const parts = search.read(text);
  expect(parts.filter(({ key }) => key === 'unknown')).toEqual([]);
  expect(search.find(parts).games).toEqual(games);
});
