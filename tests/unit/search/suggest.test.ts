/** Suggestions: names by their beginnings, initials and players' words, with kind and number of games. */
import { expect, test } from 'vitest';
import { completeFrom, completer } from '../../../src/search/suggest.ts';
import { corpusWords } from '../../support/browse/corpus-index.ts';
import { byGames, best } from '../../support/browse/chosen.ts';

const complete = completer(corpusWords());
const names = (text: string): string[] => complete(text).map(({ name }) => name);

test('a name is completed by its beginning, and what was typed before it stays', () => {
  expect(complete('orc on ech')[0]).toMatchObject({
    text: 'orc on Echo Isles',
    name: 'Echo Isles',
    kind: 'Map',
  });
  const [person] = byGames;
  expect(names(best.name.slice(0, 3).toLowerCase())).toContain(person!.name);
});

test('every suggestion has games, those with most first', () => {
  const found = complete('s');
  for (const { games } of [...found, ...complete('de')]) expect(games).toBeGreaterThan(0);
});

test("players' words and initials are completed", () => {
  expect(names('bm')).toContain('Blademaster');
  expect(names('ei')).toContain('Echo Isles');
});

test('a finished word is not completed', () => {
  expect(names('echo isles ')).toEqual([]);
});

test('pages are found by their words, and keep their address', () => {
  const from = completeFrom([], undefined, [{ name: 'Compare two players', kind: 'Tool', href: '/cast/' }]);
  expect(from('compare play')).toMatchObject([{ href: '/cast/', text: 'compare play' }]);
  expect(from('compare towers')).toEqual([]);
});
