/**
 * The build order signature: how a player opened, in few enough words to keep it for every game in one file. It is what
 * can be asked for by name, so it has no times of steps, no upgrades and no end; `compare/closest/opening.ts` has them
 * to measure how alike two games are, and is loaded only by who asks for that.
 */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { secondsOrNull } from '../../game/clock.ts';
import { heroesByPlace, timingOf, type Timing } from '../../game/key-timings.ts';

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
  /** When the first hero was ordered, in seconds; null when none was, so that no hero is the first. */
  heroSec: number | null;
  /**
   * Ids of the first buildings and fighting units, each once, in the order they were first ordered. Workers,
   * heroes, upgrades, forms, purchases and what was cancelled whole are left out.
   */
  steps: string[];
  /** When the town hall upgrade to tier 2 that stood was ordered, in seconds; null when no order is recorded. */
  tier2OrderedSec: number | null;
  tier3OrderedSec: number | null;
  /** When the first expansion (a town hall, or a Haunted Gold Mine) that stood was ordered, in seconds; null for none. */
  firstExpansionSec: number | null;
}

/** The signature of a player. All seconds are game time, pauses removed, rounded down. */
export function signatureOf(player: AnalysedPlayer): Signature {
  const sec = (timing: Timing) => secondsOrNull(timingOf(player, timing));
  const steps = player.build.filter(
    ({ type, worker, cancelled }) => (type === 'building' || type === 'unit') && !worker && !cancelled,
  );
  return {
    heroes: heroesByPlace(player)
      .map(({ id }) => id)
      .slice(0, MOST_HEROES),
    heroSec: sec('first-hero'),
    steps: [...new Set(steps.map(({ id }) => id))].slice(0, MOST_STEPS),
    tier2OrderedSec: sec('tier-2'),
    tier3OrderedSec: sec('tier-3'),
    firstExpansionSec: sec('expansion'),
  };
}
