import type { GamePlayer } from '../game.ts';
import { bySide } from '../sides.ts';
import type { Race } from '../summary.ts';

/** English names of the races, in the order the contract lists them. */
export const RACE_NAMES: Readonly<Record<Race, string>> = {
  H: 'Human',
  O: 'Orc',
  E: 'Night Elf',
  U: 'Undead',
};

/**
 * Two race letters in alphabetical order joined by `v`, such as "EvU". Null unless exactly two people with a
 * known race play; computers do not count.
 */
export function matchup(players: readonly Pick<GamePlayer, 'race' | 'kind'>[]): string | null {
  const races = players.flatMap(({ kind, race }) => (kind === 'human' && race ? [race] : []));
  return races.length === 2 ? races.sort().join('v') : null;
}

/** A matchup in words: "Night Elf vs Orc". A letter that stands for no race stays as it is. */
export const matchupName = (matchup: string): string =>
  matchup
    .split('v')
    .map((race) => (RACE_NAMES as Readonly<Record<string, string>>)[race] ?? race)
    .join(' vs ');

/** The races of a matchup. Throws for what is no matchup. */
export function racesOf(matchup: string): [Race, Race] {
  const [first, other] = matchup.split('v');
  if (!isRace(first) || !isRace(other)) throw new Error(`"${matchup}" is no matchup.`);
  return [first, other];
}

/** The race that one of a matchup plays against; the same in a mirror. Throws for what is no matchup. */
export function against(matchup: string, race: Race): Race {
  const [first, other] = racesOf(matchup);
  return first === race ? other : first;
}

const isRace = (letter: string | undefined): letter is Race => letter !== undefined && letter in RACE_NAMES;

/** Sizes of the sides, such as "1v1" or "2v2"; "FFA" when three or more play alone. */
export function sides(players: readonly Pick<GamePlayer, 'team'>[]): string {
  const counts = bySide(players)
    .map(({ length }) => length)
    .sort((a, b) => a - b);
  return counts.length > 2 && counts.every((count) => count === 1) ? 'FFA' : counts.join('v');
}

/** A matchup as people write it, in any case and order and with N for Night Elf; null for what is none. */
export function writtenMatchup(text: string): string | null {
  const [, first, other] = /^([hoeun])v([hoeun])$/.exec(text.toLowerCase()) ?? [];
  if (first === undefined || other === undefined) return null;
  return [first, other]
    .map((letter) => (letter === 'n' ? 'E' : letter.toUpperCase()))
    .sort()
    .join('v');
}
