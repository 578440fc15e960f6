/** Who is who: players of different games joined to one person by the names they are recorded under. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { assignSlugs } from './slugs.ts';

/** A person of whom it is known that several recorded names are theirs. */
export interface AliasedPlayer {
  name: string;
  /** Names exactly as recorded. */
  aliases: readonly string[];
}

export interface Person {
  /** Tells one person from another; not for showing. */
  key: string;
  /** Name for people. */
  name: string;
  /** Part of the address of their page. */
  slug: string;
  /** All names they are recorded under, sorted. */
  recorded: string[];
}

export interface Roster {
  /** Sorted by slug. */
  people: Person[];
  /** Null for computers and for players with a blank name. */
  personOf: (player: AnalysedPlayer) => Person | null;
  /** Name for lists: the person's, or else the handle. A BattleTag number stands behind it where only that parts two people. */
  nameOf: (player: AnalysedPlayer) => string;
}

/**
 * Everybody who plays in the given games. Two players are one person when their recorded names are equal, or
 * when `known` lists both names for one person. Names that merely look alike stay apart, also those that
 * differ in the number of a BattleTag only: these are different accounts.
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
    const person = persons.get(key) ?? { name: canonical ?? player.handle, recorded: new Set() };
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
  player.kind === 'human' && player.name !== null && player.name.trim() !== '';
