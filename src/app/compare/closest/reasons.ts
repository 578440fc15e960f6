/** Explains why a game was found, and its differences. */
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { settingOf, type ClosestGame } from './find-closest.ts';
import type { OpeningStep } from './opening.ts';

const PLACES = ['First', 'Second'] as const;
type Place = (typeof PLACES)[number];

/** A sentence for each part of the score, in the order of the weights. */
export function reasons({ opening, likeness }: ClosestGame): string[] {
  const { heroes, buildings, order } = likeness;
  const until = formatClock(likeness.untilSec * 1000);
  return [
    opening.race ? `Both ${RACE_NAMES[opening.race]} ${settingOf(opening)}.` : '',
    ...PLACES.map((place, index) => heroReason(place, heroes.a[index], heroes.b[index], until)),
    buildingsReason(buildings.a, buildings.b, buildings.common),
    orderReason(order),
  ].filter(Boolean);
}

function heroReason(
  place: Place,
  a: OpeningStep | undefined,
  b: OpeningStep | undefined,
  until: string,
): string {
  const { none, onlyHere, onlyThere, differs, same } = CLOSEST_WORDS.hero;
  if (a && b)
    return a.id === b.id ? same(place, a.name, Math.abs(a.sec - b.sec)) : differs(place, a.name, b.name);
  if (a) return onlyHere(place, until, a.name);
  return b ? onlyThere(place, until, b.name) : none(place, until);
}

function buildingsReason(a: readonly OpeningStep[], b: readonly OpeningStep[], common: number): string {
  const { same, some, none } = CLOSEST_WORDS.buildings;
  const names = (steps: readonly OpeningStep[]) => steps.map(({ name }) => name).join(', ') || none;
  return common === a.length && common === b.length ? same(names(a)) : some(common, names(a), names(b));
}

function orderReason({ pairs, a, b }: ClosestGame['likeness']['order']): string {
  if (pairs.length === 0) return 'No early order is close to the same order in the other game.';
  const seconds = pairs.reduce((sum, [stepA, stepB]) => sum + Math.abs(stepA.sec - stepB.sec), 0);
  return CLOSEST_WORDS.orders.some(pairs.length, Math.round(seconds / pairs.length), a, b);
}

/**
 * Why a game was found: one sentence for each part of the score. "Here" is the player, "there" the game that was
 * found.
 */
export const CLOSEST_WORDS = {
  hero: {
    none: (place: Place, until: string): string =>
      `No ${place.toLowerCase()} hero in either game before ${until}.`,
    onlyHere: (place: Place, until: string, hero: string): string =>
      `${place} hero before ${until} only here: ${hero}.`,
    onlyThere: (place: Place, until: string, hero: string): string =>
      `${place} hero before ${until} only there: ${hero}.`,
    differs: (place: Place, here: string, there: string): string =>
      `${place} hero differs: ${here} here, ${there} there.`,
    same: (place: Place, hero: string, secondsApart: number): string =>
      `Same ${place.toLowerCase()} hero: ${hero}, ${secondsApart === 0 ? 'in the same second' : `${secondsApart} s apart`}.`,
  },
  buildings: {
    same: (names: string): string => `Same first buildings in the same order: ${names}.`,
    some: (common: number, here: string, there: string): string =>
      `${common} of the first buildings in the same order: ${here} here, ${there} there.`,
    none: 'none',
  },
  orders: {
    some: (orders: number, secondsApart: number, here: number, there: number): string =>
      `${orders} orders in the same sequence, ${secondsApart} s apart on average; ${here} different ones here, ${there} there.`,
  },
};
