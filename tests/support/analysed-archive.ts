/** The archive's games as pages show them. */
import { globSync } from 'node:fs';
import { readCorpus } from '../../src/archive/corpus/corpus.ts';
import { corpusRoot } from '../../src/archive/corpus/layout.ts';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import { analyze } from '../../src/game/derive/analyze.ts';
import { kept } from './kept.ts';

/** Every game of the archive. */
export const games: readonly GameAnalysis[] = kept(
  'analysed-archive',
  ['src/{archive/corpus,game}/**/*.ts'],
  globSync(`${corpusRoot()}/**/*.json`).sort(),
  () => readCorpus().games.map(({ game, replayId }) => analyze(game, replayId)),
);

/** A game of the archive by the start of its id. */
export function gameWith(start: string): GameAnalysis {
  const game = games.find(({ replayId }) => replayId.startsWith(start));
  if (!game) throw new Error(`No game has an id that starts with ${start}`);
  return game;
}
