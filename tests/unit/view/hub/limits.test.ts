/** No page grows with the archive: the largest of each kind of hub, of an archive in which all that may grow has grown. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hub, TreeBranch } from '../../../../src/view/hub/hub.ts';
import { hubsOf } from '../../../../src/view/hub/hubs.ts';
import { hubMarkdown } from '../../../../src/view/markdown/hub.ts';
import { NO_ATLAS } from '../../../../src/archive/count/atlas.ts';
import { MOST_BYTES, MOST_ELEMENTS, sizeOf } from '../../../support/page-size.ts';
import { renderer } from '../../../support/render.ts';
import { catalogue, listedGame } from './large.ts';

/** What stands around the content of every page: head, navigation, foot. */
const AROUND = { bytes: 15_000, elements: 250 };

const hubs = [...hubsOf(catalogue, NO_ATLAS).values()];
const gamesOf = ({ games }: Hub) => (games ?? []).map(listedGame);
const twinOf = (hub: Hub): string =>
  hubMarkdown(hub, {
    ...{ title: hub.title, url: `https://x.test${hub.path}`, description: hub.description },
    ...{ toTwin: (path: string) => `https://x.test${path}index.md`, games: gamesOf(hub) },
  });

/** Pages about one of a kind: all players, one event, page 2 of one. */
const kindOf = ({ path }: Hub): string =>
  path
    .split('/')
    .map((part, at) => (/^\d+$/.test(part) ? 'page' : at > 1 && part && part !== 'series' ? 'one' : part))
    .join('/');

/** Roughly; a game in a list says more than its id. */
const lengthOf = (hub: Hub): number => JSON.stringify(hub).length + 1000 * (hub.games?.length ?? 0);
const largest = [...Map.groupBy(hubs, kindOf)].map(
  ([kind, own]) => [kind, own.reduce((most, one) => (lengthOf(one) > lengthOf(most) ? one : most))] as const,
);

let opened: Awaited<ReturnType<typeof renderer>>;
beforeAll(async () => {
  opened = await renderer();
});
afterAll(() => opened.close());

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
        '/openers/one/',
        '/openers/one/one/',
        '/statistics/',
      ],
    ]),
  );
});

test.each(largest)('the largest page of %s stays within its limits, and its twin', async (_, hub) => {
  const html = await opened.render('/src/layouts/Hub.astro', { hub, games: gamesOf(hub) });
  const { bytes, elements } = sizeOf(html);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes + AROUND.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(elements + AROUND.elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  expect(Buffer.byteLength(twinOf(hub))).toBeLessThanOrEqual(MOST_BYTES);
});

test('a tree of openers says which branches it leaves out, and all that it shows have so many players', () => {
  const [tree] = [...Map.groupBy(hubs, kindOf).get('/openers/one/')!];
  const [, fewest] = /Branches of fewer than (\d+) players are left out here/.exec(tree!.remark!)!;
  const games = (branches: readonly TreeBranch[]): number[] =>
    branches.flatMap((one) => [one.games, ...games(one.branches)]);
  expect(Math.min(...games(tree!.tree!))).toBe(Number(fewest));
});
