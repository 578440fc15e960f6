import type { Made } from './births/made.ts';
import type { Span } from './births/overlap.ts';
import type { GamePlayer } from '../game.ts';
import { findObject, TOWN_HALLS } from '../objects/table.ts';
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

/**
 * The first town hall of each race. A Tree of Life can walk to its mine, so the place where it was planted
 * doesn't matter.
 */
const HALLS: readonly string[] = Object.values(TOWN_HALLS).map(([first]) => first);
const TREE = TOWN_HALLS.E[0];
/** The Undead building on a gold mine. The main base starts with one, and each expansion needs one. */
export const HAUNTED_MINE = 'ugol';
/** How many of the first buildings show where a base is. */
const FIRST_BUILDINGS = 4;
/**
 * A hall is in the base if it is this close to any of the first buildings, in map units. In 308 recordings, no hall
 * except Trees of Life is between 648 and 1,255 units from the nearest one.
 */
const IN_BASE = 1000;

/** A Necropolis this close to a Haunted Gold Mine is beside it, in map units. */
const BESIDE_MINE = 1400;

/** A hall ordered this close to an earlier one, in map units, is on the same site. */
export const SAME_SITE = 400;

/** Build time of a building in ms; null for other objects. */
type MakeMs = (id: string) => number | null;

type Placed = Step & { at: [number, number] };

/**
 * Tests whether a step places an expansion: a town hall or Haunted Gold Mine outside the base shown by the steps. Any
 * additional Tree of Life counts.
 */
export function placesExpansion(steps: readonly Step[]): (step: Step) => boolean {
  const base = steps
    .filter((step): step is Placed => step.at !== null && stood(step))
    .filter((step) => step.type === 'building' && step.id !== HAUNTED_MINE && !HALLS.includes(step.id))
    .slice(0, FIRST_BUILDINGS);
  // Without any other building, a mine can't be distinguished from the one in the base.
  return (step) =>
    (HALLS.includes(step.id) || (step.id === HAUNTED_MINE && base.length > 0)) &&
    step.at !== null &&
    (step.id === TREE || base.every((first) => apart(step, first) >= IN_BASE));
}

/** A hall ordered before this time at an enemy's first buildings serves an attack or a defence, not a gold mine. */
const PROXY_MS = 240_000;

/** The halls among these steps that stand at the first buildings of enemies, which are the points `foes`. */
export const proxies = (steps: readonly Step[], foes: readonly (readonly [number, number])[]): Step[] =>
  steps.filter(
    ({ ms, id, at }) =>
      ms < PROXY_MS &&
      HALLS.includes(id) &&
      at !== null &&
      foes.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < IN_BASE),
  );

/** The points of the first buildings that these players placed, other than halls. */
export const firstBuildings = (players: readonly Pick<GamePlayer, 'events'>[]): [number, number][] =>
  players.flatMap(({ events }) =>
    events
      .flatMap((event) =>
        event.do === 'place' &&
        event.ms < PROXY_MS &&
        !HALLS.includes(event.id) &&
        findObject(event.id)?.kind === 'building'
          ? [event.at]
          : [],
      )
      .slice(0, FIRST_BUILDINGS),
  );

/** Placements of additional town halls that were not cancelled: the contract's expansions. */
export const hallsElsewhere = (steps: readonly Step[]): Step[] =>
  expansionSteps(steps).filter(({ id }) => id !== HAUNTED_MINE);

/** All expansion steps that were not cancelled. */
const expansionSteps = (steps: readonly Step[]): Step[] => steps.filter(stood).filter(placesExpansion(steps));

/**
 * Expansion steps, with only the first of a Haunted Gold Mine and the Necropolis next to it, and of orders for one hall.
 * A hall that is ordered again on a site where one can have stood counts again.
 */
export function expansionSites(steps: readonly Step[], makeMs: MakeMs): Step[] {
  const sites: Step[] = [];
  for (const step of expansionSteps(steps)) {
    const near = sites.filter((site) => apart(site, step) < BESIDE_MINE);
    const same = step.id === HAUNTED_MINE ? near : near.filter(({ id }) => id === HAUNTED_MINE);
    if (same.length === 0 && !sites.some((site) => isRepeat(site, step, makeMs))) sites.push(step);
  }
  return sites;
}

/** Whether a step orders a hall again before the one ordered at its site can stand. */
const isRepeat = (site: Step, step: Step, makeMs: MakeMs): boolean =>
  step.id === site.id &&
  apart(site, step) <= SAME_SITE &&
  step.ms >= site.ms &&
  step.ms - site.ms < (makeMs(site.id) ?? 0);

/** Distance between two placed buildings in map units. */
const apart = ({ at: from }: Step, { at: to }: Step): number =>
  from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) : Infinity;

/**
 * The expansions of a player, each with its observed building: the one ordered first at the site, or otherwise the next
 * one there. `placed` contains all valid placements, because a hall seen in the base is not an expansion. `counts`
 * contains what the player made, and `seenAt` says when a building was first targeted on the site of a step, apart from
 * other orders for it.
 */
export function expansionsOf(
  sites: readonly Step[],
  placed: readonly Step[],
  counts: readonly Made[],
  makeMs: MakeMs,
  seenAt: (site: Step, isSame: (step: Step) => boolean) => number | null = () => null,
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
    return { ms, id, ...timesOf(ms, birth, shown) };
  });
}

/**
 * When work on a site began and ended. A building that was on the site before the one that `birth` is about can have begun
 * shows that they are two.
 */
function timesOf(
  ms: number,
  birth: Made['births'][number] | undefined,
  shownMs: number,
): Pick<Expansion, 'started' | 'standing'> {
  if (birth && shownMs >= birth.from) {
    const started = { from: Math.max(ms, birth.from), to: Math.min(birth.to, shownMs) };
    return { started, standing: birth.standing ?? null };
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
  return seen.find((birth, place) =>
    // If all halls were seen, they are in the order of placement; otherwise, only one placement may fit.
    seen.length === same.length
      ? same[place] === step && step.ms <= birth.to
      : fits(same, birth).join() === `${step.ms}`,
  );
}

/**
 * Times of the orders that may have made a hall: the last order before the hall's earliest start, and all orders until
 * its latest start.
 */
function fits(steps: readonly Step[], { from, to }: Span): number[] {
  const times = steps.map(({ ms }) => ms).filter((ms) => ms <= to);
  return times.slice(
    Math.max(
      0,
      times.findLastIndex((ms) => ms <= from),
    ),
  );
}
