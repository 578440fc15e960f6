/** Games as statistics count them, and each player of each game as an appearance. */
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import type { Race } from '../../game/races.ts';
import type { Person, Roster } from './roster.ts';
import { isDuel } from '../../game/sides.ts';

/** A game with facts from outside its recording. */
export interface PlacedGame {
  game: GameAnalysis;
  /** Id of the game's event; null if unknown. */
  eventId: string | null;
  /** Original name of the recording's file. */
  fileName: string;
  /** When the game was added to the archive, ISO 8601 in UTC, if known. */
  added?: string | null;
}

/** One person in one game. */
export interface Appearance {
  placed: PlacedGame;
  player: AnalysedPlayer;
  /** Null for a player with a blank name; the appearance still counts. */
  person: Person | null;
  /** The opponent in a 1v1 game; null in other games. */
  opponent: { player: AnalysedPlayer; person: Person | null } | null;
}

/** All human players in all games. Computers are never counted. */
export const appearances = (games: readonly PlacedGame[], roster: Roster): Appearance[] =>
  games.flatMap((placed) => {
    const people = placed.game.players.filter(({ kind }) => kind === 'human');
    return people.map((player): Appearance => {
      const other = isDuel(placed.game) ? people.find(({ slot }) => slot !== player.slot) : undefined;
      const opponent = other ? { player: other, person: roster.personOf(other) } : null;
      return { placed, player, person: roster.personOf(player), opponent };
    });
  });

/** The games of these appearances, in order and without duplicates. */
export const gamesOf = (group: readonly Appearance[]): PlacedGame[] => [
  ...new Set(group.map(({ placed }) => placed)),
];

/** Groups items by a key; skips items without a key. */
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

/** Groups appearances by race; skips unknown races. */
export const byRace = (group: readonly Appearance[]): Map<Race, Appearance[]> =>
  groupBy(group, ({ player }) => player.race);
