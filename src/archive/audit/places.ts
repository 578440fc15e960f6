/** Checks the estimated places of heroes against the next sighting. */
import type { Places } from '../../game/derive/places/places.ts';
import { distance } from '../../game/derive/places/point.ts';
import { quantile } from '../../game/quantiles.ts';
import {
  LONG_WALK,
  positionAt,
  STANDING,
  STANDING_DISC,
  type HeroTrack,
} from '../../game/derive/places/hero-state.ts';
import { sum } from './statistics.ts';

/** A hero unseen for this long needs an estimate; until then, the place of the last sighting is used. */
const UNSEEN_MS = 10_000;

/** How a hero was seen again: soon or, after an estimate, by how far the hero still had to walk. */
const SEEN_AGAIN = ['soon', 'standing', 'moving', 'walking'] as const;
type SeenAgain = (typeof SEEN_AGAIN)[number];

/** A sighting of a hero that was seen before. */
interface Sight {
  how: SeenAgain;
  /** Distance in map units from the place where the hero was assumed to be. */
  error: number;
}

/** Quantiles of the distance in map units between the estimate and the next sighting. */
interface ErrorSpread {
  n: number;
  p50: number | null;
  p75: number | null;
  p90: number | null;
}

/** How reliable the places of one game are. */
export interface PlacesCheck {
  heroes: number;
  /**
   * Errors of all sightings except a hero's first, compared with the position assumed just before, in whole map units.
   */
  errors: Readonly<Record<SeenAgain, readonly number[]>>;
  /** How many heroes assumed to be standing were inside the disc drawn around them. */
  inDisc: number;
  fights: number;
  longestFightMs: number;
  /** Attack orders in a 1v1 game, and how many are in fights; 0 for other games. */
  hostile: number;
  inFights: number;
}

/** How well places are backed by facts. Every number can be recomputed from the recordings. */
export interface PlacesAudit extends Omit<PlacesCheck, 'errors'> {
  /** Games with map orders. */
  games: number;
  /** Error of the assumed position just before a hero is seen again. */
  overall: ErrorSpread;
  unseen: ErrorSpread;
  /**
   * Error for unseen heroes with almost no distance left to walk, and for heroes on a long walk, which are drawn
   * without a disc.
   */
  standing: ErrorSpread;
  walking: ErrorSpread;
}

/** Compares the places of a game with what its orders prove. */
export function checkPlaces({ sides, heroes, hostile, fights }: Places): PlacesCheck {
  const duel = sides.length === 2 && sides.every(({ slots }) => slots.length === 1);
  const sights = heroes.flatMap(checkTrack);
  const errorsOf = (how: SeenAgain) => sights.filter((sight) => sight.how === how).map(({ error }) => error);
  return {
    heroes: heroes.length,
    // Rounded, because the archive keeps hundreds of errors per game in memory. A quantile is the same whether all
    // values are rounded or only the result.
    errors: objectOf((how) => errorsOf(how).map(Math.round)),
    inDisc: errorsOf('standing').filter((error) => error <= STANDING_DISC).length,
    fights: fights.length,
    longestFightMs: fights.reduce((longest, { startMs, endMs }) => Math.max(longest, endMs - startMs), 0),
    hostile: duel ? hostile.length : 0,
    inFights: duel ? sum(fights.map(({ orders }) => orders.length)) : 0,
  };
}

/** Combines the checks of several games. */
export function auditPlaces(games: readonly PlacesCheck[]): PlacesAudit {
  const { soon, standing, moving, walking } = objectOf((how) => games.flatMap(({ errors }) => errors[how]));
  return {
    games: games.length,
    heroes: sum(games.map(({ heroes }) => heroes)),
    overall: spreadOf(soon, standing, moving, walking),
    unseen: spreadOf(standing, moving, walking),
    standing: spreadOf(standing),
    walking: spreadOf(walking),
    inDisc: sum(games.map(({ inDisc }) => inDisc)),
    fights: sum(games.map(({ fights }) => fights)),
    longestFightMs: games.reduce((longest, game) => Math.max(longest, game.longestFightMs), 0),
    hostile: sum(games.map(({ hostile }) => hostile)),
    inFights: sum(games.map(({ inFights }) => inFights)),
  };
}

/** Compares every sighting of a hero except the first with the assumed position just before. */
function checkTrack({ steps }: HeroTrack): Sight[] {
  let seenMs: number | null = null;
  return steps.flatMap((step, index): Sight[] => {
    if (!step.seen) return [];
    const [before, last] = [seenMs, steps[index - 1]];
    seenMs = step.ms;
    if (before === null || !last || last.dead) return [];
    const expected = positionAt(last, step.ms);
    const toGo = last.to ? distance(expected, last.to) : 0;
    return [{ how: seenAgain(step.ms - before, toGo), error: distance(expected, step.at) }];
  });
}

/** Classifies a sighting by the time since the previous one in ms and the remaining distance in map units. */
function seenAgain(unseenMs: number, toGo: number): SeenAgain {
  if (unseenMs < UNSEEN_MS) return 'soon';
  if (toGo < STANDING) return 'standing';
  return toGo < LONG_WALK ? 'moving' : 'walking';
}

const objectOf = <T>(valueOf: (how: SeenAgain) => T) =>
  Object.fromEntries(SEEN_AGAIN.map((how) => [how, valueOf(how)])) as Record<SeenAgain, T>;

function spreadOf(...parts: readonly (readonly number[])[]): ErrorSpread {
  // A typed array is sorted in a third of the time, and there are hundreds of errors per game.
  const errors = Float64Array.from(parts.flat()).sort();
  const quantileAt = (share: number) => (errors.length === 0 ? null : quantile(errors, share));
  return { n: errors.length, p50: quantileAt(0.5), p75: quantileAt(0.75), p90: quantileAt(0.9) };
}
