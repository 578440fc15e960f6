/**
 * The build order signature: how a player opened, short enough to store for every game in one file. It contains only
 * searchable names, without times, upgrades and end. `compare/closest/opening.ts` has those for measuring similarity,
 * and is only loaded on request.
 */
import type { AnalysedPlayer } from '../../../game/analysis.ts';
import { heroesByPlace } from '../../../game/key-timings.ts';

/** Maximum steps in a signature. With fewer, openings of a race look alike; more say little about the opening. */
export const MOST_STEPS = 10;
/** The game allows three heroes; shared control and hostile recordings show more. */
const MOST_HEROES = 6;

export interface Signature {
  /** Hero ids: ordered heroes by time of the order, then heroes without a known order, by first appearance. */
  heroes: string[];
  /**
   * Ids of the first buildings and fighting units without duplicates, by first order. Workers, heroes, upgrades,
   * forms, purchases and fully cancelled steps are left out.
   */
  steps: string[];
}

/** The signature of a player. */
export function signatureOf(player: AnalysedPlayer): Signature {
  const steps = player.build.filter(
    ({ type, worker, cancelled }) => (type === 'building' || type === 'unit') && !worker && !cancelled,
  );
  return {
    heroes: heroesByPlace(player)
      .map(({ id }) => id)
      .slice(0, MOST_HEROES),
    steps: [...new Set(steps.map(({ id }) => id))].slice(0, MOST_STEPS),
  };
}
