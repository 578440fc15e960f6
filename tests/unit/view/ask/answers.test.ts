import { expect, test } from 'vitest';
import { openCourt } from '../../../support/ask/judge.ts';

const { search, columns } = openCourt();
const sentenceOf = (text: string) => search.ask(text, columns.pairs).answer?.sentence;

test('a player without a game has no share of wins, and has not lost either', () => {
  expect(sentenceOf('win rate of Moon')).toBe('Moon: the archive has no game with a known winner.');
  expect(sentenceOf('win rate of Happy')).toMatch(
    /^Happy: won \d+ of \d+ games, \d+ % \(95 % interval \d+ to \d+ %\)\.$/,
  );
});

test.each([
  ['Foggy vs Happy', '/cast/?a=foggy&b=happy'],
  ['Grubby vs Happy', '/cast/?a=grubby&b=happy'],
])('“%s” leads to the casting sheet of both players', (text, href) =>
  expect(search.ask(text, columns.pairs).answer?.link.href).toBe(href),
);
