/** The games on a casting sheet, and their order. */
import { expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import { castOf } from '../../../../src/archive/count/cast.ts';
import { duel, placed, player } from './sample.ts';

const days = (from?: string, to?: string) => ({
  played: { ...(from && { from }), ...(to && { to }), basis: 'patch' as const, sentence: 'Its patch.' },
});
const moon = player('Moon', { race: 'E' });
const computer = player(null, { kind: 'computer', race: 'H' });
const nameless = player('', { race: 'H' });
const unknown = player('Nobody knows', { race: null });

const games = [
  placed(duel(moon, player('Sky'), 'won', { ...days('2015-01-01', '2016-01-01'), replayId: 'first' })),
  placed(duel(moon, player('Sky'), 'won', { ...days(undefined, '2019-01-01'), replayId: 'until' })),
  placed(duel(moon, player('Sky'), 'won', { ...days(), replayId: 'undated' })),
  placed(duel(moon, computer, 'won', { ...days('2020-01-01'), replayId: 'computer' })),
  placed(duel(moon, nameless, 'won', { ...days('2018-01-01'), replayId: 'nameless' })),
  placed(duel(moon, unknown, 'won', { ...days('2021-01-01'), replayId: 'no-race', matchup: null })),
];
const catalogue = catalogueOf(games, [], []);
const sheet = (name: string) =>
  castOf(catalogue.people.find(({ person }) => person.name === name)!.appearances, catalogue).games;

test('games are by their first day, or the last where no first is known; undated ones stand last, computers nowhere', () => {
  expect(sheet('Moon').map(({ replayId }) => replayId)).toEqual(['until', 'nameless', 'first', 'undated']);
});

test('who has no name has no page, and who has no race no games', () => {
  expect(sheet('Moon').map(({ opponentId }) => opponentId)).toEqual(['sky', null, 'sky', 'sky']);
  expect(sheet('Nobody knows')).toEqual([]);
});
