import { toFragment, type SideRef } from '../../compare/permalink.ts';
import { urls } from '../../../urls.ts';
import type { DroppedGame } from '../worker/messages.ts';

/**
 * Opens the compare page with one or two games, which travel behind the `#` of its address, so no server gets them.
 * In a tab of its own, because the list of this page would be gone on the way back; here, if the browser allows no
 * other tab. There is no limit but the browser's: nobody has to pass this address on.
 */
export function compareGames(...games: readonly DroppedGame[]): void {
  const [a = null, b = null] = games.map(refOf);
  const address = urls.compare() + toFragment({ a, b });
  if (!open(address, '_blank')) location.assign(address);
}

function refOf({ packed, analysis }: DroppedGame): SideRef {
  const [player, ...others] = analysis.players.filter(({ build }) => build.length > 0);
  // Who of several players the visitor is, the page asks.
  return { game: { kind: 'packed', text: packed }, slot: player && others.length === 0 ? player.slot : null };
}
