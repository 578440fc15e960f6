/** Real games for the tests of Markdown. */
import { loadCorpus } from '../../../src/corpus/corpus.ts';
import type { GamePage } from '../../../src/markdown/game.ts';
import type { GameAnalysis } from '../../../src/replay/analysis.ts';
import { analyze } from '../../../src/replay/analyze.ts';

/** Every game of the archive. */
export const games: readonly GameAnalysis[] = loadCorpus().games.map(({ game, replayId }) =>
  analyze(game, replayId),
);

/** One game of the archive by the start of its id. */
export function gameWith(start: string): GameAnalysis {
  const game = games.find(({ replayId }) => replayId.startsWith(start));
  if (!game) throw new Error(`No game has an id that starts with ${start}`);
  return game;
}

/** What a document says that the game does not know. */
export const PAGE: GamePage = {
  title: 'One vs Two',
  url: 'https://archive.example/replays/1/',
  description: 'A game.',
  event: 'A cup',
  series: null,
  standings: null,
  toTwin: (path) => `https://archive.example${path}`,
  links: [{ name: 'Summary', url: 'https://archive.example/1.json', note: 'the data' }],
};
