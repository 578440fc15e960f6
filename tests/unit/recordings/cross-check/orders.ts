/** Compares w3gjs's orders, with counts and times, with our steps. */
import { findObject, isTownHall } from '../../../../src/game/objects/table.ts';
import type { PlayerFacts } from '../../../../src/game/derive/player-facts.ts';
import type { Step, StepType } from '../../../../src/game/derive/step.ts';
import type { Finding } from './rules.ts';
import type { Kind, Placed, StockPlayer } from './stock.ts';

const BURST_MS = 300;
const REPLACEMENT_MS = 3000;
/** Points this close can't both have a building; if it is ordered there again, the first order wasn't carried out. */
const SAME_PLACE = 64;
const STUCK_MS = 60_000;
/** w3gjs only lists the skills of heroes, so these are compared by skills. */
const NOT_LISTED: readonly StepType[] = ['revival', 'hero'];
/** Names of w3gjs's lists by our step type. */
const LISTS: Readonly<Partial<Record<StepType, Kind>>> = {
  building: 'buildings',
  unit: 'units',
  upgrade: 'upgrades',
  item: 'items',
};

interface Compared {
  facts: PlayerFacts;
  stock: StockPlayer;
  pausedMs: number;
}

/** Every difference in the orders of one player, with the rule that explains it and its evidence. */
export function compareOrders({ facts, stock, pausedMs }: Compared): Finding[] {
  const listed = [...facts.steps, ...facts.foreign].filter(({ type }) => !NOT_LISTED.includes(type));
  const ids = new Set([...listed.map(({ id }) => id), ...stock.orders.keys()]);
  return [...ids].flatMap((id) => {
    const steps = listed.filter((step) => step.id === id);
    const outOfSight = stock.stream.outOfSight.get(id);
    const theirs = stock.orders.get(id) ?? (outOfSight && { kind: 'buildings', times: [] });
    if (!theirs) return missingThere(id, steps);
    const [first] = steps;
    if (!first) return [{ what: id, count: theirs.times.length }];
    return [
      ...explainCounts(id, steps, new Set(facts.foreign), stock, theirs.times),
      ...explainKind(id, first, theirs.kind),
      ...explainTime(
        id,
        first,
        Math.min(...theirs.times, ...(outOfSight ?? []).map(({ ms }) => ms)),
        pausedMs,
      ),
    ];
  });
}

/** Explains counts: w3gjs's orders minus those covered by each rule must be our number. */
function explainCounts(
  id: string,
  steps: readonly Step[],
  foreign: ReadonlySet<Step>,
  stock: StockPlayer,
  times: readonly number[],
): Finding[] {
  const told = ({ type, presses }: Step) => (type === 'unit' ? presses : 1);
  const left = (step: Step) => Math.max(0, told(step) - step.cancelled);
  const add = (chosen: readonly Step[], value: (step: Step) => number) =>
    chosen.reduce((sum, step) => sum + value(step), 0);
  const own = steps.filter((step) => !foreign.has(step) && step.type !== 'morph');
  const repeats = (step: Step) => step.presses - told(step);
  const gaps = times.slice(1).map((ms, index) => ms - times[index]!);
  const quick = gaps.filter((gap) => gap < BURST_MS).length;
  const burst = add(
    steps.filter(({ at }) => !at),
    repeats,
  );
  const replaced = add(
    steps.filter(({ at }) => at),
    repeats,
  );
  const outOfSight = stock.stream.outOfSight.get(id) ?? [];
  const again = placedAgain(
    [...(stock.stream.placed.get(id) ?? []), ...outOfSight].sort((a, b) => a.ms - b.ms),
  );
  const moved = Math.min(replaced, again.quick);
  const cancelled = add(steps, (step) => told(step) - left(step));
  const others = add(
    steps.filter((step) => foreign.has(step)),
    left,
  );
  const morphs = add(
    steps.filter((step) => step.type === 'morph'),
    left,
  );
  const rest =
    times.length + outOfSight.length - burst - replaced - cancelled - others - morphs - add(own, left);
  const findings: Finding[] = [
    // Each rule needs evidence in w3gjs's result; otherwise the difference stays unexplained.
    { what: id, count: burst, rule: quick >= burst ? 'burst' : undefined },
    { what: id, count: moved, rule: 're-placement' },
    { what: id, count: replaced - moved, rule: again.stuck >= replaced - moved ? 'same place' : undefined },
    { what: id, count: cancelled, rule: stops(stock, id) >= cancelled ? 'cancel' : undefined },
    { what: id, count: others, rule: findObject(id)?.race ? 'foreign race' : undefined },
    { what: id, count: morphs, rule: findObject(id)?.kind === 'morph' ? 'morph' : undefined },
    { what: id, count: outOfSight.length, rule: 'out of sight' },
    { what: id, count: Math.abs(rest) },
  ];
  return findings.filter(({ count }) => count !== 0);
}

/** Placements soon after another one of the same building, and those at the place of an earlier one. */
function placedAgain(placed: readonly Placed[]): { quick: number; stuck: number } {
  const has = (test: (later: Placed, earlier: Placed) => boolean) =>
    placed.filter((later, index) => placed.slice(0, index).some((earlier) => test(later, earlier))).length;
  const apart = (a: Placed, b: Placed) => Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1]));
  return {
    quick: has((later, earlier) => later.ms - earlier.ms < REPLACEMENT_MS),
    stuck: has((later, earlier) => later.ms - earlier.ms < STUCK_MS && apart(later, earlier) <= SAME_PLACE),
  };
}

const stops = ({ stream }: StockPlayer, id: string): number => stream.stops + (stream.unqueued.get(id) ?? 0);

function missingThere(id: string, steps: readonly Step[]): Finding[] {
  const count = steps.reduce((sum, { presses }) => sum + presses, 0);
  return [{ what: id, count, rule: NOT_IN_ITS_TABLES.has(id) ? 'unknown there' : undefined }];
}

/** w3gjs 3.1.0 has no entry for the Ritual Dagger. */
const NOT_IN_ITS_TABLES: ReadonlySet<string> = new Set(['ritd']);

function explainKind(id: string, step: Step, theirs: Kind): Finding[] {
  if (LISTS[step.type] === theirs) return [];
  const hall = isTownHall(id) && step.type === 'upgrade' && theirs === 'buildings';
  return [{ what: id, count: 1, rule: hall ? 'hall upgrade' : undefined }];
}

/** Its clock continues during pauses, so its times are late by at most the sum of pauses. */
function explainTime(id: string, step: Step, theirMs: number, pausedMs: number): Finding[] {
  const late = theirMs - step.ms;
  return late === 0 ? [] : [{ what: id, count: 1, rule: late > 0 && late <= pausedMs ? 'pause' : undefined }];
}
