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

/** A hero that nobody saw for this long has to be estimated; sooner it is where it was. */
const UNSEEN_MS = 10_000;

/** How a hero was seen again: soon, or after it had to be estimated, by how far the estimate still had to walk. */
const SEEN_AGAIN = ['soon', 'standing', 'moving', 'walking'] as const;
type SeenAgain = (typeof SEEN_AGAIN)[number];

/** A hero seen again. */
interface Sight {
  how: SeenAgain;
  /** How far it was from where it was thought to be, in map units. */
  error: number;
}

/** How far an estimate was from the place where the hero was seen next, in map units. */
interface ErrorSpread {
  n: number;
  p50: number | null;
  p75: number | null;
  p90: number | null;
}

/** What the places of one game show of how far they can be trusted. */
export interface PlacesCheck {
  heroes: number;
  /** How far each sight of a hero but the first was from where it was thought to be just before, in whole map units. */
  errors: Readonly<Record<SeenAgain, readonly number[]>>;
  /** How many of the standing ones were in the disc that is drawn around such a hero. */
  inDisc: number;
  fights: number;
  longestFightMs: number;
  /** Attack orders of a 1v1 game, and those of them that lie in fights; 0 for other games. */
  hostile: number;
  inFights: number;
}

/** How far places rest on facts. Every number can be computed again from the recordings. */
export interface PlacesAudit {
  /** Games whose orders have places. */
  games: number;
  heroes: number;
  /** Error just before a hero is seen again. */
  overall: ErrorSpread;
  unseen: ErrorSpread;
  /** Of these, with hardly anything left to walk; and on a long walk, which is drawn without a disc. */
  standing: ErrorSpread;
  walking: ErrorSpread;
  /** How many of the standing ones were in the disc that is drawn around such a hero. */
  inDisc: number;
  fights: number;
  longestFightMs: number;
  /** Attack orders in 1v1 games, and those of them that lie in fights. */
  hostile: number;
  inFights: number;
}

/** Holds the places of a game against what its own orders prove. */
export function checkPlaces({ sides, heroes, hostile, fights }: Places): PlacesCheck {
  const duel = sides.length === 2 && sides.every(({ slots }) => slots.length === 1);
  const sights = heroes.flatMap(checkTrack);
  const errorsOf = (how: SeenAgain) => sights.filter((sight) => sight.how === how).map(({ error }) => error);
  return {
    heroes: heroes.length,
    // Hundreds a game are held for the whole archive. A value at a rank is the same whether all are rounded or it alone.
    errors: objectOf((how) => errorsOf(how).map(Math.round)),
    inDisc: errorsOf('standing').filter((error) => error <= STANDING_DISC).length,
    fights: fights.length,
    longestFightMs: fights.reduce((longest, { startMs, endMs }) => Math.max(longest, endMs - startMs), 0),
    hostile: duel ? hostile.length : 0,
    inFights: duel ? sum(fights.map(({ orders }) => orders.length)) : 0,
  };
}

/** Puts the checks of some games together. */
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

/** Every sight of a hero but the first, held against where it was thought to be just before. */
function checkTrack({ steps }: HeroTrack): Sight[] {
  let seenMs: number | null = null;
  return steps.flatMap((step, index): Sight[] => {
    if (!step.seen) return [];
    const [before, last] = [seenMs, steps[index - 1]];
    seenMs = step.ms;
    if (before === null || !last || last.dead) return [];
    const at = positionAt(last, step.ms);
    const toGo = last.to ? distance(at, last.to) : 0;
    return [{ how: seenAgain(step.ms - before, toGo), error: distance(at, step.at) }];
  });
}

/** By the time since it was seen before, in ms, and the way to go, in map units. */
function seenAgain(unseenMs: number, toGo: number): SeenAgain {
  if (unseenMs < UNSEEN_MS) return 'soon';
  if (toGo < STANDING) return 'standing';
  return toGo < LONG_WALK ? 'moving' : 'walking';
}

const objectOf = <T>(valueOf: (how: SeenAgain) => T) =>
  Object.fromEntries(SEEN_AGAIN.map((how) => [how, valueOf(how)])) as Record<SeenAgain, T>;

function spreadOf(...parts: readonly (readonly number[])[]): ErrorSpread {
  // An array of numbers alone is sorted in a third of the time, and there are hundreds a game.
  const errors = Float64Array.from(parts.flat()).sort();
  const at = (share: number) => (errors.length === 0 ? null : quantile(errors, share));
  return { n: errors.length, p50: at(0.5), p75: at(0.75), p90: at(0.9) };
}
