/** The surroundings of a game in Markdown tests. */
import type { GameText } from '../../../../src/view/game/pages.ts';

/** Facts in a document that aren't in the game. */
export const PAGE: GameText = {
  title: 'One vs Two',
  description: 'A game.',
  event: 'A cup',
  series: null,
  standings: null,
  links: [['Summary', '/1.json', 'the data']],
};
