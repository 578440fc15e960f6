/** Pairs the orders of two sides: the nth order of a kind with the nth of the other side. */
import type { AnalysedStep } from '../../game/analysis.ts';
import { type Kind, stepKind } from '../../view/svg/kinds.ts';
import { heroesByPlace } from '../../game/key-timings.ts';
import { secondsAhead, heroPlace, type GAPS } from './difference.ts';
import { endOf, sameRace, type Side } from './side.ts';
import { roleOf } from './counterparts.ts';

type Gap = keyof typeof GAPS;

/** A row with an order for the same thing on both sides, or for something that only one side ordered. */
export interface OrderRow {
  name: string;
  /** Which order of its kind it is on its side, from 1. */
  nth: number;
  /** Whether there are several of the kind, so that the number is useful. */
  several: boolean;
  kind: Kind;
  a: AnalysedStep | null;
  b: AnalysedStep | null;
  gap: Gap | null;
  /** Seconds by which A was earlier; null unless both sides have it. */
  ahead: number | null;
}

/**
 * The build orders of both sides row by row: the nth order of a kind is paired with the other side's nth, whatever
 * came in between. Rows are sorted by the earlier time.
 */
export function compareBuilds(a: Side, b: Side): OrderRow[] {
  const byRole = !sameRace(a, b);
  const [ofA, ofB] = [byKey(ordersOf(a, byRole)), byKey(ordersOf(b, byRole))];
  const ends = { a: endOf(a), b: endOf(b) };
  const rows = [...new Set([...ofA.keys(), ...ofB.keys()])].flatMap((key) =>
    rowsOf(ofA.get(key) ?? [], ofB.get(key) ?? [], byRole, ends),
  );
  return rows.toSorted((first, second) => startOf(first) - startOf(second));
}

/** Game time in ms at which a row begins. */
const startOf = ({ a, b }: OrderRow): number => Math.min(a?.ms ?? Infinity, b?.ms ?? Infinity);

/** The rows of one kind. */
function rowsOf(
  a: readonly Ordered[],
  b: readonly Ordered[],
  byRole: boolean,
  ends: Record<'a' | 'b', number>,
): OrderRow[] {
  const count = Math.max(a.length, b.length);
  return Array.from({ length: count }, (_, index): OrderRow => {
    const [fromA, fromB] = [a[index], b[index]];
    const { name, step, kind, racial } = (fromA ?? fromB)!;
    return {
      name,
      nth: index + 1,
      several: count > 1,
      kind,
      a: fromA?.step ?? null,
      b: fromB?.step ?? null,
      gap:
        fromA && fromB
          ? null
          : gapOf({ isOver: step.ms > (fromA ? ends.b : ends.a), isRacial: byRole && racial }),
      ahead: fromA && fromB ? secondsAhead(fromA.step.ms, fromB.step.ms) : null,
    };
  });
}

function gapOf({ isOver, isRacial }: Record<'isOver' | 'isRacial', boolean>): Gap {
  if (isOver) return 'over';
  return isRacial ? 'race' : 'never';
}

const byKey = (ordered: readonly Ordered[]): Map<string, Ordered[]> => Map.groupBy(ordered, ({ key }) => key);

/** The name of a row with its number: "Footman, order 4". */
export const rowName = ({ name, nth, several }: OrderRow): string =>
  several ? `${name}, order ${nth}` : name;

/** A player's order. */
interface Ordered {
  /** Key for finding the same order on the other side. */
  key: string;
  /** Name used for both sides. */
  name: string;
  step: AnalysedStep;
  kind: Kind;
  /** Whether it exists only in this player's race, without a counterpart in other races. */
  racial: boolean;
}

/**
 * A side's orders by time, without fully cancelled ones. `byRole` joins objects with the same role in different
 * races, see `roles.ts`.
 */
function ordersOf({ player }: Side, byRole: boolean): Ordered[] {
  const places = new Map(heroesByPlace(player).map(({ id }, index) => [id, index]));
  return player.build
    .filter(({ cancelled }) => !cancelled)
    .map((step) => ({
      ...namingOf(step, places.get(step.id), byRole),
      step,
      kind: stepKind(step, player.tiers),
    }));
}

/**
 * The comparison key of a step. Heroes are compared by position: the question is who got the second hero earlier, and
 * both names are shown.
 */
function namingOf(
  { id, name, type }: AnalysedStep,
  place: number | undefined,
  byRole: boolean,
): Pick<Ordered, 'key' | 'name' | 'racial'> {
  if (type === 'hero' && place !== undefined) return sameName(heroPlace(place));
  if (type === 'revival')
    return sameName(`Revival of the ${place === undefined ? name : heroPlace(place).toLowerCase()}`);
  const role = byRole ? roleOf(id) : undefined;
  if (role) return sameName(role);
  return { key: `${type} ${id}`, name, racial: type !== 'item' && OF_A_RACE.test(id) };
}

const sameName = (name: string) => ({ key: name, name, racial: false });

/** Ids of race-specific objects begin with the race's letter, those of upgrades with an R before it. */
const OF_A_RACE = /^R?[heou]/;
