/** What surrounds a game in the tests of Markdown. */
import type { GamePage } from '../../../../src/view/markdown/game.ts';

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
