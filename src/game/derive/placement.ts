import type { GameEvent } from '../game.ts';
import { findObject, isTownHall } from '../objects/table.ts';
import { KIND_TYPES, newStep, press, stood, type Step } from './step.ts';

/** A building ordered again within this time may be the same building, moved. */
const REPLACEMENT_MS = 3000;
/** Two placements within this many map units are the same spot. */
const SAME_SPOT = 200;
/** Side length of the smallest buildings (farms, burrows, wells, towers), which can be placed this close together. */
const FOOTPRINT = 128;
/**
 * Two buildings this close together can't both fit. The second order is then a repeat, given because the
 * builder was stuck.
 */
const SAME_PLACE = 64;
/** Town halls are larger: one worker that places two this close together moves the first, however late. */
const SAME_HALL = 200;
/**
 * Buildings nobody wants twice within seconds: a second order sends another worker because the first worker hadn't
 * begun.
 */
const ALTARS: ReadonlySet<string> = new Set(['halt', 'oalt', 'eate', 'uaod']);
/** After this time the first building may have been destroyed. */
const STUCK_MS = 60_000;

/**
 * The workers that got the build order, compared with the previous placement: other workers, the same group, or the
 * same single worker.
 */
type Builders = 'others' | 'several' | 'one';

/** Adds a placement and returns the placements that a later one may repeat, to pass as the next call's `recent`. */
export function addPlacement(
  steps: Step[],
  recent: readonly Step[],
  event: GameEvent & { do: 'place' | 'target' },
  builders: Builders,
): Step[] {
  const { ms, id, at } = event;
  const kind = findObject(id)?.kind ?? 'building';
  const placed = recent.filter((step) => ms - step.lastMs < STUCK_MS);
  const same = kind === 'building' ? sameBuilding(placed, event, builders) : undefined;
  const step = newStep(event, KIND_TYPES[kind]);
  if (same) {
    if (apart(same, at) >= FOOTPRINT) same.beside = [...(same.beside ?? []), ms];
    if (distance(same, at) > SAME_SPOT) same.apart = [...(same.apart ?? []), { step, at: same.at }];
    same.at = at;
    press(same, ms);
    return placed;
  }
  const replaced = builders === 'several' || (builders === 'others' && ALTARS.has(id));
  const last = replaced ? placed.findLast((earlier) => earlier.id === id && stood(earlier)) : undefined;
  if (kind === 'building' && !event.queued && last && ms - last.lastMs < REPLACEMENT_MS) step.after = last;
  steps.push(step);
  return kind === 'building' ? [...placed, step] : placed;
}

/** The building that a placement moves or repeats; undefined if it is a new building. */
function sameBuilding(
  recent: readonly Step[],
  { ms, id, at, queued }: GameEvent & { do: 'place' | 'target' },
  builders: Builders,
): Step | undefined {
  const standing = recent.filter((step) => step.id === id && stood(step));
  const overlap = isTownHall(id) && builders === 'one' ? SAME_HALL : SAME_PLACE;
  const blocked = standing.findLast((step) => apart(step, at) <= overlap);
  const last = standing.at(-1);
  if (blocked || !last || ms - last.lastMs >= REPLACEMENT_MS) return blocked;
  const near = distance(last, at) <= SAME_SPOT;
  // In the queue of the same builders, a placement replaces the previous order only if the two buildings can't both
  // fit.
  const moved = queued && builders !== 'others' ? apart(last, at) < FOOTPRINT : builders === 'one' || near;
  return moved ? last : undefined;
}

/** Map units between a placed building and a point. */
const distance = ({ at }: Step, [x, y]: [number, number]): number =>
  at ? Math.hypot(at[0] - x, at[1] - y) : Infinity;

/** Map units between a placed building and a point, along the axis with the larger distance. */
const apart = ({ at }: Step, [x, y]: [number, number]): number =>
  at ? Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])) : Infinity;
