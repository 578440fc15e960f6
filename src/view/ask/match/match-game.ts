/** Matches conditions on whole games. */
import { toSeconds } from '../../../game/clock.ts';
import type { Days } from '../../../game/derive/patches.ts';
import type { BrowsedGame } from '../index/game.ts';
import type { Ask } from '../ask.ts';

/** Whether a game matches a condition that doesn't depend on the player. */
export function ofGame(ask: Ask, game: BrowsedGame): boolean {
  switch (ask.is) {
    case 'matchup':
      return game.matchup === ask.key;
    case 'mirror': {
      const [first, second] = game.matchup?.split('v') ?? [];
      return first !== undefined && first === second;
    }
    case 'patch':
      return isPatch(game.patch, ask);
    case 'sides':
      return ask.sides === null ? game.players.length > 2 : game.sides === ask.sides;
    case 'length':
      return (
        (ask.from === null || toSeconds(game.decidedMs) >= ask.from * 60) &&
        (ask.below === null || toSeconds(game.decidedMs) < ask.below * 60)
      );
    case 'played':
      return canBePlayed(game.played, ask);
    default:
      return false;
  }
}

function isPatch(patch: string | null, { numbers, or }: Extract<Ask, { is: 'patch' }>): boolean {
  if (patch === null) return false;
  const version = patch.split('.').map(Number);
  const at = numbers.findIndex((number, place) => number !== (version[place] ?? 0));
  if (at < 0) return or !== 'before';
  if (or === null) return false;
  return (version[at] ?? 0) > numbers[at]! === (or === 'later');
}

/** Whether a game may have been played between two days or date prefixes. */
function canBePlayed({ from, to = from }: Days, period: { from: string; to: string }): boolean {
  if (from === undefined) return false;
  return from.slice(0, period.to.length) <= period.to && to! >= period.from;
}
