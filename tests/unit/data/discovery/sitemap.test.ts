import { expect, test } from 'vitest';
import { newestOf } from '../../../../src/data/discovery/sitemap.ts';

const added = new Map([
  ['1_a_b_Map', '2026-01-01T00:00:00Z'],
  ['2_ä_b_Map', '2026-02-01T00:00:00Z'],
]);

test.each([
  ['https://replays.example/replays/1_a_b_Map/', '2026-01-01T00:00:00Z'],
  ['[A](/replays/1_a_b_Map/index.md) and [B](/replays/2_%C3%A4_b_Map/made/)', '2026-02-01T00:00:00Z'],
  ['[All](/replays/index.md), [Gone](/replays/3_a_b_Map/)', undefined],
])('the newest game of %s came in at %s', (text, time) => {
  expect(newestOf(text, added)).toBe(time);
});
