import { expect, test } from 'vitest';
import type { GamePlayer } from '../../../../src/game/game.ts';
import { matchup, matchupName, sides, parseMatchup } from '../../../../src/game/derive/race.ts';
import { RACES, type Race } from '../../../../src/game/races.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { decodeScript } from '../scripted.ts';

const [sample] = decodeScript(duel()).players;
const player = (race: Race | null, change: Partial<GamePlayer> = {}): GamePlayer => ({
  ...sample!,
  race,
  ...change,
});

test('the matchup is alphabetical, whoever sits first', () => {
  for (const one of RACES) {
    for (const other of RACES) {
      const text = matchup([player(one), player(other)]);
      expect(text).toBe([one, other].sort().join('v'));
      expect(matchup([player(other), player(one)])).toBe(text);
    }
  }
});

test('the matchup needs exactly two people with a race', () => {
  const computer = player('U', { kind: 'computer' });
  expect(matchup([])).toBeNull();
  expect(matchup([player('H')])).toBeNull();
  expect(matchup([player('H'), player(null)])).toBeNull();
  expect(matchup([player('H'), computer])).toBeNull();
  expect(matchup([player('H'), player('O'), player('E')])).toBeNull();
  expect(matchup([player('O'), player('H'), computer])).toBe('HvO');
  expect(matchup([player('O'), player('H'), player('U', { kind: 'observer' })])).toBe('HvO');
  expect(matchup([player('O'), player('H'), player(null)])).toBe('HvO');
});

test.each([
  [[0, 1], '1v1'],
  [[1, 3], '1v1'],
  [[0, 0, 1, 1], '2v2'],
  [[0, 1, 1], '1v2'],
  [[1, 1, 0], '1v2'],
  [[0, 0, 1, 1, 2, 2], '2v2v2'],
  [[0, 0, 1, 2], '1v1v2'],
  [[0, 1, 2], 'FFA'],
  [[0, 1, 2, 3], 'FFA'],
  [[0], '1'],
  [[], ''],
])('teams %j are %j', (teams, text) => {
  expect(sides(teams.map((team) => player('H', { team })))).toBe(text);
});

test.each([
  ['UvE', 'Undead vs Night Elf'],
  ['HvH', 'Human vs Human'],
  ['HvU', 'Human vs Undead'],
  ['HvX', 'Human vs X'],
])('%s in words', (text, words) => {
  expect(matchupName(text)).toBe(words);
});

test.each([
  ['evo', 'EvO'],
  ['OVE', 'EvO'],
  ['NvO', 'EvO'],
  ['hvh', 'HvH'],
  ['EvU', 'EvU'],
  ['evx', null],
  ['e', null],
  ['evoo', null],
])('%s is written for %s', (text, meant) => {
  expect(parseMatchup(text)).toBe(meant);
});
