/** The documents that crawlers and clients look for by name, checked against their standards and the build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAdded } from '../../src/archive/corpus/added-times.ts';
import { corpusRoot } from '../../src/archive/corpus/layout.ts';
import { SECURITY_CONTACT, SITE_URL } from '../../src/site.ts';
import { urls } from '../../src/urls.ts';
import { builtJson, builtPage, builtText, DIST, fileFor } from '../support/build.ts';
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
    const [agents, signal, allowed] = text.split('\n');
    expect([agents, allowed]).toEqual(['User-agent: *', 'Allow: /']);
    expect(signal).toMatch(/^Content-Signal: (?:[a-z-]+=yes(?:, |$))+$/);
    expect(text).not.toMatch(/^Disallow/im);
  });

  test('it names the sitemap by its whole address', () => {
    const url = /^Sitemap: (https:\/\/\S+)$/m.exec(text)?.[1];
    expect(fileOf(url ?? '/none')).toBe('sitemap.xml');
  });
});

test('security.txt names a contact for almost a year, and without a contact there is none', () => {
  const file = fileFor(urls.security());
  const text = file === null ? null : builtText(file);
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const [, expires = day(31)] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text ?? '') ?? [];
  expect(text).toBe(
    SECURITY_CONTACT === null
      ? null
      : `Contact: ${SECURITY_CONTACT}\nExpires: ${expires}\nCanonical: ${SITE_URL}${urls.security()}\nPreferred-Languages: en\n`,
  );
  expect(expires > day(30) && expires < day(365), expires).toBe(true);
});

describe('sitemaps', () => {
  const locations = (file: string) =>
    [...builtText(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);

  test('they list every page except the 404 page, and nothing else', () => {
    expect(locations('sitemap.xml').sort()).toEqual(pages.map((file) => `${SITE_URL}${pathOf(file)}`).sort());
  });

  test('a page with games is as new as the newest of them, and pages without any claim no date', () => {
    const times = readAdded(corpusRoot());
    const entries = [...builtText('sitemap.xml').matchAll(/<url>(.+?)<\/url>/g)].map(([, entry]) => ({
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

  test('the earlier address of the sitemap answers too', () => {
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
    expect(links, file).toEqual(['llms.txt', '.well-known/api-catalog', 'sitemap.xml']);
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
