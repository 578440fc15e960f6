/** Which ordered halls are expansions. */
import type { Made } from './births/made.ts';
import type { Span } from './births/overlap.ts';
import type { PlayerOrders } from '../game.ts';
import { TOWN_HALLS } from '../objects/table.ts';
import { mapOrders, ORDER_STEP_MS } from '../orders.ts';
import { stood, type Step } from './step.ts';

/**
 * An expansion: an additional town hall, or an Undead Haunted Gold Mine. It has the time of the order and, if
 * confirmed, the times when work began and ended.
 */
export interface Expansion {
  ms: number;
  id: string;
  started: Span | null;
  standing: Span | null;
}

/** The first town hall of each race. */
export const HALLS: readonly string[] = Object.values(TOWN_HALLS).map(([first]) => first);
/** A Tree of Life can walk to its mine, so the place where it was planted doesn't matter. */
const TREE = TOWN_HALLS.E[0];
/** The Undead building on a gold mine. The main base starts with one, and each expansion needs one. */
export const HAUNTED_MINE = 'ugol';
/** How many of the first buildings show where a base is. */
export const FIRST_BUILDINGS = 4;
/**
 * A hall is in the base if it is this close to any of the first buildings, in map units. In 308 recordings, no hall
 * except Trees of Life is between 648 and 1,255 units from the nearest one. So is a hall, even a Tree of Life, this close
 * to where the first workers gather: three are (up to 905 units), and the next is a Tree at 1,202 that walks.
 */
export const IN_BASE = 1000;

/** A Necropolis this close to a Haunted Gold Mine is beside it, in map units. */
const BESIDE_MINE = 1400;

/** A hall ordered this close to an earlier one, in map units, is on the same site. */
export const SAME_SITE = 400;

/** Build time of a building in ms; null for other objects. */
type MakeMs = (id: string) => number | null;

type Placed = Step & { at: [number, number] };

/** The first workers are sent to the gold mine within this time in ms. */
const FIRST_MINUTE_MS = 60_000;

/**
 * The place that a player's orders of the first minute aim at most often: the gold mine of the main base, or a tree or a
 * building beside it. Null without orders, or if none is repeated.
 */
export function firstGathering(columns: PlayerOrders | undefined): [number, number] | null {
  if (!columns) return null;
  const { times } = columns;
  let [count, steps] = [0, times[0] ?? Infinity];
  while (steps * ORDER_STEP_MS < FIRST_MINUTE_MS) steps += times[++count] ?? Infinity;
  const first = mapOrders({ ...columns, times: times.slice(0, count) });
  const places = first.flatMap(({ at, target }) => (at && target !== null ? [at] : []));
  const [most = []] = [...Map.groupBy(places, String).values()].sort((a, b) => b.length - a.length);
  return most.length > 1 ? most[0]! : null;
}

/**
 * Tests whether a step places an expansion: a town hall or Haunted Gold Mine outside the base shown by the steps and by
 * the place where the first workers gather. Any other additional Tree of Life counts.
 */
export function placesExpansion(
  steps: readonly Step[],
  gathering: readonly [number, number] | null = null,
): (step: Step) => boolean {
  const base = steps
    .filter((step): step is Placed => step.at !== null && stood(step))
    .filter((step) => step.type === 'building' && step.id !== HAUNTED_MINE && !HALLS.includes(step.id))
    .slice(0, FIRST_BUILDINGS);
  // Without any other building, a mine can't be distinguished from the one in the base.
  return (step) =>
    (HALLS.includes(step.id) || (step.id === HAUNTED_MINE && base.length > 0)) &&
    step.at !== null &&
    !(gathering && step.id !== HAUNTED_MINE && away(step.at, gathering) < IN_BASE) &&
    (step.id === TREE || base.every((first) => apart(step, first) >= IN_BASE));
}

/** Placements of additional town halls that were not cancelled: the contract's expansions. */
export const hallsElsewhere = (...given: Parameters<typeof placesExpansion>): Step[] =>
  expansionSteps(...given).filter(({ id }) => id !== HAUNTED_MINE);

/** All expansion steps that were not cancelled. */
const expansionSteps = (...[steps, gathering]: Parameters<typeof placesExpansion>): Step[] =>
  steps.filter(stood).filter(placesExpansion(steps, gathering));

/**
 * Expansion steps, with only the first of a Haunted Gold Mine and the Necropolis next to it, and of orders for one hall.
 * A hall that is ordered again on a site where one can have stood counts again.
 */
export function expansionSites(
  steps: readonly Step[],
  makeMs: MakeMs,
  gathering: Parameters<typeof placesExpansion>[1] = null,
): Step[] {
  const sites: Step[] = [];
  for (const step of expansionSteps(steps, gathering)) {
    if (!sites.some((site) => isBesideMine(site, step) || isRepeat(site, step, makeMs))) sites.push(step);
  }
  return sites;
}

/** Whether two steps are a Haunted Gold Mine and what stands next to it. */
const isBesideMine = (site: Step, step: Step): boolean =>
  [site.id, step.id].includes(HAUNTED_MINE) && apart(site, step) < BESIDE_MINE;

/** Whether a step orders a hall again before the one ordered at its site can stand. */
const isRepeat = (site: Step, step: Step, makeMs: MakeMs): boolean =>
  step.id === site.id &&
  apart(site, step) <= SAME_SITE &&
  step.ms >= site.ms &&
  step.ms - site.ms < (makeMs(site.id) ?? 0);

/** Distance between two placed buildings in map units. */
const apart = ({ at: from }: Step, { at: to }: Step): number => (from && to ? away(from, to) : Infinity);

const away = (from: readonly [number, number], to: readonly [number, number]): number =>
  Math.hypot(from[0] - to[0], from[1] - to[1]);

/**
 * The expansions of a player, each with its observed building: the one ordered first at the site, or otherwise the next
 * one there. `placed` contains all valid placements, because a hall seen in the base is not an expansion. `counts`
 * contains what the player made, `seenAt` says when a building was first targeted on the site of a step, apart from
 * other orders for it, and `lastMs` when an object was last named. A hall that is ordered again on its site, and wasn't
 * named since it could be finished, came to nothing.
 */
export function expansionsOf(
  sites: readonly Step[],
  placed: readonly Step[],
  counts: readonly Made[],
  makeMs: MakeMs,
  seenAt: (site: Step, isSame: (step: Step) => boolean) => number | null = () => null,
  lastMs: (object: number) => number = () => Infinity,
): Expansion[] {
  const makes = placesExpansion(placed);
  return sites.map((site) => {
    const { ms, id } = site;
    const next = (step: Step) =>
      (id === HAUNTED_MINE && step.ms >= ms && makes(step) && apart(step, site) < BESIDE_MINE) ||
      isRepeat(site, step, makeMs);
    const there = placed.filter((step) => step === site || next(step));
    const [birth] = there.flatMap((step) => buildingOf(step, placed, counts) ?? []);
    // A building can be unsummoned only after work on it began.
    const shown = Math.min(seenAt(site, next) ?? Infinity, site.goneMs ?? Infinity);
    const isAgain = placed.some(
      (step) => step.ms > ms && step.id === id && !there.includes(step) && apart(step, site) <= SAME_SITE,
    );
    const isLost = isAgain && birth?.standing && lastMs(birth.object) < birth.standing.from;
    return { ms, id, ...timesOf(ms, isLost ? { ...birth, standing: null } : birth, shown) };
  });
}

/**
 * When work on a site began and ended, none of it before its order. A building that was on the site before the one that
 * `birth` is about can have begun shows that they are two.
 */
function timesOf(
  ms: number,
  birth: Made['births'][number] | undefined,
  shownMs: number,
): Pick<Expansion, 'started' | 'standing'> {
  if (birth && shownMs >= birth.from) {
    const from = Math.max(ms, birth.from);
    const { standing = null } = birth;
    return {
      started: { from, to: Math.min(birth.to, shownMs) },
      standing: standing && { ...standing, from: standing.from + from - birth.from },
    };
  }
  return { started: shownMs === Infinity ? null : { from: ms, to: shownMs }, standing: null };
}

/** The building that was seen for a placement, if it can't belong to any other placement. */
function buildingOf(
  step: Step,
  placed: readonly Step[],
  counts: readonly Made[],
): Made['births'][number] | undefined {
  const same = placed.filter((other) => other.id === step.id && other.at);
  const seen = counts.find((count) => count.id === step.id)?.births ?? [];
  return seen.find((birth, place) => {
    // If all halls were seen, they are in the order of placement; otherwise, only one placement may fit.
    if (seen.length === same.length) return same[place] === step && step.ms <= birth.to;
    const [ms, ...others] = possibleOrders(same, birth);
    return ms === step.ms && others.length === 0;
  });
}

/**
 * Times of the orders that may have made a hall: the last order before the hall's earliest start, and all orders until
 * its latest start.
 */
function possibleOrders(steps: readonly Step[], { from, to }: Span): number[] {
  const times = steps.map(({ ms }) => ms).filter((ms) => ms <= to);
  const last = times.findLastIndex((ms) => ms <= from);
  return times.slice(Math.max(0, last));
}
