/** Hubs of an archive of 2,000 games with the maximum of everything: the largest page of each kind. */
import { h } from 'preact';
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { TreeBranch } from '../../../../src/view/hub/opening-branches.ts';
import { MAX_LISTED } from '../../../../src/view/hub/first-hundred.ts';
import { hubsOf } from '../../../../src/view/hub/hubs.ts';
import { markdownOfSections } from '../../../../src/view/markdown/sectioned-page.ts';
import { PageContent } from '../../../../src/view/html/PageContent.tsx';
import { partOf, type SectionedPage } from '../../../../src/view/page.ts';
import { NO_ATLAS } from '../../../../src/archive/count/atlas.ts';
import { Finder } from '../../../../src/search/find/find.ts';
import { parseQuery } from '../../../../src/search/parts/syntax.ts';
import { buildRows } from '../../../../src/search/rows/build-rows.ts';
import type { Words } from '../../../../src/view/rich-text.ts';
import { sizeOf } from '../../../support/page-size.ts';
import { catalogue } from './large.ts';
import { OPENING_WORDS } from '../../../../src/view/hub/opening-branches.ts';

/** Limits of a page at 2,000 games, whose players have long names here; the longest page lists 900 people. */
const [MAX_BYTES, MAX_ELEMENTS] = [450_000, 15_000];

const hubs = [...hubsOf(catalogue, NO_ATLAS).values()];
const partsOf = ({ sections }: SectionedPage) => sections.flatMap(({ parts }) => parts);

/** Kind of a page: all players, one event. */
const kindOf = ({ path }: SectionedPage): string =>
  path
    .split('/')
    .map((part, at) => (at > 1 && part ? 'one' : part))
    .join('/');

/** An estimate, because a list shows less than is known about a game. */
const lengthOf = (hub: SectionedPage): number =>
  partsOf(hub).reduce(
    (sum, part) => sum + (part.kind === 'games' ? 1000 * part.games.length : JSON.stringify(part).length),
    0,
  );
const largest = [...Map.groupBy(hubs, kindOf)].map(
  ([kind, own]) => [kind, own.reduce((most, one) => (lengthOf(one) > lengthOf(most) ? one : most))] as const,
);

test.each(largest)('the largest page of %s stays within its limits, and its twin', (_, hub) => {
  const html = renderToString(h(PageContent, { page: hub }));
  const { bytes, elements } = sizeOf(html);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(elements).toBeLessThanOrEqual(MAX_ELEMENTS);
  expect(Buffer.byteLength(markdownOfSections(hub))).toBeLessThanOrEqual(MAX_BYTES);
});

/** The address and the text of a hub's link into the list of games. */
const linkIn = (hub: SectionedPage): string | undefined =>
  partsOf(hub)
    .flatMap((part): Words[] =>
      part.kind === 'text' ? [part.words] : part.kind === 'ways' ? [...part.on] : [],
    )
    .flat()
    .map((piece) => (typeof piece === 'object' && piece && 'href' in piece ? String(piece.href) : ''))
    .find((href) => href.startsWith('/replays/?'));

const rows = buildRows({ catalogue, builds: [], games: [] });
const finder = new Finder(rows);
const long = largest.filter(([, hub]) => linkIn(hub));

test('hubs of more than a hundred games are of every kind that has games', () => {
  expect(long.map(([kind]) => kind).sort()).toEqual([
    ...['/events/one/', '/heroes/one/', '/matchups/one/', '/matchups/one/one/', '/players/one/'],
  ]);
});

test.each(long)('%s shows a hundred games, and its link finds all of them in the list', (_, hub) => {
  const shown = partOf(hub.sections, 'games')?.games.map(({ replayId }) => replayId);
  if (shown) expect(shown).toHaveLength(MAX_LISTED);
  const query = new URL(linkIn(hub)!, 'https://example.org').searchParams.get('parts')!;
  const found = finder.find(parseQuery(query)).games.map((at) => rows.games[at]!.replayId);
  expect(found).toEqual(expect.arrayContaining(shown ?? []));
  expect(found.length).toBeGreaterThan(MAX_LISTED);
});

test('tables and series of a hub have at most a hundred rows, and lists that lead to every page have all', () => {
  const rowsOf = (hub: SectionedPage) =>
    partsOf(hub).flatMap((part) =>
      part.kind === 'tally'
        ? [part.table.rows.length]
        : part.kind === 'series'
          ? [part.rounds.flatMap(({ lines }) => lines.flatMap(({ games }) => games)).length]
          : [],
    );
  const isList = ({ path }: SectionedPage) => ['/players/', '/maps/', '/events/'].includes(path);
  expect(Math.max(...hubs.filter((hub) => !isList(hub)).flatMap(rowsOf))).toBe(MAX_LISTED);
  const people = hubs.find(({ path }) => path === '/players/')!;
  expect(rowsOf(people)).toEqual([catalogue.people.length]);
});

test('a tree of openings says which branches it leaves out, and all that it shows have so many players', () => {
  const [tree] = [...Map.groupBy(hubs, kindOf).get('/openings/one/')!];
  const [, fewest] = new RegExp(OPENING_WORDS.leftOut(999).replace('999', '(\\d+)')).exec(
    markdownOfSections(tree!),
  )!;
  const games = (branches: readonly TreeBranch[]): number[] =>
    branches.flatMap((one) => [one.games, ...games(one.branches)]);
  expect(Math.min(...games(partOf(tree!.sections, 'tree')!.branches))).toBe(Number(fewest));
});
