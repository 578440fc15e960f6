import type { AnalysedPlayer } from '../../game/analysis.ts';
import { groupBy, type Appearance } from './appearances.ts';
import type { Person } from './roster.ts';

/**
 * Wins and losses. `games` is the sum of the other three fields. It can be larger than wins plus losses, because many
 * recordings don't show the winner.
 */
export interface WinRecord {
  games: number;
  won: number;
  lost: number;
  unknown: number;
}

/** Adds up the results of the given players. */
export function recordOf(players: readonly Pick<AnalysedPlayer, 'result'>[]): WinRecord {
  const count = (result: AnalysedPlayer['result']) =>
    players.filter((player) => player.result === result).length;
  return { games: players.length, won: count('won'), lost: count('lost'), unknown: count(null) };
}

/** The wins and losses in these appearances. */
export const recordIn = (appearances: readonly Appearance[]): WinRecord =>
  recordOf(appearances.map(({ player }) => player));

/**
 * Number of pairs in which the first person has won more games than the second, and number of pairs in which the first
 * has won fewer. Even pairs don't count.
 */
export function pairRecord(appearances: readonly Appearance[]): Pick<WinRecord, 'won' | 'lost'> {
  const pairs = groupBy(appearances, ({ person, opponent }) =>
    person && opponent?.person ? `${person.key} ${opponent.person.key}` : null,
  );
  const ends = [...pairs.values()].map((games) => {
    const { won, lost } = recordIn(games);
    return won - lost;
  });
  return { won: ends.filter((end) => end > 0).length, lost: ends.filter((end) => end < 0).length };
}

/** One person's games against another person. */
export interface HeadToHead {
  opponent: Person;
  record: WinRecord;
  games: Appearance[];
}

/**
 * Records against each opponent, most games first. Only 1v1 games count, because in a team game, players don't beat a
 * single opponent.
 */
export function headToHead(appearances: readonly Appearance[]): HeadToHead[] {
  return [...groupBy(appearances, ({ opponent }) => opponent?.person).entries()]
    .map(([opponent, games]) => ({ opponent, games, record: recordIn(games) }))
    .sort((a, b) => b.record.games - a.record.games || (a.opponent.slug < b.opponent.slug ? -1 : 1));
}
