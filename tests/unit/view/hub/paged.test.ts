import { expect, test } from 'vitest';
import { gameLists, pagesOf, type Sizes } from '../../../../src/view/hub/paged.ts';
import { gamesSection, pageAbout, tally } from '../../../../src/view/hub/parts.ts';
import { partOf, type Part, type Section, type SectionedPage } from '../../../../src/view/page.ts';
import { games as analysed } from '../../../support/analysed-archive.ts';

const SIZES: Sizes = { games: 2, gamesAPage: 3, rows: 4, seriesAPage: 2 };
const sorted = (ids: readonly string[]) => [...ids].sort();
const table = (id: string, rows: number): Section =>
  tally({
    id,
    title: id,
    note: 'All of them.',
    table: { columns: [{ name: 'Row' }], rows: Array.from({ length: rows }, (_, at) => [`${id} ${at}`]) },
  })!;
const unfought = () => null;
const listed = (ids: readonly string[]) =>
  ids.map((replayId) => ({
    ...{ replayId, analysis: analysed[0]!, event: null, mapUrl: null, series: null, fought: unfought },
    people: new Map<string, string>(),
  }));
const hub = (games: string[] | null, ...sections: Section[]): SectionedPage =>
  pageAbout({
    path: '/heroes/lich/',
    trail: [{ text: 'Heroes', href: '/heroes/' }],
    title: 'Lich',
    description: 'The Lich.',
    sections,
    games: games && gamesSection({ games: listed(games) }),
  });
const partsOf = <K extends Part['kind']>({ sections }: SectionedPage, kind: K) =>
  sections.flatMap((section) => partOf([section], kind) ?? []);
const rowsOf = (page: SectionedPage) =>
  partsOf(page, 'tally').map((one) => one.table.rows.map(([cell]) => cell));
const idsOf = ({ sections }: SectionedPage) =>
  partOf(sections, 'games')?.games.map(({ replayId }) => replayId);
const onward = ({ sections }: SectionedPage) => partOf(sections, 'ways')!.on;

test('a hub that fits on its page stays as it is', () => {
  const small = hub(['b', 'a'], table('x', 4));
  expect(pagesOf(small, sorted, SIZES)).toEqual([small]);
  const list = hub(null, table('x', 2), table('y', 2));
  expect(pagesOf(list, sorted, SIZES)).toEqual([list]);
});

test('a hub of more games shows the newest and leads to pages with all of them, the oldest first', () => {
  const [own, ...pages] = pagesOf(hub(['d', 'c', 'b', 'a'], table('x', 5)), sorted, SIZES);
  expect(idsOf(own!)).toEqual(['d', 'c']);
  expect(partOf(own!.sections, 'games')!.caption).toBe(
    'The first 2 of 4 games, newest event first, then by id',
  );
  expect(partOf(own!.sections, 'pages')!.pages).toEqual([
    { text: '1', href: '/heroes/lich/1/' },
    { text: '2', href: '/heroes/lich/2/' },
  ]);
  expect(pages.map((page) => ({ path: page.path, title: page.title, games: idsOf(page) }))).toEqual([
    { path: '/heroes/lich/1/', title: 'Lich, page 1', games: ['a', 'b', 'c'] },
    { path: '/heroes/lich/2/', title: 'Lich, page 2', games: ['d'] },
  ]);
  expect(onward(pages[0]!)).toEqual([{ text: 'Page 2', href: '/heroes/lich/2/' }]);
  expect(onward(pages[1]!)).toEqual([{ text: 'Page 1', href: '/heroes/lich/1/' }]);
  expect(pages[0]!.trail.at(-1)).toEqual({ text: 'Lich', href: '/heroes/lich/' });
  expect(rowsOf(own!)).toEqual([['x 0', 'x 1', 'x 2', 'x 3']]);
  expect(partOf(own!.sections, 'tally')!.note).toBe(
    'All of them. These are the first 4 of 5; the others are in the game list below.',
  );
});

test('series that have no room are all on pages of their own, each where its first game came in', () => {
  const line = (href: string) => ({
    ...{ sides: [], unknown: 0, more: 0, ordered: false },
    games: [{ map: href, href, picture: null, winner: null }],
  });
  const rounds = [
    { name: 'Semi-final', lines: ['c', 'a', 'b'].map((id) => line(`/replays/${id}/`)) },
    { name: 'Final', lines: [line('/replays/0/')] },
  ];
  const [own, one, two, ...rest] = pagesOf(
    hub(['c', 'a', 'b', '0'], {
      ...{ id: 'series', title: 'Series' },
      parts: [{ kind: 'series', note: 'All of them.', rounds }],
    }),
    sorted,
    { ...SIZES, games: 9 },
  );
  const shown = ({ sections }: SectionedPage) =>
    partOf(sections, 'series')!.rounds.map(({ name, lines }) => [
      name,
      ...lines.map(({ games }) => games[0]!.map),
    ]);
  // A series takes up its heading and its game, so there is room for two.
  expect(shown(own!)).toEqual([['Semi-final', '/replays/c/', '/replays/a/']]);
  expect(partOf(own!.sections, 'series')!.note).toBe('All of them. These are the first 2 of 4.');
  expect(partOf(own!.sections, 'pages')!.pages).toEqual([
    { text: '1', href: '/heroes/lich/series/1/' },
    { text: '2', href: '/heroes/lich/series/2/' },
  ]);
  expect(one!.path).toBe('/heroes/lich/series/1/');
  expect(one!.title).toBe('Lich: series, page 1');
  expect(shown(one!)).toEqual([
    ['Final', '/replays/0/'],
    ['Semi-final', '/replays/a/'],
  ]);
  expect(shown(two!)).toEqual([['Semi-final', '/replays/b/', '/replays/c/']]);
  expect(onward(two!)).toEqual([{ text: 'Page 1', href: '/heroes/lich/series/1/' }]);
  expect(rest).toEqual([]);
});

test('what a hub of tables has no room for follows on further pages, each row once', () => {
  const pages = pagesOf(hub(null, table('x', 1), table('y', 9)), sorted, SIZES);
  expect(pages.map(({ path }) => path)).toEqual(['/heroes/lich/', '/heroes/lich/2/', '/heroes/lich/3/']);
  expect(pages.map(rowsOf)).toEqual([
    [['x 0'], ['y 0', 'y 1', 'y 2']],
    [['y 3', 'y 4', 'y 5', 'y 6']],
    [['y 7', 'y 8']],
  ]);
  expect(onward(pages[0]!)).toEqual([{ text: 'Page 2', href: '/heroes/lich/2/' }]);
  expect(onward(pages[1]!)).toEqual([{ text: 'Page 3', href: '/heroes/lich/3/' }]);
});

test('a game that comes in changes the last page only', () => {
  const of = { path: '/replays/', trail: [], title: 'Replays' };
  const before = gameLists(of, listed(['a', 'b', 'c', 'd', 'e']), 2);
  const after = gameLists(of, listed(['a', 'b', 'c', 'd', 'e', 'f']), 2);
  expect(before.map(({ path }) => path)).toEqual(['/replays/1/', '/replays/2/', '/replays/3/']);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(idsOf(after[2]!)).toEqual(['e', 'f']);
  expect(gameLists(of, listed(['a', 'b']), 2)).toEqual([]);
});
