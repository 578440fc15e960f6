import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../../../src/archive/count/catalogue.ts';
import {
  heroPairs,
  notableGames,
  usualTimings,
  recordsByYear,
} from '../../../../src/archive/count/person.ts';
import { duel, hero, placed, player } from './sample.ts';

/** Five games of Moon, each against a different player, and five of others with the same race. */
const moon = (ms: number, ...more: Parameters<typeof hero>[0][]) =>
  player('Moon', { race: 'E', heroes: [hero('Edem', ms), ...more.map((id) => hero(id, 400))] });
const other = (name: string, sec: number) => player(name, { race: 'E', heroes: [hero('Hamg', sec)] });
const orc = player('Orc', { race: 'O', heroes: [hero('Obla', 64)] });
const years = ['2019', '2019', '2019', '2019', '2019', '2020', '2020', '2020', '2020', '2020', '2021'];
const games = [
  ...years.map((year, index) =>
    placed(
      duel(moon(60 + index, ...(index % 2 ? (['Hmkg'] as const) : [])), orc, index % 3 ? 'won' : 'lost', {
        replayId: `m${index}`,
        decidedMs: 600_000 + 1000 * index,
        complete: true,
        played: { from: `${year}-01-02`, to: `${year}-03-01`, basis: 'patch', sentence: '' },
      }),
    ),
  ),
  ...[70, 72, 74, 76, 78].map((sec, index) =>
    placed(duel(other(`Other ${index}`, sec), orc, 'won', { replayId: `o${index}` })),
  ),
];
const catalogue = catalogueOf(games, [], []);
const own = catalogue.people.find(({ person }) => person.name === 'Moon')!.appearances;

describe('a person', () => {
  test('has openings by the first two heroes', () => {
    const pairs = heroPairs(own);
    expect(
      pairs.map(({ heroes, record }) => [heroes.map(({ id }) => id).join(), record.games]),
    ).toMatchSnapshot();
    expect(pairs[0]).toMatchObject({ race: 'E', against: 'O', matchup: 'EvO' });
  });

  test('is compared with everybody else, never with themself', () => {
    expect(usualTimings(own, catalogue.everybody)).toContainEqual({
      ...{ timing: 'first-hero', race: 'E', medianSec: 65, games: 11 },
      ...{ othersSec: 74, otherPeople: 5, otherGames: 5 },
    });
  });

  test('has nothing usual in four games, or beside four others', () => {
    expect(usualTimings(own.slice(0, 4), catalogue.everybody)).toEqual([]);
    const fewer = catalogueOf(games.slice(0, -1), [], []);
    const same = fewer.people.find(({ person }) => person.name === 'Moon')!.appearances;
    expect(usualTimings(same, fewer.everybody)).toEqual([]);
  });

  test('has games that stand out', () => {
    const fought = (replayId: string) => ({
      fights: replayId === 'm3' ? 9 : 2,
      even: replayId === 'm4' ? 98 : 40,
      strip: '',
    });
    const told = notableGames(own, fought).map(({ by, placed: { game }, value }) => [
      by,
      game.replayId,
      value,
    ]);
    expect(told).toMatchSnapshot();
    expect(notableGames(own.slice(0, 4), fought)).toEqual([]);
    expect(notableGames(own, () => null).map(({ by }) => by)).toEqual(['longest', 'quickest-win']);
  });

  test('has years with five games or more, and never one alone', () => {
    expect(recordsByYear(own).map(({ year, record }) => [year, record.games])).toMatchSnapshot();
    expect(recordsByYear(own.slice(0, 6))).toEqual([]);
  });
});
