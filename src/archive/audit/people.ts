/** Counts players, winners and heroes, and lists those that aren't known. */
import { WINNER_BASES, type WinnerBasis } from '../../game/derive/winner.ts';
import type { Race } from '../../game/races.ts';
import type { ExaminedPlayer } from './examine.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';

export interface PeopleAudit {
  players: number;
  /** Players with an unknown race, because no order and no selection shows it. */
  raceUnknown: AuditPlace[];
  /** Number of games for each basis of the winner, and games without a known winner. */
  winners: Record<WinnerBasis, number>;
  withoutWinner: string[];
  heroes: number;
  /** Heroes that learned skills but have no recorded order. */
  heroesWithoutOrder: (AuditPlace & { id: string })[];
}

/** A player's race and heroes, with each hero's order time in ms of game time. */
export interface KnownPerson {
  race: Race | null;
  heroes: { id: string; orderedMs: number | null }[];
}

/** What this audit needs of a player. */
export const toKnownPerson = ({ player, facts }: ExaminedPlayer): KnownPerson => ({
  race: player.race,
  heroes: facts.heroes.map(({ id, orderedMs }) => ({ id, orderedMs })),
});

/** Checks players, winners and heroes. */
export function auditPeople(games: AtPlayers<KnownPerson, { winner: WinnerBasis | null }>): PeopleAudit {
  const heroes = atPlayers(games, (player) => player.heroes);
  return {
    players: games.reduce((sum, { players }) => sum + players.length, 0),
    raceUnknown: atPlayers(games, ({ race }) => (race ? [] : [{}])),
    winners: Object.fromEntries(
      Object.keys(WINNER_BASES).map((basis) => [
        basis,
        games.filter(({ winner }) => winner === basis).length,
      ]),
    ) as Record<WinnerBasis, number>,
    withoutWinner: games.filter(({ winner }) => !winner).map(({ file }) => file),
    heroes: heroes.length,
    heroesWithoutOrder: heroes
      .filter(({ orderedMs }) => orderedMs === null)
      .map(({ file, slot, id }) => ({ file, slot, id })),
  };
}
