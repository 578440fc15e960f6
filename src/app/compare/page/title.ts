import { chosenSide, type CompareState } from './state.ts';
import { COMPARE_PAGE_WORDS } from './words.ts';

/** The title with the two players, once both have loaded. */
export function titleOf(state: CompareState): string {
  const [a, b] = [chosenSide(state.a), chosenSide(state.b)];
  return a && b ? COMPARE_PAGE_WORDS.title(a.player.handle, b.player.handle) : COMPARE_PAGE_WORDS.start;
}
