/** Who played what, and who won: what may stay unknown. */
import { WINNER_BASES, inferWinner, type WinnerBasis } from '../replay/derive/winner.ts';
import { atPlayers, type Examined, type Place } from './examine.ts';

export interface PeopleAudit {
  players: number;
  /** Players whose race no order and no selection tells. */
  raceUnknown: Place[];
  /** Games whose winner follows from each basis, and those where none does. */
  winners: Record<WinnerBasis, number>;
  withoutWinner: string[];
  heroes: number;
  /** Heroes that learned skills and whose order is missing. */
  heroesWithoutOrder: (Place & { id: string })[];
}

/** Looks at players, winners and heroes. */
export function auditPeople(games: readonly Examined[]): PeopleAudit {
  const winners = games.map(({ file, game }) => ({ file, basis: inferWinner(game)?.basis }));
  const heroes = atPlayers(games, ({ facts }) => facts.heroes);
  return {
    players: atPlayers(games, () => [{}]).length,
    raceUnknown: atPlayers(games, ({ player }) => (player.race ? [] : [{}])),
    winners: Object.fromEntries(
      Object.keys(WINNER_BASES).map((basis) => [
        basis,
        winners.filter((winner) => winner.basis === basis).length,
      ]),
    ) as Record<WinnerBasis, number>,
    withoutWinner: winners.filter(({ basis }) => !basis).map(({ file }) => file),
    heroes: heroes.length,
    heroesWithoutOrder: heroes
      .filter(({ orderedMs }) => orderedMs === null)
      .map(({ file, slot, id }) => ({ file, slot, id })),
  };
}
