/** The feeds of the build: valid, consistent, and about existing games. */
import { expect, test } from 'vitest';
import { readAdded } from '../../../src/archive/corpus/added-times.ts';
import { corpusRoot } from '../../../src/archive/corpus/layout.ts';
import { LONGEST_FEED } from '../../../src/data/discovery/feeds.ts';
import { builtJson, builtText } from '../../support/build.ts';
import { deadUrls } from '../../support/own-links.ts';
import { childrenOf, textsOf, xmlRoot } from '../../support/read-xml.ts';

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

test('the JSON feed is small, and its items have what readers show', () => {
  expect(builtText('feed.json').length).toBeLessThan(250_000);
  for (const { id, url, title, content_text } of feed.items)
    expect([id, url, title, content_text].every((value) => typeof value === 'string' && value !== '')).toBe(
      true,
    );
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
