/** The feeds of the build: valid, consistent, and about existing games. */
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { readAdded } from '../../src/archive/corpus/added.ts';
import { corpusRoot } from '../../src/archive/corpus/layout.ts';
import { LONGEST_FEED } from '../../src/data/discovery/feeds.ts';
import { builtJson, builtPage, builtText } from '../support/build.ts';
import { builtPages, deadUrls } from '../support/own-links.ts';
import { childrenOf, textsOf, xmlRoot } from '../support/read-xml.ts';

interface Item {
  id: string;
  url: string;
  title: string;
  content_text: string;
  date_published: string;
}
const feed = builtJson<{ items: Item[] }>('feed.json');
const atom = xmlRoot(builtText('atom.xml'));
const entries = childrenOf(atom, 'entry');

/** The rules of JSON Feed 1.1 for the fields that our feed uses. */
const url = { type: 'string', format: 'uri' };
const text = { type: 'string', minLength: 1 };
const JSON_FEED = {
  type: 'object',
  required: ['version', 'title', 'items', 'feed_url', 'home_page_url'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    description: text,
    home_page_url: url,
    feed_url: url,
    language: text,
    authors: { type: 'array', items: { type: 'object', minProperties: 1, properties: { name: text, url } } },
    items: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'content_text'],
        additionalProperties: false,
        properties: {
          id: text,
          url,
          title: text,
          content_text: text,
          image: url,
          date_published: { type: 'string', format: 'date-time' },
          tags: { type: 'array', items: text },
          // Our additional names begin with an underscore.
          _played: { type: 'object', required: ['about', 'basis'] },
        },
      },
    },
  },
};

test('the JSON feed fits its version and is small', () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  ajv.validate(JSON_FEED, feed);
  expect(ajv.errors).toBeNull();
  expect(builtText('feed.json').length).toBeLessThan(250_000);
});

test('both feeds list the same games, newest first', () => {
  const of = (name: string) => entries.flatMap((entry) => textsOf(entry, name));
  expect(of('id')).toEqual(feed.items.map(({ id }) => id));
  expect(of('title')).toEqual(feed.items.map(({ title }) => title));
  expect(of('summary')).toEqual(feed.items.map((item) => item.content_text));
  const times = feed.items.map((item) => item.date_published);
  expect(of('updated')).toEqual(times);
  expect(times).toEqual([...times].sort().reverse());
  expect(textsOf(atom, 'updated')).toEqual([times[0]]);
});

test('they list every game that has a time, up to their limit', () => {
  const times = readAdded(corpusRoot());
  expect(feed.items.length).toBe(Math.min(LONGEST_FEED, times.size));
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  for (const { id, date_published } of feed.items)
    expect(times.get(decodeURIComponent(id.split('/').at(-2)!))).toBe(date_published);
});

test('every address in them exists', () => {
  expect(deadUrls(builtText('feed.json'))).toEqual([]);
  expect(deadUrls(builtText('atom.xml'))).toEqual([]);
});

test('every page names them, and its footer links to one', () => {
  for (const file of builtPages()) {
    const page = builtPage(file);
    for (const [type, path] of [
      ['application/atom+xml', '/atom.xml'],
      ['application/feed+json', '/feed.json'],
    ] as const) {
      expect(
        page.querySelector(`head link[rel="alternate"][type="${type}"]`)?.getAttribute('href'),
        file,
      ).toBe(path);
    }
    expect(page.querySelector('footer a[href="/atom.xml"]'), file).not.toBeNull();
  }
});
