/** From a game to its comparisons. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { urls } from '../../urls.ts';
import type { Comparisons } from '../../view/html/CompareLinks.tsx';
import { toFragment, type SideRef } from './permalink.ts';

/** Where its players are compared: those of a duel with each other, and each with anybody. */
export function comparisonsOf({ replayId, players }: GameAnalysis): Comparisons {
  const ordering = players.filter(({ build }) => build.length > 0);
  const side = (slot: string): SideRef => ({ game: { kind: 'archive', replayId }, slot });
  const address = (a: string, b?: string) =>
    urls.compare() + toFragment({ a: side(a), b: b === undefined ? null : side(b) });
  const [first, second, ...more] = ordering;
  return {
    duel: first && second && more.length === 0 ? address(first.slot, second.slot) : null,
    players: ordering.map(({ slot, handle }) => ({ text: handle, href: address(slot) })),
  };
}
