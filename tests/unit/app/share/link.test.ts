/** Links to seconds of a published game. */
import { expect, test } from 'vitest';
import { momentLink } from '../../../../src/app/share/share.ts';
import type { Stage } from '../../../../src/app/playback/stage.ts';
import type { TrackFight } from '../../../../src/map/scene/fight-at.ts';

const stage = { shot: { page: '/replays/a/', shared: [936] } } as unknown as Stage;
const fight = (ms: number): TrackFight => ({ ms, lastsMs: 60_000, at: [0, 0], spread: 1, orders: [] });

test('a fight with a page is linked there, with the second if it is a later one', () => {
  expect(momentLink(stage, 936_000, fight(936_400))).toBe('/replays/a/15-36/');
  expect(momentLink(stage, 939_500, fight(936_400))).toBe('/replays/a/15-36/#t=15:39');
  expect(momentLink(stage, 950_000, fight(936_400))).toBe('/replays/a/15-36/#t=15:50');
});

test('any other second is linked on the page of the game', () => {
  expect(momentLink(stage, 950_000, undefined)).toBe('/replays/a/#t=15:50');
  expect(momentLink(stage, 950_000, fight(940_000))).toBe('/replays/a/#t=15:50');
  expect(momentLink(stage, 0, undefined)).toBe('/replays/a/');
});
