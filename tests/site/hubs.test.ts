/** Hub pages list the games they should, and their numbers are those of the JSON documents. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../src/replay/analysis.ts';
import { formatClock } from '../../src/replay/clock.ts';
import { RACE_NAMES } from '../../src/replay/race.ts';
import { RACES, type Race } from '../../src/replay/summary.ts';
import { urls } from '../../src/urls.ts';
import { builtFiles, builtJson, builtPage, builtText } from '../support/build.ts';

const index = builtJson<ReplayIndex>('data/summaries-index.json').replays;
const games = index.map(({ replayId, tournamentId }) => ({
  ...builtJson<GameAnalysis>(`data/games/${replayId}.json`),
  tournamentId: tournamentId ?? null,
}));
type Game = (typeof games)[number];

const hubs = builtFiles('.html').filter((file) => /^(events|players|maps|matchups|heroes)\/./.test(file));
const below = (folder: string) => hubs.filter((file) => new RegExp(`^${folder}/[^/]+/index`).test(file));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const titleOf = (page: HTMLElement): string => oneLine(page.querySelector('h1')!.text);
const fact = (page: HTMLElement, name: RegExp): string | undefined =>
  page
    .querySelectorAll('dl.facts div')
    .find((one) => name.test(one.querySelector('dt')!.text))
    ?.querySelector('dd')
    ?.text.trim();

/** Ids of the games that a page lists, in its order. */
const listed = (page: HTMLElement): string[] =>
  page
    .querySelectorAll('table.games tbody th a')
    .map((link) => decodeURIComponent(link.getAttribute('href')!.split('/')[2]!));

/** The rows of a section as texts, the first cell without its note. */
function rows(page: HTMLElement, id: string): string[][] {
  const section = page.querySelectorAll('section').find((one) => one.getAttribute('aria-labelledby') === id);
  return (section?.querySelectorAll('table.hub tbody tr') ?? []).map((row) =>
    row.querySelectorAll('th, td').map((cell) => {
      for (const extra of cell.querySelectorAll('.quiet, .mark, .reveal')) extra.remove();
      return oneLine(cell.text);
    }),
  );
}

const idsWhere = (belongs: (game: Game) => boolean): string[] =>
  games.filter(belongs).map(({ replayId }) => replayId);
const people = (game: Game): AnalysedPlayer[] => game.players.filter(({ kind }) => kind === 'human');
const everybody = games.flatMap(people);
const recordCells = (players: readonly AnalysedPlayer[]): string[] =>
  [
    players,
    ...(['won', 'lost', null] as const).map((end) => players.filter(({ result }) => result === end)),
  ].map((group) => String(group.length));

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
    expect(fact(page, /^Won/)).toBe(record.slice(1).join(', '));
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
      .map((row) => row.querySelectorAll('td a').map((link) => link.getAttribute('href')!));
    for (const [place, [map, event]] of links.entries()) {
      expect(titleOf(builtPage(`${map!.slice(1)}index.html`))).toBe(games[place]!.map);
      const id = games[place]!.tournamentId;
      expect(event).toBe(id === null ? undefined : urls.event(id));
    }
    expect(links.length).toBe(games.length);
  });
});

/** n, least, lower quartile, median, upper quartile, most, worked out apart from the code of the site. */
function spread(ms: readonly number[]): string[] {
  const sorted = ms.map((value) => Math.floor(value / 1000)).sort((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return formatClock(Math.floor(low + (high - low) * (place % 1)) * 1000);
  };
  const quartile = (share: number) => (sorted.length < 4 ? '–' : at(share));
  return [String(sorted.length), at(0), quartile(0.25), at(0.5), quartile(0.75), at(1)];
}

describe('the numbers of the statistics page are those of the documents', () => {
  const page = builtPage('statistics/index.html');
  const ofRace = (race: Race) => everybody.filter((player) => player.race === race);
  const indexTimes = (race: Race, field: 'heroTimeSec' | 'expansionSec') =>
    index
      .flatMap(({ players }) => players)
      .filter((player) => player.race === race)
      .flatMap((player) => (player[field] == null ? [] : [player[field] * 1000]));
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
    const heroes = index.flatMap(({ players }) => players).filter(({ hero }) => hero !== null);
    const total = shown.reduce((sum, [, , players]) => sum + Number(players), 0);
    expect(total).toBe(heroes.filter(({ race }) => race).length);
    for (const [name, race, players] of shown)
      expect(Number(players), name).toBe(
        heroes.filter((player) => player.hero === name && player.race && RACE_NAMES[player.race] === race)
          .length,
      );
  });

  test('time of the first hero and of expansions, which are those of the index', () => {
    expect(rows(page, 'hero-times')).toEqual(racesWith((race) => indexTimes(race, 'heroTimeSec')));
    expect(rows(page, 'expansions')).toEqual(racesWith((race) => indexTimes(race, 'expansionSec')));
  });

  test('tech', () => {
    expect(rows(page, 'tech')).toEqual(
      [2, 3].flatMap((tier) =>
        racesWith((race) => ordered(race, tier)).map((row) => [`Tier ${tier}`, ...row]),
      ),
    );
  });

  test('maps and lengths', () => {
    for (const [name, count, n, median] of rows(page, 'maps')) {
      const own = games.filter(({ map }) => map === name);
      const complete = own.filter(({ complete: whole }) => whole).map(({ durationMs }) => durationMs);
      const expected = complete.length > 0 ? spread(complete)[3] : '–';
      expect([count, n, median], name).toEqual([String(own.length), String(complete.length), expected]);
    }
    const complete = games.filter(({ complete: whole }) => whole).map(({ durationMs }) => durationMs);
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

describe('sampled hubs', () => {
  test.each(below('players').filter((_, place) => place % 7 === 0))(
    '%s: races, opponents, timings',
    (file) => {
      const page = builtPage(file);
      const names = fact(page, /as recorded$/)!.split(', ');
      const own = everybody.filter(({ name }) => names.includes(name!));
      for (const [race, ...cells] of rows(page, 'races'))
        expect(cells).toEqual(
          recordCells(own.filter((player) => player.race && RACE_NAMES[player.race] === race)),
        );
      const duels = listed(page).filter(
        (id) => games.find(({ replayId }) => replayId === id)?.sides === '1v1',
      );
      const against = rows(page, 'head-to-head').reduce((sum, [, count]) => sum + Number(count), 0);
      expect(against).toBe(duels.length);
      for (const [moment, race, n] of rows(page, 'timings').filter(([name]) => name === 'First hero')) {
        const times = own.filter((player) => player.race && RACE_NAMES[player.race] === race);
        expect(n, moment).toBe(
          String(times.filter(({ heroes }) => heroes.some((hero) => hero.ordered)).length),
        );
      }
    },
  );

  test.each(below('events'))('%s: players and series', (file) => {
    const page = builtPage(file);
    const own = games.filter(({ replayId }) => listed(page).includes(replayId));
    const played = rows(page, 'players').reduce((sum, [, count]) => sum + Number(count), 0);
    expect(played).toBe(own.flatMap(people).length);
    const inSeries = rows(page, 'series').reduce((sum, [, count]) => sum + Number(count), 0);
    expect(inSeries).toBe(own.length);
  });
});

test('no hub page has anything inline that a strict policy would refuse', () => {
  for (const file of [...hubs, 'statistics/index.html'])
    expect(
      builtText(file).match(/ style="|<style|<script(?! src=| type="application\/ld\+json")|\bon[a-z]+="/g),
      file,
    ).toBeNull();
});
