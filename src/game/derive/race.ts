/** Names of races and matchups, and the race that a Random player got. */
import type { GamePlayer } from '../game.ts';
import { bySide } from '../sides.ts';
import type { Race } from '../races.ts';

/** English names of the races, in the contract's order. */
export const RACE_NAMES: Readonly<Record<Race, string>> = {
  H: 'Human',
  O: 'Orc',
  E: 'Night Elf',
  U: 'Undead',
};

/**
 * Two race letters in alphabetical order joined by `v`, such as "EvU". Null unless exactly two human players with
 * known races play; computers don't count.
 */
export function matchup(players: readonly Pick<GamePlayer, 'race' | 'kind'>[]): string | null {
  const races = players.flatMap(({ kind, race }) => (kind === 'human' && race ? [race] : []));
  return races.length === 2 ? matchupOf(races[0]!, races[1]!) : null;
}

/** The matchup of two race letters, whichever comes first: "EvU". */
export const matchupOf = (race: string, other: string): string => [race, other].sort().join('v');

/** Spells out a matchup: "Night Elf vs Orc". Unknown letters are kept. */
export const matchupName = (matchup: string): string =>
  matchup
    .split('v')
    .map((race) => (RACE_NAMES as Readonly<Record<string, string>>)[race] ?? race)
    .join(' vs ');

/** The two races of a matchup. Throws if it is not a matchup. */
export function racesOf(matchup: string): [Race, Race] {
  const [first, other] = matchup.split('v');
  if (!isRace(first) || !isRace(other)) throw new Error(`"${matchup}" is not a matchup.`);
  return [first, other];
}

/** The opposing race in a matchup; the same race in a mirror. Throws if it is not a matchup. */
export function against(matchup: string, race: Race): Race {
  const [first, other] = racesOf(matchup);
  return first === race ? other : first;
}

const isRace = (letter: string | undefined): letter is Race => letter !== undefined && letter in RACE_NAMES;

/** Sizes of the sides, such as "1v1" or "2v2"; "FFA" if three or more play without allies. */
export function sides(players: readonly Pick<GamePlayer, 'team'>[]): string {
  const counts = bySide(players)
    .map(({ length }) => length)
    .sort((a, b) => a - b);
  return counts.length > 2 && counts.every((count) => count === 1) ? 'FFA' : counts.join('v');
}

/** Parses a matchup as people write it, in any case and order, with N for Night Elf; null if it is not one. */
export function parseMatchup(text: string): string | null {
  const [, first, other] = /^([hoeun])v([hoeun])$/.exec(text.toLowerCase()) ?? [];
  if (first === undefined || other === undefined) return null;
  const toRace = (letter: string) => (letter === 'n' ? 'E' : letter.toUpperCase());
  return matchupOf(toRace(first), toRace(other));
}
