import type { Made } from './births/made.ts';
import type { Span } from './births/overlap.ts';
import { TOWN_HALLS } from '../objects/table.ts';
import { stood, type Step } from './step.ts';

/**
 * A further town hall, or the Haunted Gold Mine that Undead expand with: when it was ordered, and between when it was begun
 * and done, as far as that is proven.
 */
export interface Expansion {
  ms: number;
  id: string;
  started: Span | null;
  standing: Span | null;
}

/** The first halls of all races. A Tree of Life walks to its mine, so where it was planted tells nothing. */
const HALLS: readonly string[] = Object.values(TOWN_HALLS).map(([first]) => first);
const TREE = TOWN_HALLS.E[0];
/** What Undead put over a gold mine: their main base begins with one, and each expansion needs one. */
export const HAUNTED_MINE = 'ugol';
/** So many of the first buildings show where a base is. */
const FIRST_BUILDINGS = 4;
/**
 * A hall this near to one of them stands in the base, in map units: of the halls of 308 recordings but for trees, none stands
 * between 648 and 1,255 from the nearest.
 */
const IN_BASE = 1000;

type Placed = Step & { at: [number, number] };

/**
 * Whether a step places what makes an expansion: a town hall, or a Haunted Gold Mine, outside of the base that the steps show.
 * Any further Tree of Life is one.
 */
export function placesExpansion(steps: readonly Step[]): (step: Step) => boolean {
  const base = steps
    .filter((step): step is Placed => step.at !== null && stood(step))
    .filter((step) => step.type === 'building' && step.id !== HAUNTED_MINE && !HALLS.includes(step.id))
    .slice(0, FIRST_BUILDINGS);
  // Without any other building nothing shows that a mine is not the one of the base.
  return (step) =>
    (HALLS.includes(step.id) || (step.id === HAUNTED_MINE && base.length > 0)) &&
    step.at !== null &&
    (step.id === TREE || base.every((first) => apart(step, first) >= IN_BASE));
}

/** Placements of further town halls that stood: what the contract calls expansions. */
export const hallsElsewhere = (steps: readonly Step[]): Step[] =>
  expansionSteps(steps).filter(({ id }) => id !== HAUNTED_MINE);

/** All steps that make expansions and stood. */
const expansionSteps = (steps: readonly Step[]): Step[] => steps.filter(stood).filter(placesExpansion(steps));

/** The same, of a Haunted Gold Mine and the Necropolis next to it only the first. */
export function expansionSites(steps: readonly Step[]): Step[] {
  const sites: Step[] = [];
  for (const step of expansionSteps(steps)) {
    const near = sites.filter((site) => apart(site, step) < IN_BASE);
    const same = step.id === HAUNTED_MINE ? near : near.filter(({ id }) => id === HAUNTED_MINE);
    if (same.length === 0) sites.push(step);
  }
  return sites;
}

/** Map units between two placed buildings. */
const apart = ({ at: from }: Step, { at: to }: Step): number =>
  from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) : Infinity;

/**
 * The expansions of a player, each with the building that was seen of it: the first that was ordered at its site, otherwise the next
 * one there. `placed` are all standing placements of the player, as a hall in the base is no expansion but one of the halls seen;
 * `made` is what the player made.
 */
export function expansionsOf(
  sites: readonly Step[],
  placed: readonly Step[],
  counts: readonly Made[],
): Expansion[] {
  const makes = placesExpansion(placed);
  return sites.map((site) => {
    const { ms, id } = site;
    const next = (step: Step) =>
      id === HAUNTED_MINE && step.ms >= ms && makes(step) && apart(step, site) < IN_BASE;
    const there = placed.filter((step) => step === site || next(step));
    const [begun] = there.flatMap((step) => buildingOf(step, placed, counts) ?? []);
    const started = begun ? { from: Math.max(ms, begun.from), to: begun.to } : null;
    return { ms, id, started, standing: begun?.standing ?? null };
  });
}

/** What was seen of a placement, where only it can have been that. */
function buildingOf(
  step: Step,
  placed: readonly Step[],
  counts: readonly Made[],
): Made['births'][number] | undefined {
  const same = placed.filter((other) => other.id === step.id && other.at);
  const seen = counts.find((count) => count.id === step.id)?.births ?? [];
  return seen.find((birth, place) =>
    // As many as were ordered, they come in the order of the orders; otherwise only one order may fit.
    seen.length === same.length
      ? same[place] === step && step.ms <= birth.to
      : fits(same, birth).join() === `${step.ms}`,
  );
}

/** When those orders were given that may have made a hall: the last one before it can have begun, and all until it had. */
function fits(steps: readonly Step[], { from, to }: Span): number[] {
  const times = steps.map(({ ms }) => ms).filter((ms) => ms <= to);
  return times.slice(
    Math.max(
      0,
      times.findLastIndex((ms) => ms <= from),
    ),
  );
}
