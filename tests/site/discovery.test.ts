/** The documents that crawlers and clients look for by name, checked against their standards and the build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAdded } from '../../src/archive/corpus/added.ts';
import { corpusRoot } from '../../src/archive/corpus/layout.ts';
import { SITE_URL } from '../../src/site.ts';
import { builtJson, builtPage, builtText, DIST } from '../support/build.ts';
import { builtPages, deadUrls, fileOf, pathOf } from '../support/own-links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const pages = builtPages();

describe('the API catalog', () => {
  type Links = { href: string; type?: string }[];
  const catalog = builtJson<{ linkset: Record<string, unknown>[] }>('.well-known/api-catalog');

  test('it is a linkset with absolute addresses only', () => {
    expect(Object.keys(catalog)).toEqual(['linkset']);
    expect(catalog.linkset.length).toBeGreaterThan(0);
    for (const { anchor, ...relations } of catalog.linkset) {
      expect(anchor).toMatch(/^https:\/\//);
      expect(Object.keys(relations).length).toBeGreaterThan(0);
      for (const links of Object.values(relations) as Links[]) {
        expect(Array.isArray(links)).toBe(true);
        for (const { href } of links) expect(href).toMatch(/^https:\/\/[^{}\s]+$/);
      }
    }
    const anchors = catalog.linkset.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('every address in it exists, with the type it says', () => {
    expect(deadUrls(JSON.stringify(catalog))).toEqual([]);
    const endings = {
      'application/json': '.json',
      'text/html': '.html',
      'text/markdown': '.md',
      'text/plain': '.txt',
    };
    const links = catalog.linkset.flatMap(({ anchor, ...relations }) => {
      expect(fileOf(String(anchor))).not.toBeNull();
      return Object.values(relations as Record<string, Links>).flat();
    });
    for (const { href, type } of links)
      expect(fileOf(href)).toMatch(new RegExp(`\\${endings[type as keyof typeof endings]}$`));
  });

  test('the API has a description for programs and one for people', () => {
    const api = catalog.linkset.find((context) => 'service-desc' in context);
    expect(api?.['anchor']).toBe(`${SITE_URL}/data/summaries-index.json`);
    expect(api?.['service-desc']).toMatchObject([{ href: `${SITE_URL}/api/openapi.json` }]);
    expect(api?.['service-doc']).toMatchObject([{ type: 'text/html' }, { type: 'text/markdown' }]);
  });
});

describe('robots.txt', () => {
  const text = builtText('robots.txt');

  test('everything is allowed, for every use', () => {
    expect(text.split('\n').slice(0, 3)).toEqual([
      'User-agent: *',
      'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
      'Allow: /',
    ]);
    expect(text).not.toMatch(/^Disallow/im);
  });

  test('it names the sitemap by its whole address', () => {
    const url = /^Sitemap: (https:\/\/\S+)$/m.exec(text)?.[1];
    expect(fileOf(url ?? '/none')).toBe('sitemap-index.xml');
  });
});

describe('security.txt', () => {
  const text = builtText('.well-known/security.txt');
  const values = (field: string) =>
    [...text.matchAll(new RegExp(`^${field}: (.+)$`, 'gm'))].map(([, value]) => value!);

  test('every line is a field and ends', () => {
    expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: \S[^\n]*\n)+$/);
  });

  test('contact, place and languages', () => {
    expect(values('Contact').length).toBeGreaterThan(0);
    for (const contact of values('Contact')) expect(contact).toMatch(/^(https:\/\/|mailto:|tel:)/);
    expect(values('Canonical')).toEqual([`${SITE_URL}/.well-known/security.txt`]);
    expect(values('Preferred-Languages')).toEqual(['en']);
  });

  test('it is good for more than a month and less than a year', () => {
    const [expires = '', ...more] = values('Expires');
    expect(more).toEqual([]);
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

describe('sitemaps', () => {
  const locations = (file: string) =>
    [...builtText(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);

  test('they list every page except the 404 page, and nothing else', () => {
    const maps = locations('sitemap-index.xml').map((url) => fileOf(url)!);
    expect(maps).toEqual(['sitemap-0.xml']);
    const listed = maps.flatMap(locations);
    expect(listed.sort()).toEqual(pages.map((file) => `${SITE_URL}${pathOf(file)}`).sort());
  });

  test('a page with games is as new as the newest of them, and pages without any claim no date', () => {
    const times = readAdded(corpusRoot());
    const entries = [...builtText('sitemap-0.xml').matchAll(/<url>(.+?)<\/url>/g)].map(([, entry]) => ({
      path: new URL(/<loc>(.+?)<\/loc>/.exec(entry!)![1]!).pathname,
      time: /<lastmod>(.+?)<\/lastmod>/.exec(entry!)?.[1],
    }));
    const timeOf = (path: string) => entries.find((entry) => entry.path === path)?.time;
    for (const [id, time] of times)
      expect(Date.parse(timeOf(`/replays/${id}/`)!)).toBeGreaterThanOrEqual(Date.parse(time));
    const newest = [...times.values()].sort().at(-1)!;
    expect(Date.parse(timeOf('/replays/')!)).toBe(Date.parse(newest));
    expect(timeOf('/privacy/')).toBeUndefined();
  });

  test('the name that tools guess answers too', () => {
    expect(builtText('sitemap.xml')).toBe(builtText('sitemap-index.xml'));
  });
});

test('every page leads to these documents', () => {
  for (const file of pages) {
    const head = builtPage(file).querySelector('head')!;
    const links = ['describedby', 'api-catalog', 'sitemap'].map((relation) => {
      const href = head.querySelector(`link[rel="${relation}"]`)?.getAttribute('href');
      return href && fileOf(href);
    });
    expect(links, file).toEqual(['llms.txt', '.well-known/api-catalog', 'sitemap-index.xml']);
  }
});

test('no card describes a service that does not exist', () => {
  const names = [
    'mcp',
    'agent-card.json',
    'agent.json',
    'ai-plugin.json',
    'oauth-authorization-server',
    'skills',
  ];
  expect(names.filter((name) => existsSync(join(DIST, '.well-known', name)))).toEqual([]);
});
