import { expect, test } from 'vitest';
import { twin, twinBehind, urls } from '../../../../src/urls.ts';

test.each([
  [urls.api(), '/api/index.md', '/api.md'],
  [urls.game('1_a_b_Map-1.2'), '/replays/1_a_b_Map-1.2/index.md', '/replays/1_a_b_Map-1.2.md'],
])('the twin of %s is %s, which also answers at %s', (page, file, second) => {
  expect(twin(page)).toBe(file);
  expect(twinBehind(second)).toBe(file);
});

test('the twin of the first page', () => {
  expect(twin(urls.home())).toBe('/index.md');
});

test('a page asked for without the slash at its end has the same twin', () => {
  expect(twin('/api')).toBe('/api/index.md');
});
