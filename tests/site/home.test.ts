/** The numbers of the front page, compared with the API's documents and the linked pages. */
import { expect, test } from 'vitest';
import { Finder } from '../../src/search/find/find.ts';
import { parseQuery } from '../../src/search/parts/syntax.ts';
import { rowsOf } from '../../src/search/rows/rows.ts';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { builtJson, builtPage } from '../support/build.ts';

const home = builtPage('index.html');
const { replays } = builtJson<ReplayIndex>('data/summaries-index.json');
const analyses = replays.map(({ replayId }) => builtJson<GameAnalysis>(`data/games/${replayId}.json`));

const figures = new Map(
  home
    .querySelectorAll('.figures a')
    .map((link) => [link.getAttribute('href') ?? '', Number(link.querySelector('b')?.text)]),
);

test('it counts what the index counts', () => {
  expect(figures.get('/replays/')).toBe(replays.length);
  expect(figures.get('/events/')).toBe(
    new Set(replays.flatMap(({ tournamentId }) => tournamentId ?? [])).size,
  );
  expect(figures.get('/maps/')).toBe(new Set(analyses.flatMap(({ map }) => map || [])).size);
});

test('a figure is the number of rows of the list that it leads to', () => {
  expect(figures.size).toBe(5);
  for (const [href, value] of figures) {
    const rows = builtPage(`${href.slice(1)}index.html`).querySelectorAll(
      'main table:first-of-type tbody tr',
    );
    expect([href, rows.length]).toEqual([href, value]);
  }
});

test('it says of how many games the winner is known', () => {
  const winners = analyses.filter(({ winner }) => winner !== null).length;
  const words = home.querySelector('main')!.text.replace(/\s+/g, ' ');
  expect(words).toMatch(new RegExp(`\\b${winners} of ${replays.length} `));
});

test('the newest series stand in the order of the list of events, and their scores are those of their pages', () => {
  const events = home.querySelectorAll('.newest h3 a').map((link) => link.getAttribute('href')!);
  const all = builtPage('events/index.html').querySelectorAll('main tbody th a');
  expect(events.length).toBeGreaterThan(2);
  const listed = all.map((link) => link.getAttribute('href')!).filter((href) => events.includes(href));
  expect(events).toEqual(listed);
  for (const [place, list] of home.querySelectorAll('.scores').entries()) {
    const page = builtPage(`${events[place]!.slice(1)}index.html`);
    const said = (line: (typeof lines)[number]) => [
      ...line.querySelectorAll('.side bdi').map(({ text }) => text),
      line.querySelector('.score > span')!.text,
    ];
    const lines = page.querySelectorAll('.scores > li');
    const all = lines.map(said);
    for (const line of list.querySelectorAll('li')) expect(all).toContainEqual(said(line));
  }
});

test('a game is told with its map, three moments and the story of its own page', () => {
  const section = home.querySelector('.featured')!;
  const href = section.querySelector('h2 a')!.getAttribute('href')!;
  const page = builtPage(`${decodeURIComponent(href.slice(1))}index.html`);
  expect(section.querySelectorAll('svg.map-card[role=img]').length).toBe(1);
  const moments = section.querySelectorAll('.moments-list li');
  expect(moments.length).toBe(3);
  const told = page.querySelectorAll('.moments-list .what').map(({ text }) => text);
  for (const moment of moments) {
    expect(told).toContain(moment.querySelector('.what')!.text);
    expect(moment.querySelector('a')!.getAttribute('href')).toMatch(/^\/replays\/.+\/#t=/);
  }
  const sentences = page.querySelectorAll('.story li').map(({ text }) => text);
  expect(sentences.slice(0, 2).join(' ')).toBe(section.querySelector('.told p')!.text);
});

test('three facts say how they were counted, and what is counted agrees with the documents', () => {
  const facts = home.querySelectorAll('.known li');
  expect(facts.length).toBe(3);
  for (const fact of facts) expect(fact.querySelector('details p')!.text.length).toBeGreaterThan(40);
  const revivals = ({ heroes }: GameAnalysis['players'][number]) =>
    heroes.reduce((sum, hero) => sum + hero.revivalsMs.length, 0);
  const told = analyses
    .filter(({ players }) => players.length === 2 && players.every(({ kind }) => kind === 'human'))
    .flatMap(({ players }) => {
      const [won, lost] = ['won', 'lost'].map((result) => players.find((player) => player.result === result));
      return won && lost && revivals(won) !== revivals(lost) ? [revivals(lost) > revivals(won)] : [];
    });
  const figure = facts[0]!.querySelector('.figure')!;
  expect([
    Number(figure.querySelector('span')!.text),
    Number(figure.querySelector('small')!.text.slice(3)),
  ]).toEqual([told.filter(Boolean).length, told.length]);
});

test('the search is in the first screen', () => {
  expect(home.querySelectorAll('form[role=search]').length).toBe(1);
  const form = home.querySelector('main form[role=search]')!;
  expect([form.getAttribute('action'), form.querySelector('input')!.getAttribute('name')]).toEqual([
    '/replays/',
    'q',
  ]);
});

test('the searches to try find as many games as they say', () => {
  const finder = new Finder(rowsOf(builtJson('data/replay-browser.json'))!);
  const links = home.querySelectorAll('.try a');
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const query = new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('parts')!;
    const { games } = finder.find(parseQuery(query));
    expect([query, Number(link.querySelector('.quiet')!.text)]).toEqual([query, games.length]);
  }
});
