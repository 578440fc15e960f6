/** Counts placed buildings: how many were begun, and when work on them began and ended. */
import type { GamePlayer } from '../../game.ts';
import { HALL_OF_ITEM_MS } from '../../objects/numbers/rules.ts';
import { stood, type Step } from '../step.ts';
import { builtBy } from './base-form.ts';
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
  const { presses, placements, costs } = orders;
  const formsOf = formsIn(orders);
  const byId = Map.groupBy(born, ({ id }) => id);
  const stepsOf = Map.groupBy(placed, ({ id }) => id);
  const stops = stopsOf(born, orders, (id) => leastMs(player, costs.makeMs(id)));
  const purchases = Object.entries(builtBy(player.race)).flatMap(([id, item]) =>
    presses.flatMap((press) => (press.id === item ? [{ ms: press.ms, id }] : [])),
  );
  const orderedBuildings = [...placements, ...purchases].sort((a, b) => a.ms - b.ms);
  return [...Map.groupBy(orderedBuildings, ({ id }) => id)].map(([id, ofKind]): Made => {
    const seenBuildings = byId.get(id) ?? [];
    const start = Math.min(startCount(player, id), seenBuildings.filter(({ from }) => from === 0).length);
    const makeMs = costs.makeMs(id);
    const work = { least: leastMs(player, makeMs), longest: costs.makeMs(id, 1, 'most') ?? 0 };
    const sites = seenBuildings.slice(start);
    const { stands, cancelled } = outcomes(sites, stops, work);
    const items = purchases.filter((item) => item.id === id);
    const soonest = Math.min(work.least, items.length > 0 ? HALL_OF_ITEM_MS : Infinity);
    const kind = { steps: stepsOf.get(id) ?? [], items, sites: sites.length, cancelled };
    const min = stands.length;
    const { total, max, kept } = possible(kind, ofKind.length, min);
    const losses = { moved: ofKind.length - total, cancelled: total - max };
    return {
      id,
      type: 'building',
      ordered: ofKind.length,
      min,
      max,
      basis: min > 0 ? 'seen' : 'order',
      takesMs: 0,
      births: stands.map((building) => {
        const { from, to } = building;
        const standing = { from: from + soonest, to: to + work.longest };
        const forms = formsOf(building);
        return {
          ...toBirth(building),
          standing: standing.from > endMs ? null : standing,
          ...(forms.length > 0 && { forms }),
        };
      }),
      orders: ofKind.map(({ ms }) => ({ ms, maker: null, makers: [], may: kept.has(ms) ? 1 : 0 })),
      lost: Object.fromEntries(Object.entries(losses).filter(([, number]) => number > 0)),
      contradicted: min > ofKind.length,
    };
  });
}

/** When the work on a building was cancelled in ms, by its object number. */
interface Stops {
  sure: ReadonlyMap<number, number>;
  /** If several buildings were selected, any of them may have been cancelled. */
  doubts: ReadonlyMap<number, number>;
}

function stopsOf(
  born: readonly Born[],
  { presses, cancels }: Orders,
  leastWorkMs: (id: string) => number,
): Stops {
  /** When each building first took an order, which proves that it stood: later cancels are for its queue. */
  const workedMs = new Map<number, number>();
  for (const { ms, makers } of presses)
    if (makers.length === 1) workedMs.set(makers[0]!, Math.min(ms, workedMs.get(makers[0]!) ?? ms));
  const [sure, doubts] = [new Map<number, number>(), new Map<number, number>()];
  const kinds = new Map(born.map(({ number, id }) => [number, id]));
  const doneMs = new Map(born.map(({ number, id, from }) => [number, from + leastWorkMs(id ?? '')]));
  for (const { id, ms, makers } of cancels) {
    // All that are under construction are cancelled together.
    const isSure = makers.length === 1 || makers.every((maker) => ms < (doneMs.get(maker) ?? 0));
    for (const maker of makers)
      // What is under construction is named by its own kind, as if it were in its queue.
      if (id === null || id === kinds.get(maker))
        if (ms < (workedMs.get(maker) ?? Infinity)) (isSure ? sure : doubts).set(maker, ms);
  }
  return { sure, doubts };
}

/**
 * The sites that certainly became buildings, and how many were cancelled before; work takes from `least` to
 * `longest` ms.
 */
function outcomes(
  sites: readonly Born[],
  { sure, doubts }: Stops,
  { least, longest }: { least: number; longest: number },
): { stands: Born[]; cancelled: number } {
  const stopMs = ({ number }: Born) => sure.get(number) ?? Infinity;
  return {
    stands: sites.filter(
      (site) => Math.min(stopMs(site), doubts.get(site.number) ?? Infinity) >= site.to + longest,
    ),
    cancelled: sites.filter((site) => stopMs(site) < site.from + least).length,
  };
}

/** The orders of a kind that can have begun a building, how many buildings these can be, and which times they have. */
function possible(
  {
    steps,
    items,
    sites,
    cancelled,
  }: {
    steps: readonly Step[];
    items: readonly { ms: number }[];
    /** Numbers of seen sites, and of those that were cancelled. */
    sites: number;
    cancelled: number;
  },
  ordered: number,
  min: number,
): { total: number; max: number; kept: ReadonlySet<number> } {
  const beside = steps.flatMap((step) => step.beside ?? []);
  const begunCount = steps.reduce((sum, { unseen = 0 }) => sum + 1 + unseen, 0) + beside.length;
  // A site that was built on again after its building fell may count as one order for one building.
  const total = Math.max(begunCount + items.length, Math.min(sites, ordered));
  const max = Math.max(min, total - cancelled);
  const standing = steps.filter((step) => max === total || stood(step));
  return { total, max, kept: new Set([...[...standing, ...items].map(({ ms }) => ms), ...beside]) };
}
