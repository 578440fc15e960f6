import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import { fewGamesAtATime, TOGETHER } from '../../../../src/archive/corpus/game-order.ts';

const IDS = Array.from({ length: TOGETHER + 1 }, (_, at) => `${at}_Moon_LiiLD.C_Echo-Isles`);
/** The routes of a site, as Astro goes through them. */
const ROUTES = [
  (id: string) => `/replays/${id}/`,
  (id: string) => `/replays/${id}/index.md`,
  (id: string) => `/data/tracks/${id}.json`,
];

test('the pages of a few games are made route by route, then those of the next few, after all others', async () => {
  const others = ['/', '/replays/2/', '/players/0_Moon/', '/data/tracks.json'];
  const pathnames = [...ROUTES.flatMap((route) => IDS.map(route)), ...others];
  const astros = {
    getStaticPaths: () => Promise.resolve(pathnames.map((pathname) => ({ pathname }))),
  } as unknown as AstroPrerenderer;
  const paths = await fewGamesAtATime(IDS)(astros).getStaticPaths();
  const few = IDS.slice(0, TOGETHER);
  const last = IDS.slice(TOGETHER);
  expect(paths.map(({ pathname }) => pathname)).toEqual([
    ...others,
    ...ROUTES.flatMap((route) => few.map(route)),
    ...ROUTES.flatMap((route) => last.map(route)),
  ]);
});
