/** Identifies players in different games as the same people by their recorded names. */
import type { KnownPlayer } from '../corpus/players.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { handle } from '../../game/handle.ts';
import { assignSlugs } from './slugs.ts';

/** A person with several known names. */
export type AliasedPlayer = Pick<KnownPlayer, 'name' | 'aliases'>;

/** Somebody who played, under one name or several. */
export interface Person {
  /** Unique key of a person; not for display. */
  key: string;
  /** Display name. */
  name: string;
  /** The part of the person's page address that identifies them. */
  slug: string;
  /** All recorded names of the person, sorted. */
  recorded: string[];
}

export interface Roster {
  /** Sorted by slug. */
  people: Person[];
  /** Null for computers and players whose name names nobody. */
  personOf: (player: AnalysedPlayer) => Person | null;
  /**
   * Name for lists: the person's name, or otherwise the recorded one. A BattleTag number follows only if it is needed
   * to tell two people apart.
   */
  nameOf: (player: AnalysedPlayer) => string;
}

/**
 * All players in the given games. Two players are the same person if their recorded names are equal or `known` lists
 * both. Similar names stay separate, even if they differ only in the BattleTag number, because they belong to different
 * accounts.
 */
export function rosterOf(games: readonly GameAnalysis[], knownPlayers: readonly AliasedPlayer[]): Roster {
  const named = new Map(
    knownPlayers.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name] as const)),
  );
  const persons = new Map<string, { name: string; recorded: Set<string> }>();
  const keys = new Map<string, string>();
  for (const player of games.flatMap(({ players }) => players)) {
    if (!isSomebody(player)) continue;
    const canonical = named.get(player.name);
    const key = canonical === undefined ? `recorded ${player.name}` : `known ${canonical}`;
    const person = persons.get(key) ?? { name: canonical ?? plainName(player), recorded: new Set() };
    person.recorded.add(player.name);
    persons.set(key, person);
    keys.set(player.name, key);
  }
  const slugs = assignSlugs([...persons].map(([key, { name }]) => ({ key, name })));
  const people = [...persons]
    .map(([key, { name, recorded }]): Person => ({
      key,
      name,
      slug: slugs.get(key)!,
      recorded: [...recorded].sort(),
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const byKey = new Map(people.map((person) => [person.key, person]));
  const personOf = (player: AnalysedPlayer) =>
    isSomebody(player) ? (byKey.get(keys.get(player.name) ?? '') ?? null) : null;
  const namesakes = Map.groupBy(people, ({ name }) => name);
  return {
    people,
    personOf,
    nameOf: (player) => {
      const person = personOf(player);
      if (!person) return player.handle;
      const [number = ''] = /#\d+$/.exec(person.recorded[0] ?? '') ?? [];
      return namesakes.get(person.name)!.length > 1 ? person.name + number : person.name;
    },
  };
}

const isSomebody = (player: AnalysedPlayer): player is AnalysedPlayer & { name: string } =>
  player.kind === 'human' && player.name !== null && player.name.trim() !== '' && !isFiller(player.name);

/** The name without a BattleTag number, which a handle has if the game has two people of that name. */
const plainName = ({ name, slot }: AnalysedPlayer): string => handle({ name, slot: Number(slot) });

/** What people type to fill the field for the name: counted digits, or one character again and again. */
export const isFiller = (name: string): boolean =>
  name.length >= SHORTEST_FILLER && ('123456789012345'.startsWith(name) || /^(.)\1*$/u.test(name));
/** Minimum characters: shorter ones may be names. */
const SHORTEST_FILLER = 8;
