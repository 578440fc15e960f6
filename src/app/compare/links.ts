/** Links from games to comparisons. */
import type { Archive } from '../../archive/count/archive.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { tierOf } from '../../game/key-timings.ts';
import { urls } from '../../urls.ts';
import type { Comparisons } from '../../view/html/CompareLinks.tsx';
import { gameTitle } from '../../view/game-title.ts';
import { toFragment, type SideRef } from './permalink.ts';

/** Comparisons of a game's players: both players of a duel with each other, and each with anyone. */
export function comparisonLinks({ replayId, players }: GameAnalysis): Comparisons {
  const playersWithBuild = players.filter(({ build }) => build.length > 0);
  const sides = playersWithBuild.map(({ slot }) => sideRef(replayId, slot));
  return {
    duel: sides.length === 2 ? addressOf(sides[0]!, sides[1]!) : null,
    players: playersWithBuild.map(({ handle }, index) => ({
      text: handle,
      href: addressOf(sides[index]!, null),
    })),
  };
}

/** An example comparison: two opponents who both ordered tier 3. Null if no game has them. */
export function exampleComparison({ games }: Archive): { href: string; title: string } | null {
  const game = games.find(
    ({ analysis: { matchup, players } }) =>
      matchup !== null && players.every((player) => tierOf(player, 3)?.ordered),
  );
  if (!game) return null;
  const [a, b] = game.analysis.players.map(({ slot }) => sideRef(game.replayId, slot));
  // A game with a matchup has two players.
  return { href: addressOf(a!, b!), title: gameTitle(game.analysis) };
}

const sideRef = (replayId: string, slot: string): SideRef => ({ game: { kind: 'archive', replayId }, slot });

const addressOf = (a: SideRef, b: SideRef | null): string => urls.compare() + toFragment({ a, b });
