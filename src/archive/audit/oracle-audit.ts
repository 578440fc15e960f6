/** Combines the answers of all oracles about many games, in full and in short. */
import { ORACLES, type GameOracles, type Oracle, type OracleAnswer, type PlaceOracles } from './oracle.ts';
import type { AuditPlace } from './place.ts';
import { compareRecordings, type GameIdentity } from './recordings-of-one-game.ts';

/** The answers of all oracles about a list of games. */
export type OracleAudit = Record<Oracle, { n: number; against: (AuditPlace & { reason: string })[] }>;

/** Combines the answers about games, those about their places too, and compares recordings of the same game. */
export function auditOracles(
  games: readonly { file: string; oracles: GameOracles; identity: GameIdentity }[],
  onMap: readonly { file: string; oracles: PlaceOracles }[],
): OracleAudit {
  const asked: readonly { file: string; oracles: Partial<Record<Oracle, OracleAnswer>> }[] = [
    ...games,
    ...onMap,
  ];
  const answers = (Object.keys(ORACLES) as Oracle[]).map((oracle) => {
    const ofGames = asked.flatMap(({ file, oracles }) => {
      const given = oracles[oracle];
      return given ? [{ file, ...given }] : [];
    });
    return [
      oracle,
      {
        n: ofGames.reduce((sum, { n }) => sum + n, 0),
        against: ofGames.flatMap(({ file, against }) => against.map((odd) => ({ file, ...odd }))),
      },
    ];
  });
  return Object.fromEntries([...answers, ['twice', compareRecordings(games)]]) as OracleAudit;
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
