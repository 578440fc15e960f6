/** Which seen objects are units that a player trained, and which may be ones from the start. */
import type { GamePlayer } from '../../game.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders } from './presses.ts';
import { startCount, startKinds } from './starting.ts';

/** How many of a kind's seen objects may be ones that the player started with. */
export function startersAmong(player: GamePlayer, id: string, seen: readonly Born[]): number {
  return Math.min(startCount(player, id), seen.filter(({ from }) => from === 0).length);
}

/**
 * A player's unidentified objects that must be trained units: neither starting units nor possible summons. `sites` are
 * the times at which unseen buildings may have been begun.
 */
export function unknownUnits(
  player: GamePlayer,
  born: readonly Born[],
  { presses, summonsMs }: Orders,
  sites: readonly Span[],
): Born[] {
  // Objects selected together with an order's makers may themselves be makers.
  const possibleMakers = new Set(presses.flatMap(({ maybe }) => maybe));
  const unknown = born.filter(
    ({ id, number, from, to }) =>
      id === null &&
      to <= summonsMs &&
      !possibleMakers.has(number) &&
      !sites.some((site) => site.from <= to && site.to >= from),
  );
  const hidden = startKinds(player).reduce((sum, id) => {
    const seen = startersAmong(
      player,
      id,
      born.filter((birth) => birth.id === id),
    );
    return sum + startCount(player, id) - seen;
  }, 0);
  const first = unknown.filter(({ from }) => from === 0).slice(0, hidden);
  return unknown.filter((birth) => !first.includes(birth));
}
