/** Addresses of before, with filters as parameters, still open what they asked for. */
import { expect, test } from 'vitest';
import { addressOf, askedIn } from '../../../../src/app/replays/address.ts';
import { parseQuery, printQuery } from '../../../../src/search/parts/syntax.ts';

const heroOf = (id: string): string | null => (id === 'Obla' ? 'blademaster' : null);

test.each([
  ['?race=O&map=echo-isles', 'race:O map:echo-isles'],
  ['?player=arthas&opponent=thrall', 'player:arthas vs.player:thrall'],
  ['?matchup=EvU', 'race:E vs.race:U'],
  ['?winner=arthas', 'player:arthas result:won'],
  ['?hero=Obla', 'hero1:blademaster'],
  ['?hero=Obla&hero-any=1', 'made:blademaster'],
  ['?rival=Obla', 'vs.hero1:blademaster'],
  ['?length=10-20', 'length@10:00..20:00'],
  ['?length=-10', 'length@..10:00'],
  ['?expansion=none', '-expansion'],
  ['?expansion=5:00', 'expansion@..5:00'],
  ['?played=2016-2019', 'date:2016..2019'],
  ['?played=2015-12-01..', 'date:2015-12-01..'],
  ['?sides=2v2&patch=1.30&event=esl', 'event:esl patch:1.30 size:2v2'],
  ['?sort=expansion', 'sort:earliest,expansion'],
  ['?sort=longest', 'sort:longest'],
  ['?map=-&utm_source=x&hero=Xxxx', ''],
])('%s', (search, query) => {
  expect(printQuery(askedIn(search, heroOf).parts)).toBe(query);
});

test('words are left to be read, also those of the former field for orders', () => {
  expect(askedIn('?q=orc+mirror&order=grunt', heroOf)).toEqual({ parts: [], words: 'orc mirror, grunt' });
});

test('an address holds the query, and gives it back', () => {
  const query = '-vs.player:arthas made:raider@5:00..6:00*2.. unknown:two_words';
  const address = addressOf(parseQuery(query));
  expect(address).toMatch(/^\/replays\/\?parts=[\w:.,@*+-]+$/);
  expect(printQuery(askedIn(address.slice(address.indexOf('?')), heroOf).parts)).toBe(query);
  expect(addressOf([])).toBe('/replays/');
});
