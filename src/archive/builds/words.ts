/** Describes rules in words, so that readers see exactly what a game must contain. */
import { formatClock } from '../../game/clock.ts';
import { objectName } from '../../game/objects/table.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { Build } from './build.ts';
import { opponents } from './opponents.ts';
import type { Condition } from './rule.ts';

const PLACES = ['first', 'second', 'third'] as const;

/** All conditions of a build as sentences, starting with race, opponent and heroes. */
export function ruleInWords(build: Build): string[] {
  const against = either(opponents(build).map((race) => RACE_NAMES[race]));
  const heroes = build.heroes.flatMap((place, index) =>
    place === 'any' ? [] : [`The ${PLACES[index] ?? `${index + 1}th`} hero is ${heroWords(place, 'the ')}.`],
  );
  return [
    `1v1, ${RACE_NAMES[build.race]} against ${against}.`,
    ...heroes,
    ...build.rule.map((condition) => `${conditionInWords(condition)}.`),
  ];
}

/** The heroes of a build in order: "Archmage, then Mountain King or Paladin". */
export const openingInWords = ({ heroes }: Build): string =>
  heroes.map((place) => heroWords(place)).join(', then ');

/** A hero of a build; named heroes have the article in front. */
function heroWords(place: Build['heroes'][number], article = ''): string {
  if (place === 'any') return 'any hero';
  return place === 'tavern' ? 'a tavern hero' : article + either(place.map(objectName));
}

function conditionInWords(condition: Condition): string {
  switch (condition.is) {
    case 'made': {
      const { of, atLeast, atMost, before } = condition;
      const together = of.length > 1 && atLeast !== 1 && atMost !== 0 ? ' in total' : '';
      return `${either(of.map(objectName))}: ${amount(atLeast, atMost)}${together} ordered before ${formatClock(before)}`;
    }
    case 'near-enemy':
      return `${either(condition.of.map(objectName))}: at least ${condition.atLeast} placed close to the opponent’s start before ${formatClock(condition.before)}`;
    case 'order':
      return `The first ${either(condition.first.map(objectName))} order comes before any ${either(condition.then.map(objectName))} order`;
    case 'tier':
      return `Tier ${condition.tier} is ordered before ${formatClock(condition.before)}`;
    case 'expansion':
      return `An expansion is ordered before ${formatClock(condition.before)}`;
    case 'no-expansion':
      return `No expansion is ordered before ${formatClock(condition.before)}`;
  }
}

function amount(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === 0 ? 'none' : `at most ${atMost}`;
}

/** Joins alternatives: "a", "a or b", "a, b or c". */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}
