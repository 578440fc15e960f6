import type { Made } from './births/made.ts';
import type { Span } from './births/overlap.ts';
import { TOWN_HALLS } from '../objects/table.ts';
import { stood, type Step } from './step.ts';

/** A further town hall: when it was ordered, and between when it was begun and stood, as far as that is proven. */
export interface Expansion {
  ms: number;
  id: string;
  started: Span | null;
  standing: Span | null;
}

/** The first halls of all races. A Tree of Life walks to its mine, so where it was planted tells nothing. */
const HALLS: readonly string[] = Object.values(TOWN_HALLS).map(([first]) => first);
const TREE = TOWN_HALLS.E[0];
/** It may stand at the mine of an expansion. */
const HAUNTED_MINE = 'ugol';
/** So many of the first buildings show where a base is. */
const FIRST_BUILDINGS = 4;
/**
 * A hall this near to one of them stands in the base, in map units: of the halls of 308 recordings but for trees, none stands
 * between 648 and 1,255 from the nearest.
 */
const IN_BASE = 1000;

type Placed = Step & { at: [number, number] };

/** Whether a step places a town hall: of Humans, Orcs and Undead one outside of the base that these orders show. */
export function placesHall(steps: readonly Step[]): (step: Step) => boolean {
  const base = steps
    .filter((step): step is Placed => step.at !== null && stood(step))
    .filter((step) => step.type === 'building' && step.id !== HAUNTED_MINE && !HALLS.includes(step.id))
    .slice(0, FIRST_BUILDINGS);
  return ({ id, at }) =>
    HALLS.includes(id) &&
    at !== null &&
    (id === TREE || base.every((step) => Math.hypot(step.at[0] - at[0], step.at[1] - at[1]) >= IN_BASE));
}

/** Placements of further town halls that stood. */
export const hallsElsewhere = (steps: readonly Step[]): Step[] =>
  steps.filter(stood).filter(placesHall(steps));

/** The expansions of a player, each with the hall that was seen of it. `made` is what the player made. */
export function expansionsOf(steps: readonly Step[], made: readonly Made[]): Expansion[] {
  return steps.map((step) => {
    const { ms, id } = step;
    const same = steps.filter((other) => other.id === id);
    const halls = made.find((one) => one.id === id)?.births ?? [];
    const hall = halls.find((one, place) =>
      // As many as were ordered, they come in the order of the orders; otherwise only one order may fit.
      halls.length === same.length
        ? same[place] === step && ms <= one.to
        : fits(same, one).join() === `${ms}`,
    );
    const started = hall ? { from: Math.max(ms, hall.from), to: hall.to } : null;
    return { ms, id, started, standing: hall?.standing ?? null };
  });
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
