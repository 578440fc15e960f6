/** Links from games to comparisons. */
import type { Archive } from '../../archive/count/archive.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { urls } from '../../urls.ts';
import type { Comparisons } from '../../view/html/CompareLinks.tsx';
import { gameTitle } from '../../view/words.ts';
import { toFragment, type SideRef } from './permalink.ts';

/** Comparisons of a game's players: both players of a duel with each other, and each with anyone. */
export function comparisonLinks({ replayId, players }: GameAnalysis): Comparisons {
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

/** An example comparison: two opponents who both ordered tier 3. Null if no game has them. */
export function exampleComparison({ games }: Archive): { href: string; title: string } | null {
  const game = games.find(
    ({ analysis: { matchup, players } }) =>
      matchup !== null && players.every(({ tiers }) => tiers[1]?.ordered),
  );
  if (!game) return null;
  const [a, b] = game.analysis.players.map(({ slot }): SideRef => ({
    game: { kind: 'archive', replayId: game.replayId },
    slot,
  }));
  return { href: urls.compare() + toFragment({ a: a!, b: b! }), title: gameTitle(game.analysis) };
}
