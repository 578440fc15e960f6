/** Sentences of key moments. `where` is a place in words, such as "near the north mine". */
import { formatClock } from '../../clock.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Adds the article to a name: "an Ancient Protector". */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/** A sentence for each kind of moment, without its time and its full stop. */
export const MOMENT_WORDS = {
  hero: (player: string, hero: string, index: number): string =>
    `${player} orders the ${hero}, ${ORDINALS[index] ?? 'another'} hero`,
  revival: (player: string, hero: string, againMs: number | null = null, byAlly = false): string =>
    (byAlly
      ? `An ally orders the revival of ${player}’s ${hero}`
      : `${player} orders the ${hero}’s revival`) +
    ', so it had died' +
    (againMs === null ? '' : `; orders it again at ${formatClock(againMs)}`),
  tier: (player: string, hall: string, tier: number): string => `${player} orders the ${hall}, tier ${tier}`,
  unit: (player: string, unit: string): string => `${player} orders the first ${unit}`,
  seenCreeping: (player: string, near: string): string => `${player} is first seen creeping ${near}`,
  raid: (player: string, target: string, other: string | undefined): string =>
    `${player} attacks ${target} while ${other} is creeping there`,
  /** `isLater` if a worker was right-clicked at an enemy before. */
  contact: (player: string, where: string, isLater: boolean): string =>
    `${player} gives the first attack order${isLater ? ' apart from workers’ right clicks' : ''}, ${where}`,
  item: (player: string | undefined, hero: string | null, errand: string): string =>
    `${player}’s ${hero ?? 'heroes'} ${hero === null ? 'are' : 'is'} sent ${errand}`,
};
