import { toFragment, type SideRef } from '../../compare/permalink.ts';
import { urls } from '../../../urls.ts';
import type { CompleteGame } from '../worker/messages.ts';

/**
 * Opens the compare page with one or two games in the address's fragment, so that no server gets them. It opens a new
 * tab, because going back would lose this page's list. If the browser forbids that, it uses this tab. The address may
 * be as long as the browser allows, because nobody needs to share it.
 */
export function compareGames(...games: readonly CompleteGame[]): void {
  const [a = null, b = null] = games.map(refOf);
  openCompare(a, b);
}

/** The same with one game and its player. */
export const racePlayer = ({ packed }: CompleteGame, slot: string): void =>
  openCompare({ game: { kind: 'packed', text: packed }, slot }, null);

function openCompare(a: SideRef | null, b: SideRef | null): void {
  const address = urls.compare() + toFragment({ a, b });
  if (!open(address, '_blank')) location.assign(address);
}

function refOf({ packed, analysis }: CompleteGame): SideRef {
  const [player, ...otherPlayers] = analysis.players.filter(({ build }) => build.length > 0);
  // With several players, the page asks which one is the visitor.
  return {
    game: { kind: 'packed', text: packed },
    slot: player && otherPlayers.length === 0 ? player.slot : null,
  };
}
