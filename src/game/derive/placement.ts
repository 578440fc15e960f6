/** Joins orders for one building: placed again elsewhere, or by other builders. */
import type { GameEvent } from '../game.ts';
import { findObject, isTownHall, TOWN_HALLS } from '../objects/table.ts';
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
/** Two town halls this close together are for one gold mine. */
const SAME_MINE = 1000;
/** A Tree of Life can walk, so two planted together can be for two mines. */
const TREE = TOWN_HALLS.E[0];
/**
 * Buildings nobody wants twice within seconds: a second order sends another worker because the first worker hadn't
 * begun.
 */
/** The altars of all races. */
export const ALTARS: ReadonlySet<string> = new Set(['halt', 'oalt', 'eate', 'uaod']);
/** After this time the first building may have been destroyed. */
const STUCK_MS = 60_000;

/**
 * The workers that got the build order, compared with the previous placement: other workers, the same group, or the
 * same single worker.
 */
type Builders = 'others' | 'several' | 'one';

/**
 * Adds a placement to `steps`, or changes the one of `recent` that it moves or repeats. Returns the placements that a
 * later one may repeat, to pass as the next call's `recent`.
 */
export function addPlacement(
  steps: Step[],
  recent: readonly Step[],
  event: GameEvent & { do: 'place' | 'target' },
  builders: Builders,
  selection: readonly number[] = [],
): Step[] {
  const { ms, id, at } = event;
  const kind = findObject(id)?.kind ?? 'building';
  const recentSteps = recent.filter((step) => ms - step.lastMs < STUCK_MS);
  const existing = kind === 'building' ? sameBuilding(recentSteps, event, builders, selection) : undefined;
  const step = newStep(event, KIND_TYPES[kind]);
  if (selection.length > 0) step.builders = selection;
  if (existing) {
    if (offset(existing, at) >= FOOTPRINT) existing.beside = [...(existing.beside ?? []), ms];
    if (distance(existing, at) > SAME_SPOT)
      existing.apart = [...(existing.apart ?? []), { step, at: existing.at }];
    existing.at = at;
    if (existing.builders) existing.builders = [...new Set([...existing.builders, ...selection])];
    press(existing, ms);
    return recentSteps;
  }
  const mayReplace = builders === 'several' || (builders === 'others' && ALTARS.has(id));
  const last = mayReplace
    ? recentSteps.findLast((earlier) => earlier.id === id && stood(earlier))
    : undefined;
  if (kind === 'building' && !event.queued && last && ms - last.lastMs < REPLACEMENT_MS) step.after = last;
  steps.push(step);
  return kind === 'building' ? [...recentSteps, step] : recentSteps;
}

/** The building that a placement moves or repeats; undefined if it is a new building. */
function sameBuilding(
  recent: readonly Step[],
  { ms, id, at, queued }: GameEvent & { do: 'place' | 'target' },
  builders: Builders,
  selection: readonly number[],
): Step | undefined {
  const standing = recent.filter((step) => step.id === id && stood(step));
  // Nobody builds two halls at one mine within a minute: some of the same workers got the order again.
  const hall =
    isTownHall(id) && id !== TREE && !queued
      ? standing.findLast(
          (step) =>
            distance(step, at) <= SAME_MINE && step.builders?.some((worker) => selection.includes(worker)),
        )
      : undefined;
  if (hall) return hall;
  const overlap = isTownHall(id) && builders === 'one' ? SAME_HALL : SAME_PLACE;
  const overlapping = standing.findLast((step) => offset(step, at) <= overlap);
  const last = standing.at(-1);
  if (overlapping || !last || ms - last.lastMs >= REPLACEMENT_MS) return overlapping;
  const isNear = distance(last, at) <= SAME_SPOT;
  // In the queue of the same builders, a placement replaces the previous order only if the two buildings can't both
  // fit.
  const moves = queued && builders !== 'others' ? offset(last, at) < FOOTPRINT : builders === 'one' || isNear;
  return moves ? last : undefined;
}

/**
 * Buildings that a Wisp becomes. In 307 recordings, 23 of 477 Wisps got orders later than 45 s after they alone were sent to
 * build one; for other buildings, which release the Wisp, it was most.
 */
export const CONSUMES_WISP: ReadonlySet<string> = new Set('etol etrp eaom eaow eaoe'.split(' '));

/**
 * Takes back what a Wisp never became: if it alone, nobody else, was sent to build, and gets another order to build, not
 * queued, it is still a Wisp. `becoming` has the last such building of each Wisp and is updated; `step` is what the
 * order to the `selection` workers was counted as.
 */
export function takeBackUnbegun(
  becoming: Map<number, Step>,
  step: Step,
  selection: readonly number[],
  isQueued = false,
): void {
  const [wisp, ...others] = selection;
  if (wisp === undefined || others.length > 0) return;
  const existing = becoming.get(wisp);
  if (existing && existing !== step && !isQueued && existing.builders?.length === 1 && stood(existing))
    existing.cancelled++;
  if (CONSUMES_WISP.has(step.id)) becoming.set(wisp, step);
}

/** Map units between a placed building and a point. */
const distance = ({ at }: Step, [x, y]: [number, number]): number =>
  at ? Math.hypot(at[0] - x, at[1] - y) : Infinity;

/** Map units between a placed building and a point, along the axis with the larger distance. */
const offset = ({ at }: Step, [x, y]: [number, number]): number =>
  at ? Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])) : Infinity;
