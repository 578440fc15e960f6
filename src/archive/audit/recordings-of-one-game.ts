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

/** Picks these facts of a game. */
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
export function compareRecordings(games: readonly { file: string; identity: GameIdentity }[]): {
  n: number;
  against: { file: string; slot: number; reason: string }[];
} {
  const groups = [...Map.groupBy(games, ({ identity }) => identity.fingerprint).values()];
  const pairs = groups.flatMap(([first, ...others]) => others.map((other) => ({ first: first!, other })));
  return {
    n: pairs.length,
    against: pairs.flatMap(({ first, other }) =>
      contradictions(first.identity, other.identity).map((found) => ({ file: other.file, ...found })),
    ),
  };
}

/** What two recordings contradict each other about; slot 0 stands for the whole game. */
function contradictions(first: GameIdentity, other: GameIdentity): { slot: number; reason: string }[] {
  const winnersDiffer = first.winner !== null && other.winner !== null && first.winner !== other.winner;
  return [
    ...(winnersDiffer ? [{ slot: 0, reason: 'two winners' }] : []),
    ...other.players.flatMap(({ slot, heroes }) => {
      const player = first.players.find((candidate) => candidate.slot === slot);
      if (!player) return [{ slot, reason: 'another player' }];
      return sharesPrefix(player.heroes, heroes)
        ? []
        : [{ slot, reason: `heroes ${heroes.join(', ')}, in the other ${player.heroes.join(', ')}` }];
    }),
  ];
}

/** Whether one list begins with the other. */
const sharesPrefix = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((item, index) => index >= b.length || item === b[index]);
