import type { Fight } from '../replay/derive/places/fights.ts';
import type { Places } from '../replay/derive/places/places.ts';
import { distance } from '../replay/derive/places/point.ts';
import { positionAt, STANDING, type HeroTrack } from '../replay/derive/places/hero-state.ts';

/** A hero that nobody saw for this long has to be estimated; sooner it is where it was. */
const UNSEEN_MS = 10_000;
const LONG_WALK = 1500;
/** Radius of the disc drawn around a standing hero: three checks in four should lie in it. */
const STANDING_DISC = 470;

/** How far an estimate was from the place where the hero was seen next, in map units. */
interface ErrorSpread {
  n: number;
  p50: number | null;
  p75: number | null;
  p90: number | null;
}

/** How far places rest on facts. Every number can be computed again from the recordings. */
export interface PlacesAudit {
  games: number;
  heroes: number;
  /** Error just before a hero is seen again. */
  all: ErrorSpread;
  unseen: ErrorSpread;
  /** Of these, with hardly anything left to walk; and on a long walk, which is drawn without a disc. */
  standing: ErrorSpread;
  walking: ErrorSpread;
  /** Part of the standing checks inside the drawn disc. */
  inDisc: number | null;
  fights: number;
  longestFightMs: number;
  /** Orders at enemy units, and those of them that lie in fights. */
  hostile: number;
  inFights: number;
}

/** Measures the estimates of some games against what their own orders prove. */
export function auditPlaces(games: readonly Places[]): PlacesAudit {
  const checks = games.flatMap(({ heroes }) => heroes.flatMap(checkTrack));
  const unseen = checks.filter(({ unseenMs }) => unseenMs >= UNSEEN_MS);
  const standing = unseen.filter(({ toGo }) => toGo < STANDING);
  const fights = games.flatMap((game) => game.fights);
  const inDisc = standing.filter(({ error }) => error <= STANDING_DISC).length;
  return {
    games: games.length,
    heroes: sum(games.map(({ heroes }) => heroes.length)),
    all: spreadOf(checks),
    unseen: spreadOf(unseen),
    standing: spreadOf(standing),
    walking: spreadOf(unseen.filter(({ toGo }) => toGo >= LONG_WALK)),
    inDisc: standing.length > 0 ? inDisc / standing.length : null,
    fights: fights.length,
    longestFightMs: fights.reduce((longest, fight) => Math.max(longest, lasts(fight)), 0),
    hostile: sum(games.map(({ hostile }) => hostile.length)),
    inFights: sum(fights.map(({ orders }) => orders.length)),
  };
}

interface Check {
  error: number;
  /** Time since the hero was seen before. */
  unseenMs: number;
  /** Distance that the estimate still had to walk. */
  toGo: number;
}

/** Every sight of a hero but the first, held against where it was thought to be just before. */
function checkTrack({ steps }: HeroTrack): Check[] {
  let seenMs: number | null = null;
  return steps.flatMap((step, index): Check[] => {
    if (!step.seen) return [];
    const [before, last] = [seenMs, steps[index - 1]];
    seenMs = step.ms;
    if (before === null || !last || last.dead) return [];
    const at = positionAt(last, step.ms);
    const toGo = last.to ? distance(at, last.to) : 0;
    return [{ error: distance(at, step.at), unseenMs: step.ms - before, toGo }];
  });
}

function spreadOf(checks: readonly Check[]): ErrorSpread {
  const sorted = checks.map(({ error }) => error).sort((a, b) => a - b);
  const at = (part: number) => {
    const error = sorted[Math.floor(sorted.length * part)];
    return error === undefined ? null : Math.round(error);
  };
  return { n: sorted.length, p50: at(0.5), p75: at(0.75), p90: at(0.9) };
}

const lasts = ({ startMs, endMs }: Fight): number => endMs - startMs;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
