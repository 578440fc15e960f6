/** What surrounds a game in the tests of Markdown. */
import type { GameText } from '../../../../src/view/game/pages.ts';

/** What a document says that the game does not know. */
export const PAGE: GameText = {
  title: 'One vs Two',
  description: 'A game.',
  event: 'A cup',
  series: null,
  standings: null,
  links: [{ text: 'Summary', href: '/1.json', note: 'the data' }],
};
