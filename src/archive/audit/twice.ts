/** Compares two recordings of one game, for example from both players: their facts must agree. */
import { inferWinner } from '../../game/derive/winner.ts';
import { fingerprint } from '../../game/identity.ts';
import type { Examined } from './examine.ts';

/** The identity of a game, and the facts that its other recordings must share. Plain JSON. */
export interface GameIdentity {
  fingerprint: string;
  winner: number | null;
  players: { slot: number; heroes: string[] }[];
}

export function identityOf({ game, players }: Examined): GameIdentity {
  return {
    fingerprint: fingerprint(game),
    winner: inferWinner(game)?.team ?? null,
    players: players.map(({ player: { slot }, facts: { heroes } }) => ({
      slot,
      heroes: heroes.map(({ id }) => id),
    })),
  };
}

/**
 * Compares every recording with the first one of its game. A shorter recording may have fewer heroes, but no different
 * ones.
 */
export function compareTwice(games: readonly { file: string; identity: GameIdentity }[]) {
  const groups = [...Map.groupBy(games, ({ identity }) => identity.fingerprint).values()];
  const pairs = groups.flatMap(([first, ...others]) => others.map((other) => ({ first: first!, other })));
  return {
    n: pairs.length,
    against: pairs.flatMap(({ first, other }) =>
      contradictions(first.identity, other.identity).map((odd) => ({ file: other.file, ...odd })),
    ),
  };
}

function contradictions(first: GameIdentity, other: GameIdentity): { slot: number; reason: string }[] {
  const winners = first.winner !== null && other.winner !== null && first.winner !== other.winner;
  return [
    ...(winners ? [{ slot: 0, reason: 'two winners' }] : []),
    ...other.players.flatMap(({ slot, heroes }) => {
      const same = first.players.find((player) => player.slot === slot);
      if (!same) return [{ slot, reason: 'another player' }];
      const begun = same.heroes.slice(0, heroes.length).join() === heroes.slice(0, same.heroes.length).join();
      return begun
        ? []
        : [{ slot, reason: `heroes ${heroes.join(', ')}, in the other ${same.heroes.join(', ')}` }];
    }),
  ];
}
