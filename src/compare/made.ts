import type { AnalysedStep } from '../replay/analysis.ts';
import { heroesByPlace } from '../replay/key-timings.ts';
import { kindOf, type Kind } from '../view/drawing/kinds.ts';
import { heroPlace, roleOf } from './roles.ts';
import type { Side } from './side.ts';

/** One thing that a player made, as far as the orders tell. */
export interface Made {
  /** What the same of the other side is found by. */
  key: string;
  /** What both sides call it. */
  name: string;
  /** How many of the key this side had made with it, from 1. */
  nth: number;
  step: AnalysedStep;
  kind: Kind;
  /** Whether only this player's race has it, and nothing of another race is taken for the same. */
  racial: boolean;
  /** Whether its number rests on a burst of presses of which nobody knows for sure how many units it made. */
  inferred: boolean;
}

/**
 * Everything a side made, one by one and in order: a step of three Footmen is three. Steps that were cancelled
 * whole made nothing. `byRole` joins what does the same work in different races, see `roles.ts`.
 */
export function madeBy({ player }: Side, byRole: boolean): Made[] {
  const counts = new Map<string, number>();
  const doubtful = new Set<string>();
  const places = new Map(heroesByPlace(player).map(({ id }, index) => [id, index]));
  return player.build.flatMap((step) => {
    const naming = namingOf(step, places.get(step.id), byRole);
    const { key } = naming;
    const made = Array.from({ length: step.count }, (_, index): Made => {
      const nth = (counts.get(key) ?? 0) + 1;
      counts.set(key, nth);
      // At least one unit comes of a burst, so the first has its number for certain.
      const inferred = doubtful.has(key) || (index > 0 && step.countBasis === 'inferred');
      return { ...naming, nth, step, kind: kindOf(step, player.tiers), inferred };
    });
    if (step.countBasis === 'inferred') doubtful.add(key);
    return made;
  });
}

/**
 * By what a step is compared. A hero is compared by its place, whichever it is: whether the second one came
 * sooner is the question, and both names are shown.
 */
function namingOf(
  { id, name, type }: AnalysedStep,
  place: number | undefined,
  byRole: boolean,
): Pick<Made, 'key' | 'name' | 'racial'> {
  if (type === 'hero' && place !== undefined) return same(heroPlace(place));
  if (type === 'revival')
    return same(`Revival of the ${place === undefined ? name : heroPlace(place).toLowerCase()}`);
  const role = byRole ? roleOf(id) : undefined;
  if (role) return same(role);
  return { key: `${type} ${id}`, name, racial: type !== 'item' && OF_A_RACE.test(id) };
}

const same = (name: string) => ({ key: name, name, racial: false });

/** The game begins ids of a race with its letter, those of its upgrades with an R before it. */
const OF_A_RACE = /^R?[heou]/;
