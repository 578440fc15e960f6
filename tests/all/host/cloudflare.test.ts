import { expect, test } from 'vitest';
import { headersFile, wranglerConfig } from '../../../src/host/cloudflare.ts';
import { ruleHeaders } from '../../../src/host/headers.ts';
import { appliedHeaders, parseHeadersFile } from '../../support/headers-file.ts';
import { urls } from '../../../src/urls.ts';

const PATHS = [
  '/',
  '/replays/',
  '/replays/1_a_b_map/',
  '/api/',
  '/api/openapi.json',
  '/api/index.md',
  '/api.md',
  '/index.md',
  '/llms.txt',
  '/data/summaries-index.json',
  '/data/summaries/1_a_b_map.json',
  '/data/readme.md',
  '/_astro/Page.abc.css',
  '/_astro/odd.md',
  '/_astro/',
  '/.well-known/api-catalog',
  '/.well-known/agent-skills/index.json',
  urls.skill('find-games'),
  '/feed.json',
  '/atom.xml',
  '/nowhere',
];
const text = headersFile();
const rules = parseHeadersFile(text);

test.each(PATHS)('%s gets each header once, with the value of the last rule', (path) => {
  const applied = appliedHeaders(rules, path);
  const joined = [...applied].filter(([, values]) => values.length !== 1);
  expect(joined).toEqual([]);
  const expected = Object.entries(ruleHeaders(path)).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries([...applied].map(([name, [value]]) => [name, value]))).toEqual(
    Object.fromEntries(expected),
  );
});

test('a rule without its detach would be noticed', () => {
  const careless = parseHeadersFile(text.replace('  ! Cache-Control\n', ''));
  expect(appliedHeaders(careless, '/_astro/Page.abc.css').get('cache-control')).toHaveLength(2);
});

test('Cloudflare takes every rule and line', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(new Set(rules.map((rule) => rule.path)).size, 'a path named twice').toBe(rules.length);
  for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(2000);
  for (const { path } of rules) expect(path.split('*').length, path).toBeLessThanOrEqual(2);
});

test('no rule names the type of files that may be missing', () => {
  const typed = rules.filter((rule) => rule.set.has('content-type')).map((rule) => rule.path);
  expect(typed.filter((path) => path.includes('*'))).toEqual([]);
});

test('only hashed files and versions of a release are immutable', () => {
  const immutable = PATHS.filter((path) =>
    appliedHeaders(rules, path).get('cache-control')?.[0]?.includes('immutable'),
  );
  expect(immutable.filter((path) => !/^\/(?:_astro|data\/releases\/[^/]+)\//.test(path))).toEqual([]);
  expect(immutable.filter((path) => path.startsWith('/data/releases/latest/'))).toEqual([]);
  expect(immutable).not.toEqual([]);
});

test('the settings of the worker are JSON with comments', () => {
  const config = wranglerConfig({ name: 'farseer', assets: '../dist' });
  const parsed = JSON.parse(config.replace(/^\s*\/\/.*$/gm, '')) as { assets: Record<string, unknown> };
  expect(parsed.assets['not_found_handling']).toBe('404-page');
  expect(parsed.assets['directory']).toBe('../dist');
});
