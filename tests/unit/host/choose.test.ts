import { expect, test } from 'vitest';
import { choose, chooseEncoding } from '../../../src/host/choose.ts';
import { ACCEPT_VECTORS } from '../../support/accept-vectors.ts';

test.each(ACCEPT_VECTORS)('Accept $accept gives $choice', ({ accept, choice }) => {
  expect(choose(accept)).toBe(choice);
});

test('of a type named twice the better weight counts', () => {
  expect(choose('text/markdown;q=0.2, text/html;q=0.5, text/markdown')).toBe('markdown');
  expect(choose('text/html;q=0.2, text/markdown;q=0.5, text/html')).toBe('html');
});

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['GZIP;q=1.0, br;q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity, br;q=0.9', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding "%s" gives %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('only an encoding that exists is chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBe('identity');
});
