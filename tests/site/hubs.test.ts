/** Hub pages list the right games, and their numbers match the JSON documents. */
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer } from '../../src/game/analysis.ts';
import { RACE_NAMES } from '../../src/game/derive/race.ts';
import { RACES, type Race } from '../../src/game/summary.ts';
import { urls } from '../../src/urls.ts';
import { builtPage, builtText } from '../support/build.ts';
import {
  below,
  everybody,
  fact,
  games,
  hubs,
  idsWhere,
  index,
  listed,
  recordCells,
  rows,
  spread,
  titleOf,
} from '../support/hub-pages.ts';

describe('every hub lists the games that belong to it, and no others', () => {
  test.each(below('events'))('%s', (file) => {
    const id = file.split('/')[1];
    const page = builtPage(file);
    expect(listed(page)).toEqual(idsWhere(({ tournamentId }) => tournamentId === id));
    expect(fact(page, /^Games/)).toBe(String(listed(page).length));
  });

  test.each(below('maps'))('%s', (file) => {
    const page = builtPage(file);
    expect(listed(page)).toEqual(idsWhere(({ map }) => map === titleOf(page)));
  });

  test.each(below('matchups'))('%s', (file) => {
    const page = builtPage(file);
    expect(listed(page)).toEqual(idsWhere(({ matchup }) => matchup === file.split('/')[1]));
    expect(Number(fact(page, /^Games/))).toBe(listed(page).length);
  });

  test.each(below('heroes'))('%s', (file) => {
    const page = builtPage(file);
    const plays = ({ heroes }: AnalysedPlayer) => heroes.some(({ name }) => name === titleOf(page));
    expect(listed(page)).toEqual(idsWhere((game) => game.players.some(plays)));
  });

  test.each(below('players'))('%s', (file) => {
    const page = builtPage(file);
    const names = fact(page, /as recorded$/)!.split(', ');
    const own = ({ name }: AnalysedPlayer) => name !== null && names.includes(name);
    expect(listed(page)).toEqual(idsWhere((game) => game.players.some(own)));
    const record = recordCells(everybody.filter(own));
    expect(fact(page, /^Games/)).toBe(record[0]);
    const [, won, lost, unknown] = record;
    const known = `${won} won, ${lost} lost`;
    const shown = unknown === '0' ? known : `${known}, ${unknown} not known`;
    const text = fact(page, /^Record/)!;
    // From five results on, the page shows the uncertainty of so few games.
    if (Number(won) + Number(lost) < 5) expect(text).toBe(shown);
    else expect(text.replace(/ \d+\s% won, 95\s% interval \d+ to \d+\s%$/, '')).toBe(shown);
  });
});

describe('nothing is left out', () => {
  test('every event, map, matchup and hero of the games has a page', () => {
    const count = (values: readonly unknown[]) => new Set(values.filter((value) => value !== null)).size;
    expect(below('events').length).toBe(count(games.map(({ tournamentId }) => tournamentId)));
    expect(below('maps').length).toBe(count(games.map(({ map }) => map || null)));
    expect(below('matchups').length).toBe(count(games.map(({ matchup }) => matchup)));
    const heroes = games.flatMap(({ players }) => players.flatMap((player) => player.heroes));
    expect(below('heroes').length).toBe(count(heroes.map(({ id }) => id)));
  });

  test('every recorded name is on the page of exactly one player', () => {
    const named = below('players').flatMap((file) => fact(builtPage(file), /as recorded$/)!.split(', '));
    expect(named.sort()).toEqual([...new Set(everybody.map(({ name }) => name!))].sort());
  });

  test.each(['events', 'players', 'maps', 'matchups', 'heroes'])(
    'the list of %s links to each page',
    (top) => {
      const links = builtPage(`${top}/index.html`)
        .querySelectorAll('table.hub tbody th a')
        .map((link) => `${link.getAttribute('href')!.slice(1)}index.html`);
      expect(links.sort()).toEqual(below(top).sort());
    },
  );

  test('every row of a list of games leads to its map and its event', () => {
    const links = builtPage('replays/index.html')
      .querySelectorAll('table.games tbody tr')
      .map((row) =>
        ['maps', 'events'].map((hub) => row.querySelector(`td a[href^="/${hub}/"]`)?.getAttribute('href')),
      );
    for (const [place, [map, event]] of links.entries()) {
      expect(titleOf(builtPage(`${map!.slice(1)}index.html`))).toBe(games[place]!.map);
      const id = games[place]!.tournamentId;
      expect(event).toBe(id === null ? undefined : urls.event(id));
    }
    expect(links.length).toBe(games.length);
  });
});

describe('the numbers of the statistics page are those of the documents', () => {
  const page = builtPage('statistics/index.html');
  // Team games are apart, so that the numbers are those of the search and its answers.
  const duels = games.filter(({ sides }) => sides === '1v1');
  const ids = new Set(duels.map(({ replayId }) => replayId));
  const indexed = index.filter(({ replayId }) => ids.has(replayId));
  const ofRace = (race: Race) =>
    duels.flatMap(({ players }) => players).filter((player) => player.race === race);
  const firstHeroes = (race: Race) =>
    indexed
      .flatMap(({ players }) => players)
      .filter((player) => player.race === race)
      .flatMap(({ heroTimeSec }) => (heroTimeSec == null ? [] : [heroTimeSec * 1000]));
  // The index only counts town halls; pages also count Haunted Gold Mines, with which Undead expand.
  const firstExpansions = (race: Race) => ofRace(race).flatMap(({ expansions }) => expansions[0]?.ms ?? []);
  const ordered = (race: Race, number: number) =>
    ofRace(race).flatMap(({ tiers }) => tiers.find(({ tier }) => tier === number)?.ordered?.ms ?? []);
  const byName = (cells: string[][]) => Object.fromEntries(cells.map(([name, ...rest]) => [name!, rest]));
  const racesWith = (spreadOf: (race: Race) => number[]) =>
    RACES.filter((race) => spreadOf(race).length > 0).map((race) => [
      RACE_NAMES[race],
      ...spread(spreadOf(race)),
    ]);

  test('races', () => {
    const expected = RACES.filter((race) => ofRace(race).length > 0).map((race) => [
      RACE_NAMES[race],
      recordCells(ofRace(race)),
    ]);
    expect(byName(rows(page, 'races'))).toEqual(Object.fromEntries(expected));
  });

  test('matchups', () => {
    const shown = rows(page, 'matchups');
    const groups = Map.groupBy(
      games.filter(({ matchup }) => matchup !== null),
      ({ matchup }) => matchup!,
    );
    expect(shown.length).toBe(groups.size);
    for (const [matchup, own] of groups) {
      const [one, other] = matchup.split('v') as [Race, Race];
      const row = shown.find(([name]) => name === `${RACE_NAMES[one]} vs ${RACE_NAMES[other]}`);
      const wins = (race: Race) =>
        own.filter(({ players }) =>
          players.some((player) => player.race === race && player.result === 'won'),
        );
      const text = `${RACE_NAMES[one]} ${wins(one).length}, ${RACE_NAMES[other]} ${wins(other).length}`;
      const unknown = own.filter(({ winner }) => winner === null).length;
      expect(row?.slice(1)).toEqual([String(own.length), one === other ? '–' : text, String(unknown)]);
    }
  });

  test('first heroes, which are those of the index', () => {
    const shown = rows(page, 'openers');
    const heroes = indexed.flatMap(({ players }) => players).filter(({ hero }) => hero !== null);
    const total = shown.reduce((sum, [, , players]) => sum + Number(players), 0);
    expect(total).toBe(heroes.filter(({ race }) => race).length);
    for (const [name, race, players] of shown)
      expect(Number(players), name).toBe(
        heroes.filter((player) => player.hero === name && player.race && RACE_NAMES[player.race] === race)
          .length,
      );
  });

  /** Rows without their last column, the median's 95 % confidence interval. */
  const spreads = (id: string) => rows(page, id).map((cells) => cells.slice(0, -1));

  test('time of the first hero, which is that of the index, and of expansions', () => {
    expect(spreads('hero-times')).toEqual(racesWith(firstHeroes));
    expect(spreads('expansions')).toEqual(racesWith(firstExpansions));
  });

  test('tech', () => {
    expect(spreads('tech')).toEqual(
      [2, 3].flatMap((tier) =>
        racesWith((race) => ordered(race, tier)).map((row) => [`Tier ${tier}`, ...row]),
      ),
    );
  });

  test('maps and lengths', () => {
    for (const [name, count, n, median] of rows(page, 'maps')) {
      const own = duels.filter(({ map }) => map === name);
      const complete = own.filter(({ complete: whole }) => whole).map(({ decidedMs }) => decidedMs);
      const expected = complete.length > 0 ? spread(complete)[3] : '–';
      expect([count, n, median], name).toEqual([String(own.length), String(complete.length), expected]);
    }
    const complete = duels.filter(({ complete: whole }) => whole).map(({ decidedMs }) => decidedMs);
    expect(rows(page, 'lengths')[0]).toEqual(['All games', ...spread(complete)]);
    const bars = rows(page, 'durations').map(([, count]) => Number(count));
    expect(bars.reduce((sum, count) => sum + count, 0)).toBe(complete.length);
  });

  test('every chart has as many marks as its table has rows', () => {
    for (const section of page.querySelectorAll('section')) {
      const charts = section.querySelectorAll('svg.chart');
      if (charts.length === 0) continue;
      const values = charts.flatMap((chart) => chart.querySelectorAll('.value'));
      expect(values.length, section.querySelector('h2')?.text).toBe(
        section.querySelectorAll('tbody tr').length,
      );
    }
  });
});

test('no hub page has anything inline that a strict policy would refuse', () => {
  for (const file of [...hubs, 'statistics/index.html'])
    expect(
      builtText(file).match(
        / style="|<style|<script(?! src=| type="module" src=| type="application\/ld\+json")|\bon[a-z]+="/g,
      ),
      file,
    ).toBeNull();
});
