import { chosenSide, type CompareState } from './state.ts';

/** What the page is called before anybody is compared; its heading and its title in the browser begin so. */
export const START_TITLE = 'Compare two games';

/** What the page is about: the two players, once both are there. */
export function titleOf(state: CompareState): string {
  const [a, b] = [chosenSide(state.a), chosenSide(state.b)];
  return a && b ? `${a.player.handle} compared with ${b.player.handle}` : START_TITLE;
}
