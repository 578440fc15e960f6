import type { AnalysedStep } from '../../game/analysis.ts';
import { heroesByPlace } from '../../game/key-timings.ts';
import { stepKind, type Kind } from '../../view/svg/kinds.ts';
import { heroPlace, roleOf } from './roles.ts';
import type { Side } from './side.ts';

/** One order of a player. */
export interface Ordered {
  /** What the same of the other side is found by. */
  key: string;
  /** What both sides call it. */
  name: string;
  step: AnalysedStep;
  kind: Kind;
  /** Whether only this player's race has it, and nothing of another race is taken for the same. */
  racial: boolean;
}

/**
 * Everything a side ordered, in order, but for what was cancelled whole. `byRole` joins what does the same work in
 * different races, see `roles.ts`.
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
 * By what a step is compared. A hero is compared by its place, whichever it is: whether the second one came
 * sooner is the question, and both names are shown.
 */
function namingOf(
  { id, name, type }: AnalysedStep,
  place: number | undefined,
  byRole: boolean,
): Pick<Ordered, 'key' | 'name' | 'racial'> {
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
