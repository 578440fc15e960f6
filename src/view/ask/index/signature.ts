/**
 * The build order signature: how a player opened, in few enough words to keep it for every game in one file. It is what
 * can be asked for by name, so it has no times of steps, no upgrades and no end; `compare/closest/opening.ts` has them
 * to measure how alike two games are, and is loaded only by who asks for that.
 */
import type { AnalysedPlayer } from '../../../game/analysis.ts';
import { heroesByPlace } from '../../../game/key-timings.ts';

/** Steps of a signature: with fewer, openings of one race look alike; more say little about an opening. */
export const MOST_STEPS = 10;
/** The game allows three heroes; shared control and hostile recordings show more. */
const MOST_HEROES = 6;

export interface Signature {
  /**
   * Ids of the heroes: those that were ordered, in the order of their orders, then those that only showed, as
   * they came.
   */
  heroes: string[];
  /**
   * Ids of the first buildings and fighting units, each once, in the order they were first ordered. Workers,
   * heroes, upgrades, forms, purchases and what was cancelled whole are left out.
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
