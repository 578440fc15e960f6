/** Decides whether a player's orders fit a build. */
import type { AnalysedPlayer, AnalysedStep } from '../../game/analysis.ts';
import { orderedHeroes, tierOf } from '../../game/key-timings.ts';
import type { NearBuilding } from '../../game/derive/places/near-enemy.ts';
import { addBounds, madeBefore, type Bounds } from '../../game/made-before.ts';
import type { Build } from './build.ts';
import { opponents } from './opponents.ts';
import type { Condition } from './rule.ts';

/** A player of a 1v1 game. */
export interface Contender {
  player: AnalysedPlayer;
  opponent: AnalysedPlayer;
  /** When the player left or, if they never left, the end of the recording, in ms. */
  endMs: number;
  /** The player's buildings close to the opponent's start. */
  near?: readonly Pick<NearBuilding, 'ms' | 'id'>[];
}

/** Whether the race, the opponent, the heroes and all conditions match a build. */
export const fits = (build: Build, contender: Contender): boolean =>
  suits(build, contender) &&
  heroesFit(build, contender) &&
  build.rule.every((condition) => holds(condition, contender));

/** Whether a build is for this race against this opponent. */
export const suits = (build: Build, { player, opponent }: Contender): boolean =>
  player.race === build.race && opponent.race !== null && opponents(build).includes(opponent.race);

function heroesFit({ heroes }: Build, { player }: Contender): boolean {
  const ordered = orderedHeroes(player);
  return heroes.every((place, index) => heroFits(place, ordered[index]?.id));
}

function heroFits(place: Build['heroes'][number], id: string | undefined): boolean {
  if (place === 'any') return true;
  if (id === undefined) return false;
  return place === 'tavern' ? isNeutral(id) : place.includes(id);
}

/**
 * Whether a hero is neutral. Hero ids begin with the letter of their race, or N, so the drop page doesn't need the
 * object table.
 */
const isNeutral = (hero: string): boolean => hero.startsWith('N');

function holds(condition: Condition, contender: Contender): boolean {
  const { player, endMs } = contender;
  switch (condition.is) {
    case 'made': {
      const { of, before, atLeast, atMost } = condition;
      const { min, max } = addBounds(of.map((id) => boundsBefore(player, id, before)));
      if (atLeast !== undefined) return min >= atLeast;
      // If a player had left by then, a missing order proves nothing.
      return endMs >= before && max <= (atMost ?? 0);
    }
    case 'near-enemy': {
      const { of, before, atLeast } = condition;
      const near = (contender.near ?? []).filter(({ ms, id }) => ms < before && of.includes(id));
      return near.length >= atLeast;
    }
    case 'order': {
      const [first] = standing(player, condition.first);
      const [then] = standing(player, condition.then);
      return first !== undefined && (then === undefined || first.ms < then.ms);
    }
    case 'tier': {
      const ordered = tierOf(player, condition.tier)?.ordered;
      return ordered != null && ordered.ms < condition.before;
    }
    case 'expansion':
      return player.expansions.some(({ ms }) => ms < condition.before);
    case 'no-expansion':
      return endMs >= condition.before && player.expansions.every(({ ms }) => ms >= condition.before);
  }
}

/**
 * How many of an object were made from orders before a time: minimum and maximum for units, uncancelled orders for
 * other objects.
 */
function boundsBefore(player: AnalysedPlayer, id: string, before: number): Bounds {
  const counted = player.made.find((entry) => entry.id === id && entry.type === 'unit');
  if (counted) return madeBefore(counted, before);
  const { length } = standing(player, [id]).filter(({ ms }) => ms < before);
  return { min: length, max: length };
}

/** Steps for one of these objects that were not fully cancelled, without revivals. */
const standing = (player: AnalysedPlayer, ids: readonly string[]): AnalysedStep[] =>
  player.build.filter(({ id, cancelled, type }) => ids.includes(id) && !cancelled && type !== 'revival');
