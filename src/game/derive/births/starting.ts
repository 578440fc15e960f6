/** What players start with, and which seen objects that may be. */
import type { GamePlayer } from '../../game.ts';
import type { Race } from '../../races.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders } from './presses.ts';

/** Units and buildings that players start with. */
const START: Readonly<Record<Race, Readonly<Record<string, number>>>> = {
  H: { hpea: 5, htow: 1 },
  O: { opeo: 5, ogre: 1 },
  E: { ewsp: 5, etol: 1 },
  U: { uaco: 3, ugho: 1, unpl: 1, ugol: 1 },
};

/** How many of a kind a player starts with. */
export const startCount = ({ race }: Pick<GamePlayer, 'race'>, id: string): number =>
  (race && START[race][id]) ?? 0;

/** Kinds that a player starts with. */
export const startKinds = ({ race }: Pick<GamePlayer, 'race'>): string[] =>
  race ? Object.keys(START[race]) : [];

/** Whether players of some race start with this kind. */
export const isStartKind = (id: string): boolean => Object.values(START).some((kinds) => id in kinds);

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
