/** Counts placed buildings: how many were begun, and when work on them began and ended. */
import type { GamePlayer } from '../../game.ts';
import { stood, type Step } from '../step.ts';
import { BUILT_BY } from './base-form.ts';
import { formsIn } from './forms.ts';
import { toBirth, type Made } from './made.ts';
import type { Born } from './intervals.ts';
import { startCount } from './starting.ts';
import type { Orders } from './presses.ts';

/**
 * Several Peasants can build together: each further one adds 0.6 of the speed of one (`Ahrp`, power build rate, in
 * AbilityData.slk). The fastest of 1,110 Human buildings whose first order is known was a Town Hall in 55 of 180 s,
 * which takes five.
 */
const [BUILDERS, RATE] = [5, 0.6];
const SHARED_WORK = 1 / (1 + RATE * (BUILDERS - 1));

/** Shortest build time in ms for this player's race, given the build time with one worker. */
export const leastMs = ({ race }: Pick<GamePlayer, 'race'>, ms: number | null): number =>
  Math.floor((ms ?? 0) * (race === 'H' ? SHARED_WORK : 1));

/**
 * Counts buildings that were placed and not cancelled. The minimum is the number seen. The maximum is the
 * number of placements on sites that could all be built on. It includes buildings that nobody ever selected,
 * because that doesn't prove that another placement was moved.
 */
export function buildingsOf(
  player: GamePlayer,
  born: readonly Born[],
  orders: Orders,
  placed: readonly Step[],
  endMs: number,
): Made[] {
  const { presses, placements, cancels, costs } = orders;
  const formsOf = formsIn(orders);
  const byId = Map.groupBy(born, ({ id }) => id);
  const stepsOf = Map.groupBy(placed, ({ id }) => id);
  /** When each building first took an order, which proves that it stood: later cancels are for its queue. */
  const workedMs = new Map<number, number>();
  for (const { ms, makers } of presses)
    if (makers.length === 1) workedMs.set(makers[0]!, Math.min(ms, workedMs.get(makers[0]!) ?? ms));
  // If several buildings were selected, any of them may have been cancelled.
  const [stops, doubts] = [new Map<number, number>(), new Map<number, number>()];
  const kinds = new Map(born.map(({ number, id }) => [number, id]));
  for (const { id, ms, makers } of cancels)
    for (const maker of makers)
      // What is under construction is named by its own kind, as if it were in its queue.
      if (id === null || id === kinds.get(maker))
        if (ms < (workedMs.get(maker) ?? Infinity)) (makers.length === 1 ? stops : doubts).set(maker, ms);
  const bought = Object.entries(BUILT_BY).flatMap(([id, item]) =>
    presses.flatMap((press) => (press.id === item ? [{ ms: press.ms, id }] : [])),
  );
  const ordered = [...placements, ...bought].sort((a, b) => a.ms - b.ms);
  return [...Map.groupBy(ordered, ({ id }) => id)].map(([id, ofKind]): Made => {
    const seen = byId.get(id) ?? [];
    const start = Math.min(startCount(player, id), seen.filter(({ from }) => from === 0).length);
    const sites = seen.slice(start);
    const makeMs = costs.makeMs(id) ?? 0;
    const longest = costs.makeMs(id, 1, 'most') ?? 0;
    const least = leastMs(player, makeMs);
    const stop = ({ number }: Born) => stops.get(number) ?? Infinity;
    const stands = sites.filter(
      (site) => Math.min(stop(site), doubts.get(site.number) ?? Infinity) >= site.to + longest,
    );
    const cancelled = sites.filter((site) => stop(site) < site.from + least).length;
    const steps = stepsOf.get(id) ?? [];
    const beside = steps.flatMap((step) => step.beside ?? []);
    const begun = steps.reduce((sum, { unseen = 0 }) => sum + 1 + unseen, 0) + beside.length;
    const min = stands.length;
    const items = bought.filter((item) => item.id === id);
    // A site that was built on again after its building fell may count as one order for one building.
    const total = Math.max(begun + items.length, Math.min(sites.length, ofKind.length));
    const max = Math.max(min, total - cancelled);
    const lost = { moved: ofKind.length - total, cancelled: total - max };
    const kept = new Set(
      [...steps.filter((step) => max === total || stood(step)), ...items].map(({ ms }) => ms).concat(beside),
    );
    return {
      id,
      type: 'building',
      ordered: ofKind.length,
      min,
      max,
      basis: min > 0 ? 'seen' : 'order',
      takesMs: 0,
      births: stands.map((building) => {
        const birth = toBirth(building);
        birth.standing =
          building.from + least > endMs ? null : { from: building.from + least, to: building.to + longest };
        const forms = formsOf(building);
        if (forms.length > 0) birth.forms = forms;
        return birth;
      }),
      orders: ofKind.map(({ ms }) => ({ ms, maker: null, makers: [], may: kept.has(ms) ? 1 : 0 })),
      lost: Object.fromEntries(Object.entries(lost).filter(([, number]) => number > 0)),
      contradicted: min > ofKind.length,
    };
  });
}
