/** Explains why a game was found, and its differences. */
import { formatClock } from '../../../game/clock.ts';
import { RACE_NAMES } from '../../../game/derive/race.ts';
import { settingOf, type ClosestGame } from './find.ts';
import type { OpeningStep } from './opening.ts';

const PLACES = ['First', 'Second'] as const;

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
  place: string,
  a: OpeningStep | undefined,
  b: OpeningStep | undefined,
  until: string,
): string {
  if (!a && !b) return `No ${place.toLowerCase()} hero in either game before ${until}.`;
  if (!a || !b) return `${place} hero before ${until} only ${a ? 'here' : 'there'}: ${(a ?? b)!.name}.`;
  if (a.id !== b.id) return `${place} hero differs: ${a.name} here, ${b.name} there.`;
  return `Same ${place.toLowerCase()} hero: ${a.name}, ${apart(a, b)}.`;
}

const apart = (a: OpeningStep, b: OpeningStep): string =>
  a.sec === b.sec ? 'in the same second' : `${Math.abs(a.sec - b.sec)} s apart`;

function buildingsReason(a: readonly OpeningStep[], b: readonly OpeningStep[], common: number): string {
  const names = (steps: readonly OpeningStep[]) => steps.map(({ name }) => name).join(', ') || 'none';
  if (common === a.length && common === b.length)
    return `Same first buildings in the same order: ${names(a)}.`;
  return `${common} of the first buildings in the same order: ${names(a)} here, ${names(b)} there.`;
}

function orderReason({ pairs, a, b }: ClosestGame['likeness']['order']): string {
  if (pairs.length === 0) return 'No early order is close to the same order in the other game.';
  const seconds = pairs.reduce((sum, [stepA, stepB]) => sum + Math.abs(stepA.sec - stepB.sec), 0);
  const mean = Math.round(seconds / pairs.length);
  return `${pairs.length} orders in the same sequence, ${mean} s apart on average; ${a} different ones here, ${b} there.`;
}
