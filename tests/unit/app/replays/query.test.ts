/** While somebody types, a word changes the query when it is known, not before. */
import { expect, test } from 'vitest';
import { Query } from '../../../../src/app/replays/page/query.ts';
import { printQuery } from '../../../../src/search/parts/syntax.ts';
import { Search } from '../../../../src/search/search.ts';
import { corpusIndex, corpusWords } from '../../../support/browse/corpus-index.ts';

const query = new Query(new Search(corpusIndex(), corpusWords(), '2026-11-26'));

test.each([
  ['a', ''],
  ['archma', ''],
  ['archmage', 'made:archmage'],
  ['orc vs u', 'race:O'],
  ['orc vs undead longes', 'race:O vs.race:U'],
  ['orc zzzq', 'race:O unknown:zzzq'],
  ['orc zzzq gru', 'race:O unknown:zzzq'],
  ['orc vs u ', 'race:O unknown:u'],
])('%j is %j so far', (text, parts) => {
  query.text = text;
  expect(printQuery(query.parts)).toBe(parts);
});
