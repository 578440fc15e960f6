/** Hub pages list the right games, and their numbers match the JSON documents. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { AnalysedPlayer } from '../../src/game/analysis.ts';
import { urls } from '../../src/urls.ts';
import { builtPage } from '../support/build.ts';
import {
  below,
  everybody,
  withPages,
  fact,
  games,
  idsWhere,
  listed,
  recordCells,
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
    expect(named.sort()).toEqual([...new Set(games.flatMap(withPages).map(({ name }) => name!))].sort());
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
    const rows = builtPage('replays/index.html').querySelectorAll('table.games tbody tr');
    expect(rows.length).toBe(games.length);
    const linkTo = (hub: string, row: HTMLElement) =>
      row.querySelector(`a[href^="/${hub}/"]`)?.getAttribute('href');
    for (const row of rows) {
      const href = row.querySelector('.pairing')!.getAttribute('href');
      const game = games.find(({ replayId }) => urls.game(replayId) === href)!;
      expect(titleOf(builtPage(`${linkTo('maps', row)!.slice(1)}index.html`))).toBe(game.map);
      // The games of a series stand below one head.
      const series = row.getAttribute('data-series');
      const head = rows.find((other) => series && other.getAttribute('data-series') === series) ?? row;
      expect(linkTo('events', head)).toBe(
        game.tournamentId === null ? undefined : urls.event(game.tournamentId),
      );
    }
  });
});
