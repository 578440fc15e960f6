/** Every table of event, player, map, matchup and hero pages, recalculated from the documents. */
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer } from '../../src/game/analysis.ts';
import { RACE_NAMES } from '../../src/game/derive/race.ts';
import { RACES } from '../../src/game/races.ts';
import { urls } from '../../src/urls.ts';
import { builtPage } from '../support/build.ts';
import {
  below,
  fact,
  games,
  hubs,
  listed,
  people,
  withPages,
  recordCells,
  rows,
  spread,
  SPREAD_FROM,
  STATISTICS_FROM,
  titleOf,
  type Game,
} from '../support/hub-pages.ts';

const ordered = ({ heroes }: AnalysedPlayer) => heroes.filter((hero) => hero.ordered);
const tier = ({ tiers }: AnalysedPlayer, number: number) =>
  tiers.find((one) => one.tier === number)?.ordered?.ms;
const MOMENTS: Readonly<Record<string, (player: AnalysedPlayer) => number | undefined>> = {
  'First hero': (player) => ordered(player)[0]?.ordered?.ms,
  'Second hero': (player) => ordered(player)[1]?.ordered?.ms,
  'Tier 2': (player) => tier(player, 2),
  'Tier 3': (player) => tier(player, 3),
  'First expansion': ({ expansions: [first] }) => first?.ms,
};

/** The games of a page, and the players in its tables. */
function subjectOf(file: string): { own: Game[]; players: AnalysedPlayer[] } {
  const page = builtPage(file);
  const ids = new Set(listed(page));
  const own = games.filter(({ replayId }) => ids.has(replayId));
  const all = own.flatMap(people);
  if (file.startsWith('players/')) {
    const names = fact(page, /as recorded$/)!.split(', ');
    return { own, players: all.filter(({ name }) => names.includes(name!)) };
  }
  if (file.startsWith('heroes/')) {
    const hero = titleOf(page);
    return { own, players: all.filter((player) => player.heroes.some(({ name }) => name === hero)) };
  }
  return { own, players: all };
}

/** Recorded names by the name on the player's page. */
const RECORDED = new Map(
  below('players')
    .map((file) => builtPage(file))
    .map((page) => [titleOf(page), fact(page, /as recorded$/)!.split(', ')] as const),
);

const counts = (...groups: (readonly unknown[])[]): string[] => groups.map(({ length }) => String(length));

const secondsOf = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const pages = hubs.filter((file) => file.split('/').length === 3 && file.endsWith('/index.html'));

describe.each(pages)('%s', (file) => {
  const page = builtPage(file);
  const { own, players } = subjectOf(file);
  const byRace = RACES.map((race) => [RACE_NAMES[race], players.filter((one) => one.race === race)] as const);

  test('timings', () => {
    if (file.startsWith('players/')) return;
    const hero = file.startsWith('heroes/');
    if (own.length < STATISTICS_FROM) return expect(rows(page, 'timings')).toEqual([]);
    const first = ({ name }: { name: string }) => name === titleOf(page);
    const expected = Object.entries(MOMENTS).flatMap(([moment, read]) =>
      byRace.flatMap(([race, group]) => {
        const counted = hero ? group.filter((one) => ordered(one).slice(0, 1).some(first)) : group;
        const times = counted.flatMap((one) => read(one) ?? []);
        if (times.length < SPREAD_FROM || (hero && moment !== 'First hero')) return [];
        return [[...(hero ? [] : [moment]), race, ...spread(times)]];
      }),
    );
    const shown = rows(page, 'timings');
    const width = expected[0]?.length;
    expect(shown.map((cells) => cells.slice(0, width))).toEqual(expected);
    // The median's confidence interval contains the median, or is absent.
    for (const cells of shown) {
      if (cells.length === width) continue;
      const [from, to] = cells.at(-1)!.split(' to ').map(secondsOf);
      if (to === undefined) expect(cells.at(-1)).toBe('–');
      else {
        expect(from).toBeLessThanOrEqual(secondsOf(cells.at(-4)!));
        expect(to).toBeGreaterThanOrEqual(secondsOf(cells.at(-4)!));
      }
    }
  });

  test('records by race', () => {
    for (const [race, ...cells] of rows(page, 'races'))
      expect(cells, race).toEqual(recordCells(byRace.find(([name]) => name === race)?.[1] ?? []));
  });

  test('first heroes', () => {
    const shown = rows(page, 'openers');
    for (const [hero, race, ...cells] of shown) {
      const group = byRace.find(([name]) => name === race)?.[1] ?? [];
      expect(cells, hero).toEqual(recordCells(group.filter((one) => ordered(one)[0]?.name === hero)));
    }
    const counted = shown.reduce((sum, [, , count]) => sum + Number(count), 0);
    const openers = byRace.flatMap(([, group]) => group.filter((one) => ordered(one).length > 0));
    if (shown.length > 0) expect(counted).toBe(openers.length);
  });

  test('records of players', () => {
    for (const [name, ...cells] of rows(page, 'players'))
      expect(cells.slice(0, 4), name).toEqual(
        recordCells(players.filter((one) => RECORDED.get(name!)?.includes(one.name!))),
      );
  });

  test('maps', () => {
    for (const [name, ...cells] of rows(page, 'maps')) {
      const there = own.filter(({ map }) => map === name);
      const complete = there.filter(({ complete: whole }) => whole).map(({ decidedMs }) => decidedMs);
      const median = complete.length < SPREAD_FROM ? '–' : spread(complete)[3];
      if (file.startsWith('players/')) expect(Number(cells[0]), name).toBe(there.length);
      // A column without a value is left out.
      else if (cells.length === 2)
        expect([...cells, median], name).toEqual([...counts(there, complete), '–']);
      else expect(cells, name).toEqual([...counts(there, complete), median]);
    }
  });

  test('lengths', () => {
    const complete = own.filter(({ complete: whole }) => whole).map(({ decidedMs }) => decidedMs);
    const shown = rows(page, 'lengths');
    if (/^(events|maps|matchups)\//.test(file))
      expect(shown.length > 0).toBe(own.length >= STATISTICS_FROM && complete.length >= SPREAD_FROM);
    for (const [what, ...cells] of shown) {
      expect(Number(cells[0]), what).toBeGreaterThanOrEqual(SPREAD_FROM);
      if (what === 'All games') expect(cells).toEqual(spread(complete));
    }
  });
});

test('timings are there wherever five players of a race have one', () => {
  const enough = pages.filter((file) => {
    if (/^players\//.test(file) || listed(builtPage(file)).length < STATISTICS_FROM) return false;
    const { players } = subjectOf(file);
    const first = (player: AnalysedPlayer) =>
      file.startsWith('heroes/') ? ordered(player)[0]?.name === titleOf(builtPage(file)) : ordered(player)[0];
    return RACES.some(
      (race) => players.filter((player) => player.race === race && first(player)).length >= SPREAD_FROM,
    );
  });
  for (const folder of ['events', 'maps', 'matchups', 'heroes'])
    expect(enough.filter((file) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(0);
  expect(enough.filter((file) => rows(builtPage(file), 'timings').length === 0)).toEqual([]);
});

test('the tables that are held against the documents are there', () => {
  for (const [id, folders] of [
    ['openings', ['players']],
    ['races', ['events', 'maps', 'heroes']],
    ['openers', ['events', 'maps', 'matchups']],
    ['lengths', ['events', 'maps', 'matchups']],
    ['spending', ['matchups']],
  ] as const)
    for (const folder of folders) {
      const large = below(folder).filter((file) => listed(builtPage(file)).length >= STATISTICS_FROM);
      expect(large.length, folder).toBeGreaterThan(0);
      expect(
        large.filter((file) => rows(builtPage(file), id).length > 0).length,
        `${folder}, ${id}`,
      ).toBeGreaterThan(large.length / 2);
    }
});

describe('sampled hubs', () => {
  test.each(below('players').filter((_, place) => place % 7 === 0))('%s: opponents', (file) => {
    const page = builtPage(file);
    const duels = games.filter(
      (game) => listed(page).includes(game.replayId) && game.sides === '1v1' && withPages(game).length === 2,
    );
    const against = rows(page, 'head-to-head').reduce((sum, [, count]) => sum + Number(count), 0);
    expect(against).toBe(listed(page).length > 1 ? duels.length : 0);
  });

  test.each(below('events'))('%s: players and series', (file) => {
    const page = builtPage(file);
    const own = games.filter(({ replayId }) => listed(page).includes(replayId));
    const played = rows(page, 'players').reduce((sum, [, count]) => sum + Number(count), 0);
    expect(played).toBe(own.flatMap(withPages).length);
    const inSeries = page.querySelectorAll('.played-games a').map((link) => link.getAttribute('href'));
    const known = own.filter((game) => withPages(game).length === people(game).length);
    expect(inSeries.toSorted()).toEqual(known.map(({ replayId }) => urls.game(replayId)).sort());
    for (const line of page.querySelectorAll('.scores > li')) {
      const sides = line.querySelectorAll('.side bdi').map(({ text }) => text);
      const winners = line.querySelectorAll('.won-by bdi').map(({ text }) => text);
      const wins = sides.map((side) => winners.filter((winner) => winner === side).length);
      expect(line.querySelector('.score > span')!.text).toContain(wins.join(' : '));
    }
  });
});
