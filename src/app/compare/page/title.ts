import { chosenSide, type CompareState } from './state.ts';

/** Title of the page without a comparison; its heading and browser title begin with it. */
export const START_TITLE = 'Compare two games';

/** The title with the two players, once both have loaded. */
export function titleOf(state: CompareState): string {
  const [a, b] = [chosenSide(state.a), chosenSide(state.b)];
  return a && b ? `${a.player.handle} compared with ${b.player.handle}` : START_TITLE;
}
