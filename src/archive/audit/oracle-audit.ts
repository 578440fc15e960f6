/** Combines the answers of all oracles about many games, in full and in short. */
import { ORACLES, type GameOracles, type Oracle } from './oracle.ts';
import type { AuditPlace } from './place.ts';
import { compareTwice, type GameIdentity } from './twice.ts';

/** The answers of all oracles about a list of games. */
export type OracleAudit = Record<Oracle, { n: number; against: (AuditPlace & { reason: string })[] }>;

/** Combines the answers about games, and compares different recordings of the same game. */
export function auditOracles(
  games: readonly { file: string; oracles: GameOracles; identity: GameIdentity }[],
): OracleAudit {
  const once = Object.keys(ORACLES).filter((oracle): oracle is keyof GameOracles => oracle !== 'twice');
  const answers = once.map((oracle) => [
    oracle,
    {
      n: games.reduce((sum, { oracles }) => sum + oracles[oracle].n, 0),
      against: games.flatMap(({ file, oracles }) => oracles[oracle].against.map((odd) => ({ file, ...odd }))),
    },
  ]);
  return Object.fromEntries([...answers, ['twice', compareTwice(games)]]) as OracleAudit;
}

/** Summarizes the contradictions in a set of recordings, without file names, in the format of `recordings.json`. */
export const oraclesInShort = ({
  reading,
  oracles,
}: {
  reading: { decoded: number };
  oracles: OracleAudit;
}) => ({
  games: reading.decoded,
  oracles: Object.fromEntries(
    Object.entries(oracles).map(([oracle, { n, against }]) => [
      oracle,
      { n, against: against.map(({ reason }) => reason).sort() },
    ]),
  ) as Record<Oracle, { n: number; against: string[] }>,
});
