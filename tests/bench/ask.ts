/**
 * `npm run bench:ask`: measures how long the search takes to parse and answer, in Node. It uses random phrases over
 * the archive's games, and player phrases typed letter by letter over the archive and over 10,000 games. Exits with 1
 * if a random phrase throws or takes longer than `MOST_MS`.
 */
import { openCourt, phrasesIn, TODAY } from '../support/ask/judge.ts';
import { randomPhrases } from '../support/ask/random-phrases.ts';
import { syntheticSearch } from '../support/browse/synthetic-search.ts';
import { syntheticIndex } from '../support/browse/synthetic.ts';
import { pairsOf, type Pair } from '../../src/view/ask/match/pairs.ts';
import { searchOf } from '../../src/view/ask/engine.ts';
import type { Search } from '../../src/view/ask/search.ts';

const RANDOM = Number(process.argv[2] ?? 20_000);
const MOST_MS = 50;
const GAMES = 10_000;
/** One in this many phrases is typed letter by letter. */
const TYPED_EVERY = 12;

const timed = (search: Search, pairs: readonly Pair[], text: string): number => {
  const start = performance.now();
  search.read(text);
  search.ask(text, pairs);
  return performance.now() - start;
};

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
  console.log(`${what}: n ${sorted.length}, median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`);
}

const court = openCourt();
const { pairs } = court.columns;
const letters = phrasesIn('tests/fixtures/ask/phrases.txt')
  .filter((_, at) => at % TYPED_EVERY === 0)
  .flatMap(({ text }) => Array.from(text, (_, at) => text.slice(0, at + 1)));

for (const phrase of letters) timed(court.search, pairs, phrase);
report(
  `key to answer, ${court.columns.index.games.length} games`,
  letters.map((text) => timed(court.search, pairs, text)),
);

const slow: string[] = [];
const random = [...randomPhrases(RANDOM)].map((phrase) => {
  const ms = timed(court.search, pairs, phrase);
  // Other load on the machine can slow a phrase down, so only a phrase that is slow twice counts.
  if (ms > MOST_MS && timed(court.search, pairs, `${phrase} `) > MOST_MS) slow.push(phrase);
  return ms;
});
report('random phrases', random);
console.log(`Over ${MOST_MS} ms twice: ${slow.length}`, slow.slice(0, 5));

const index = syntheticIndex(court.columns.index, GAMES);
const players = index.games.reduce((sum, { players: inGame }) => sum + inGame.length, 0);
const large = searchOf(index, syntheticSearch(players), TODAY)!;
const largePairs = index.games.flatMap(pairsOf);
for (const phrase of letters.slice(0, 50)) timed(large, largePairs, phrase);
report(
  `key to answer, ${GAMES} games`,
  letters.map((text) => timed(large, largePairs, text)),
);
process.exitCode = slow.length > 0 ? 1 : 0;
