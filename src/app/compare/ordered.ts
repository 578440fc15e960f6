import type { AnalysedStep } from '../../game/analysis.ts';
import { heroesByPlace } from '../../game/key-timings.ts';
import { stepKind, type Kind } from '../../view/svg/kinds.ts';
import { heroPlace, roleOf } from './roles.ts';
import type { Side } from './side.ts';
import { ROW_WORDS } from './words.ts';

/** A player's order. */
export interface Ordered {
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
export function orderedBy({ player }: Side, byRole: boolean): Ordered[] {
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
  if (type === 'hero' && place !== undefined) return same(heroPlace(place));
  if (type === 'revival')
    return same(ROW_WORDS.revival(place === undefined ? name : heroPlace(place).toLowerCase()));
  const role = byRole ? roleOf(id) : undefined;
  if (role) return same(role);
  return { key: `${type} ${id}`, name, racial: type !== 'item' && OF_A_RACE.test(id) };
}

const same = (name: string) => ({ key: name, name, racial: false });

/** Ids of race-specific objects begin with the race's letter, those of upgrades with an R before it. */
const OF_A_RACE = /^R?[heou]/;
