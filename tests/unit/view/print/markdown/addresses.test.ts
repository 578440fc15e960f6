import { expect, test } from 'vitest';
import { twin, twins, urls } from '../../../../../src/urls.ts';

test.each([
  [urls.home(), ['/index.md']],
  [urls.api(), ['/api/index.md', '/api.md']],
  [urls.game('1_a_b_Map-1.2'), ['/replays/1_a_b_Map-1.2/index.md', '/replays/1_a_b_Map-1.2.md']],
])('the twin of %s is at %j', (page, addresses) => {
  expect(twins(page)).toEqual(addresses);
  expect(twin(page)).toBe(addresses[0]);
});

test('a page asked for without the slash at its end has the same twin', () => {
  expect(twin('/api')).toBe('/api/index.md');
});
