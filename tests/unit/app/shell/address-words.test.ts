import { expect, test } from 'vitest';
import { wordsOfAddress } from '../../../../src/app/shell/address-words.ts';

test.each([
  ['/players/grubby-happy/', 'grubby happy'],
  ['/replays/2090744188_FollowGrubby_Happy-_Echo-Isles/', 'FollowGrubby Happy Echo Isles'],
  ['/maps/%E6%9A%97/', '暗'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/replays/index.html', ''],
])('%s', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
