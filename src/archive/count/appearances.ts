/** Games as statistics count them, and each player of each game as one appearance. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { Race } from '../../game/summary.ts';
import type { Person, Roster } from './roster.ts';
import { isDuel } from '../../game/sides.ts';

/** A game with what its recording does not tell. */
export interface PlacedGame {
  game: GameAnalysis;
  /** Id of the event it was played at; null when nothing says so. */
  eventId: string | null;
  /** Name that the file of the recording had. */
  fileName: string;
  /** When it came into the archive, ISO 8601 in UTC, where something says so. */
  added?: string | null;
}

/** One person in one game. */
export interface Appearance {
  placed: PlacedGame;
  player: AnalysedPlayer;
  /** Null for a player whose name is blank, who can still be counted. */
  person: Person | null;
  /** The other side of a game of one against one; null in every other game. */
  opponent: { player: AnalysedPlayer; person: Person | null } | null;
}

/** Every human player of every game. Computers are not counted anywhere. */
export const appearances = (games: readonly PlacedGame[], roster: Roster): Appearance[] =>
  games.flatMap((placed) => {
    const people = placed.game.players.filter(({ kind }) => kind === 'human');
    return people.map((player): Appearance => {
      const other = isDuel(placed.game) ? people.find(({ slot }) => slot !== player.slot) : undefined;
      const opponent = other ? { player: other, person: roster.personOf(other) } : null;
      return { placed, player, person: roster.personOf(player), opponent };
    });
  });

/** The games of appearances, each once, in their order. */
export const gamesOf = (group: readonly Appearance[]): PlacedGame[] => [
  ...new Set(group.map(({ placed }) => placed)),
];

/** Groups by a key; what has no key is in no group. */
export function groupBy<T, K>(items: readonly T[], key: (item: T) => K | null | undefined): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const groupKey = key(item);
    if (groupKey == null) continue;
    const group = groups.get(groupKey);
    if (group) group.push(item);
    else groups.set(groupKey, [item]);
  }
  return groups;
}

/** Appearances by the race that was played; those of an unknown race are in no group. */
export const byRace = (group: readonly Appearance[]): Map<Race, Appearance[]> =>
  groupBy(group, ({ player }) => player.race);
