/** Games are found as a plain look at the rows finds them, and facts are the numbers of these games. */
import { expect, test } from 'vitest';
import { factsOf } from '../../../src/search/facts/facts.ts';
import type { Fact } from '../../../src/search/facts/usual.ts';
import { Names } from '../../../src/search/parts/say.ts';
import { Finder } from '../../../src/search/find/find.ts';
import { parseQuery } from '../../../src/search/parts/syntax.ts';
import type { GameRow, PlayerRow } from '../../../src/search/rows/rows.ts';
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { rivals, byGames } from '../../support/browse/chosen.ts';

const rows = corpusIndex();
const finder = new Finder(rows);
const names = new Names(rows);

type Looks = (me: PlayerRow, him: PlayerRow, game: GameRow) => boolean;

/** Places of the 1v1 games in which one of both players fits. */
const seen = (fits: Looks): number[] =>
  rows.games.flatMap((game, at) => {
    const [a, b] = game.players;
    if (game.sides !== '1v1' || !a || !b) return [];
    return fits(a, b, game) || fits(b, a, game) ? [at] : [];
  });

const place = (key: string): number => rows.objects.findIndex((object) => object.key === key);
const timeOf = ({ made }: PlayerRow, key: string): number | null =>
  made.find(([object]) => object === place(key))?.[1] ?? null;
const has = (player: PlayerRow, key: string): boolean => timeOf(player, key) !== null;

const LOOKS: Readonly<Record<string, Looks>> = {
  'race:O vs.race:H': (me, him) => me.race === 'O' && him.race === 'H',
  'race:O,U': (me) => me.race === 'O' || me.race === 'U',
  '-any.race:H': (me, him) => me.race !== 'H' && him.race !== 'H',
  'race:O -vs.race:U': (me, him) => me.race === 'O' && him.race !== 'U',
  'race:U result:won': (me) => me.race === 'U' && me.result === 'won',
  'hero1:archmage vs.hero1:blademaster': (me, him) =>
    me.heroes[0] === place('archmage') && him.heroes[0] === place('blademaster'),
  'made:raider@..6:00': (me) => (timeOf(me, 'raider') ?? Infinity) < 360,
  'made:grunt*6..': (me) => me.made.some(([object, , least]) => object === place('grunt') && least >= 6),
  'race:O -made:blademaster': (me) => me.race === 'O' && !has(me, 'blademaster'),
  'order:grunt..raider': (me) =>
    has(me, 'raider') && (timeOf(me, 'grunt') ?? Infinity) <= timeOf(me, 'raider')!,
  'made:towers': (me) =>
    me.made.some(([object]) => /tower|ancient-protector/.test(rows.objects[object]!.key)),
  'both.expansion': (me, him) => me.expansion !== null && him.expansion !== null,
  'expansion@4:00..6:00': ({ expansion }) => expansion !== null && expansion >= 240 && expansion < 360,
  '-any.tier3': (me, him) => me.tier3 === null && him.tier3 === null,
  'heroes*2': ({ heroes }) => heroes.length === 2,
  'hero2@..5:00': (me) =>
    me.heroes.length > 1 && (timeOf(me, rows.objects[me.heroes[1]!]!.key) ?? Infinity) < 300,
  random: ({ random }) => random === true,
  mirror: (me, him, { matchup }) => matchup !== null && me.race === him.race,
  'map:echo-isles': (_me, _him, { map }) => map === 'echo-isles',
  '-map:echo-isles': (_me, _him, { map }) => map !== 'echo-isles',
  'length@20:00..30:00': (_me, _him, { decidedMs }) => decidedMs >= 1_200_000 && decidedMs < 1_800_000,
  'patch:1.30..': (_me, _him, { patch }) => patch !== null && Number(patch) >= 1.3,
  'patch:before-1.30': (_me, _him, { patch }) => patch !== null && Number(patch) < 1.3,
  'date:2018': (_me, _him, { played: { from, to = from } }) =>
    from !== undefined && from.slice(0, 4) <= '2018' && to!.slice(0, 4) >= '2018',
  '~race:O map:last-refuge': (_me, _him, { map }) => map === 'last-refuge',
};

test.each(Object.entries(LOOKS))('%s', (query, fits) => {
  const { games } = finder.find(parseQuery(query));
  const wanted = seen(fits);
  expect(wanted.length).toBeGreaterThan(query === 'random' ? -1 : 0);
  expect([...games].sort((a, b) => a - b)).toEqual(wanted);
});

test('team games come if they are asked for, or nothing else fits', () => {
  const teams = rows.games.flatMap(({ sides }, at) => (sides === '2v2' ? [at] : []));
  expect(finder.find(parseQuery('size:2v2')).games).toEqual(teams);
  expect(finder.find([]).games.length).toBe(rows.games.length);
  const sorted = finder.find(parseQuery('sort:longest'));
  expect(sorted.games.length + sorted.teamGames).toBe(rows.games.length);
});

test.each([
  ['sort:longest', ({ decidedMs }: GameRow) => -decidedMs],
  ['sort:shortest', ({ decidedMs }: GameRow) => decidedMs],
  ['sort:fights', ({ fought }: GameRow) => -(fought?.fights ?? -1)],
])('%s', (query, valueOf) => {
  const values = finder.find(parseQuery(query)).games.map((at) => valueOf(rows.games[at]!));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

const told = (query: string): Fact[] => {
  const parts = parseQuery(query);
  return factsOf(finder.find(parts), parts, finder, names);
};

test('facts are counted from the games found, and a question moves its fact to the front', () => {
  // A race left to chance proves nothing about races.
  const isChosen: Looks = (me, him) => me.race === 'O' && him.race === 'H' && !me.random && !him.random;
  const won = seen((me, him, game) => isChosen(me, him, game) && me.result === 'won').length;
  const known = seen((me, him, game) => isChosen(me, him, game) && me.result !== null).length;
  expect(told('race:O vs.race:H ask:wins')[0]).toMatchObject({ id: 'wins', n: known, value: won });
  expect(told('race:O vs.race:H').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['games', 'wins', 'lengths', 'dates']),
  );
  expect(told('race:O ask:count')[0]).toMatchObject({ id: 'games', n: seen((me) => me.race === 'O').length });
  expect(told('race:O ask:time,tier2')[0]).toMatchObject({
    id: 'time',
    n: rows.games.flatMap(({ sides, players }) =>
      sides === '1v1' ? players.filter(({ race, tier2 }) => race === 'O' && tier2 !== null) : [],
    ).length,
  });
});

test('no share is told where no side is named', () => {
  expect(told('map:echo-isles').map(({ id }) => id)).not.toContain('wins');
});

test('two players have a record', () => {
  const keyOf = (name: string) => byGames.find((person) => person.name === name)!.key;
  const [a, b] = rivals.map(keyOf) as [string, string];
  const wins = (winner: string, loser: string) =>
    seen((me, him) => me.person === winner && him.person === loser && me.result === 'won').length;
  const record = told(`player:${a} vs.player:${b}`).find(({ id }) => id === 'record');
  expect(record?.won).toEqual([wins(a, b), wins(b, a)]);
});

test.each([
  ['one part with alternatives', ([a, b, c]: readonly string[]) => `player:${a},${b},${c}`],
  ['alternatives beside one player', ([a, b, c]: readonly string[]) => `player:${a},${b} vs.player:${c}`],
])('%s has no record', (_, queryOf) => {
  const query = queryOf(byGames.map(({ key }) => key));
  expect(told(query).map(({ id }) => id)).not.toContain('record');
});
