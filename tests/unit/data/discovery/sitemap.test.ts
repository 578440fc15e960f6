import { expect, test } from 'vitest';
import { sitemap } from '../../../../src/data/discovery/sitemap-pages.ts';

const ORIGIN = 'https://replays.example';

test('a sitemap has the address of each page, and when it got its newest game where it has one', () => {
  const pages = [
    { path: '/replays/1_a_&_Map/', changed: '2026-01-01T00:00:00Z' },
    { path: '/privacy/', changed: null },
  ];
  expect(sitemap(pages, ORIGIN)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://replays.example/replays/1_a_&#x26;_Map/</loc><lastmod>2026-01-01T00:00:00Z</lastmod></url>' +
      '<url><loc>https://replays.example/privacy/</loc></url></urlset>',
  );
});
