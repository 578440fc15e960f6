/** No page grows with the archive: the largest page of each kind, in an archive with the maximum of everything. */
import { h } from 'preact';
import renderToString from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { TreeBranch } from '../../../../src/view/hub/opening-branches.ts';
import { hubsOf } from '../../../../src/view/hub/hubs.ts';
import { sectionedMarkdown } from '../../../../src/view/markdown/sectioned-page.ts';
import { PageContent } from '../../../../src/view/html/PageContent.tsx';
import { partOf, type SectionedPage } from '../../../../src/view/page.ts';
import { NO_ATLAS } from '../../../../src/archive/count/atlas.ts';
import { MOST_BYTES, MOST_ELEMENTS, sizeOf } from '../../../support/page-size.ts';
import { catalogue } from './large.ts';

/** Size of the frame of every page: head, navigation, foot. */
const AROUND = { bytes: 15_000, elements: 250 };

const hubs = [...hubsOf(catalogue, NO_ATLAS).values()];

/** Kind of a page: all players, one event, page 2 of one. */
const kindOf = ({ path }: SectionedPage): string =>
  path
    .split('/')
    .map((part, at) => (/^\d+$/.test(part) ? 'page' : at > 1 && part && part !== 'series' ? 'one' : part))
    .join('/');

/** An estimate, because a list shows less than is known about a game. */
const lengthOf = ({ sections }: SectionedPage): number =>
  sections
    .flatMap(({ parts }) => parts)
    .reduce(
      (sum, part) => sum + (part.kind === 'games' ? 1000 * part.games.length : JSON.stringify(part).length),
      0,
    );
const largest = [...Map.groupBy(hubs, kindOf)].map(
  ([kind, own]) => [kind, own.reduce((most, one) => (lengthOf(one) > lengthOf(most) ? one : most))] as const,
);

test('there are pages of every kind, and pages that go on', () => {
  expect(largest.map(([kind]) => kind)).toEqual(
    expect.arrayContaining([
      ...['/events/', '/events/one/', '/events/one/page/', '/events/one/series/page/'],
      ...['/players/', '/players/page/', '/players/one/', '/maps/', '/maps/page/', '/maps/one/'],
      ...['/matchups/one/', '/matchups/one/page/', '/matchups/one/one/', '/matchups/one/one/page/'],
      ...[
        '/heroes/',
        '/heroes/one/',
        '/heroes/one/page/',
        '/openings/one/',
        '/openings/one/one/',
        '/statistics/',
      ],
    ]),
  );
});

test.each(largest)('the largest page of %s stays within its limits, and its twin', (_, hub) => {
  const html = renderToString(h(PageContent, { page: hub }));
  const { bytes, elements } = sizeOf(html);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes + AROUND.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(elements + AROUND.elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  expect(Buffer.byteLength(sectionedMarkdown(hub))).toBeLessThanOrEqual(MOST_BYTES);
});

test('a tree of openings says which branches it leaves out, and all that it shows have so many players', () => {
  const [tree] = [...Map.groupBy(hubs, kindOf).get('/openings/one/')!];
  const [, fewest] = /Branches with fewer than (\d+) players are left out here/.exec(
    sectionedMarkdown(tree!),
  )!;
  const games = (branches: readonly TreeBranch[]): number[] =>
    branches.flatMap((one) => [one.games, ...games(one.branches)]);
  expect(Math.min(...games(partOf(tree!.sections, 'tree')!.branches))).toBe(Number(fewest));
});
