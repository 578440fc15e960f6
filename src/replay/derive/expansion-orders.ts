import { TOWN_HALLS } from '../objects/table.ts';
import { distance, middle } from './places/point.ts';
import { stood, type Step } from './step.ts';

/** Buildings placed before this stand around the starting hall. */
const FIRST_BUILDINGS_MS = 240_000;
/** A hall this near to them, in map units, stands at no other mine: those lie 2,000 away and more. */
const OWN_BASE = 1300;
/** A Tree of Life may be planted at home and walk to its mine. */
const [TREE] = TOWN_HALLS.E;
const HALLS: ReadonlySet<string> = new Set(Object.values(TOWN_HALLS).map(([first]) => first));

/**
 * Placements of further town halls that stood, in order. One in the own base of a kind that was never seen besides the first
 * hall is a slip of the hand, no expansion; `seen` says how many objects of a kind the player is known to have had.
 */
export function expansionOrders(steps: readonly Step[], seen: () => ReadonlyMap<string, number>): Step[] {
  const placed = steps.filter((step) => step.at && stood(step));
  const base = placed
    .filter(({ id, type, ms }) => type === 'building' && ms < FIRST_BUILDINGS_MS && !HALLS.has(id))
    .map(({ at }) => ({ at: at! }));
  const isSlip = (step: Step) =>
    step.id !== TREE &&
    base.length > 0 &&
    distance(middle(base), step.at!) <= OWN_BASE &&
    (seen().get(step.id) ?? 0) <= 1;
  return placed.filter((step) => HALLS.has(step.id) && !isSlip(step));
}
