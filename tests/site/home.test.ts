/** The numbers of the front page, compared with the API's documents and the linked pages. */
import { expect, test } from 'vitest';
import { Finder } from '../../src/search/find/find.ts';
import { parseQuery } from '../../src/search/parts/syntax.ts';
import { rowsOf } from '../../src/search/rows/rows.ts';
import type { ReplayIndex } from '../../src/contract/index-schema.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import type { Stage } from '../../src/app/playback/stage.ts';
import { formatClock } from '../../src/game/clock.ts';
import type { ToldGame } from '../../src/map/story-schema.ts';
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

type Told = GameAnalysis & ToldGame;

/** The fight of a game with the most food, and what it says of itself. */
function biggestOf(replayId: string): { ms: number; words: string } {
  const { fights } = builtJson<Told>(`data/games/${replayId}.json`);
  const foods = ({ ledger }: Told['fights'][number]) => ledger!.sides.map(({ food }) => food.least);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const [most] = fights.toSorted((a, b) => sum(foods(b)) - sum(foods(a)) || sum(b.orders) - sum(a.orders));
  return { ms: most!.startMs, words: `${most!.place} with ${sum(foods(most!))} food or more` };
}

const idIn = (href: string): string => decodeURIComponent(/^\/replays\/([^/]+)\//.exec(href)![1]!);

test('the fight on the stage and its headline are those of its game, with sentences of its page', () => {
  const section = home.querySelector('.featured')!;
  const replayId = idIn(section.querySelector('h1 a')!.getAttribute('href')!);
  const { players } = builtJson<Told>(`data/games/${replayId}.json`);
  const { ms, words } = biggestOf(replayId);
  expect(section.querySelector('h1 bdi')!.text).toBe(
    `${players.map(({ handle }) => handle).join(' and ')} meet ${words}`,
  );
  expect(section.querySelectorAll('svg.map-card.close[role=img]').length).toBe(1);
  const stage = JSON.parse(section.querySelector('.stage')!.getAttribute('data-playback')!) as Stage;
  expect(stage.fromMs).toBeLessThanOrEqual(ms);
  expect(stage.untilMs).toBeGreaterThan(ms);
  const sentences = builtPage(`replays/${replayId}/index.html`)
    .querySelectorAll('.story li')
    .map(({ text }) => text);
  const told = section.querySelector('.key-moments')!.text;
  expect(sentences.filter((sentence) => told.includes(sentence)).join(' ')).toBe(told);
  expect(told).toContain(sentences[0]);
  expect(section.querySelector('.ending')!.text).toBe(sentences.at(-1));
});

test('four links lead to the biggest fights of other games, at their second', () => {
  const links = home.querySelectorAll('.fights li > a');
  const ids = links.map((link) => idIn(link.getAttribute('href')!));
  const featured = idIn(home.querySelector('.featured h1 a')!.getAttribute('href')!);
  expect(new Set([...ids, featured]).size).toBe(5);
  for (const [index, link] of links.entries()) {
    const { ms, words } = biggestOf(ids[index]!);
    expect(link.getAttribute('href')).toMatch(new RegExp(`#t=${formatClock(ms)}$`));
    expect(link.closest('li')!.text).toContain(`Fight ${words}. `);
  }
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
