/** Data for the accuracy page: the audit of every published game. */
import { audit, findingsOf, type Audit } from '../audit/audit.ts';
import { oddities } from '../audit/oddities.ts';
import { auditLevels, type LevelAudit } from '../audit/levels.ts';
import { auditMaps, type MapAudit } from '../audit/maps.ts';
import { fileIn, gamesByFile, surveyIn } from './map-files.ts';
import { onMap } from './games-on-map.ts';
import { checksOf } from './maps.ts';
import { type Archive, type ArchivedGame, withOrders } from './archive.ts';
import { memoize } from './memoize.ts';
import { tierOrder, type TierOrder } from './tier-order.ts';

/** What the accuracy pages tell. */
export interface TruthFacts {
  audit: Audit;
  /** Games with oddities, in list order. */
  odd: { game: ArchivedGame; notes: string[] }[];
  /** For tier 2 and 3: whether the API's tier times keep the order of the upgrade orders. */
  tiers: readonly [TierOrder, TierOrder];
  /** How well map files explain the games’ orders, and how reliable hero levels are. */
  maps: MapAudit;
  levels: LevelAudit;
}

/** Audits an archive. */
export const truthOf = memoize((archive: Archive): TruthFacts => {
  const { games, gameOf } = archive;
  const checks = checksOf(archive);
  const findings = audit(
    games.map((game) => ({
      file: game.replayId,
      places: checks.get(game),
      oracles: onMap(archive, game).oracles,
      findings: archive.remember('findings', game.kept, [], () => findingsOf(withOrders(archive, game))),
    })),
  );
  return {
    audit: findings,
    odd: oddities(findings).map(({ file, notes }) => ({ game: gameOf(file), notes })),
    tiers: [tierOrder(games, 2), tierOrder(games, 3)],
    maps: mapAuditOf(archive),
    levels: auditLevels(games.flatMap((game) => onMap(archive, game).levelChecks)),
  };
});

/** Compares the map files with what their games show. */
const mapAuditOf = (archive: Archive): MapAudit =>
  auditMaps(
    [...gamesByFile(archive).values()].map((games) => ({
      name: games[0]!.analysis.map,
      games: games.length,
      map: fileIn(archive, games[0]!),
      creeps: games.flatMap((game) => surveyIn(archive, game)?.evidence.creeps ?? []),
    })),
  );

/**
 * The lists on the accuracy page as a file, which is complete where the page shortens them. Not covered by the API's
 * promise.
 */
export const auditDocument = ({ audit: { births }, odd, tiers, maps, levels }: TruthFacts) => ({
  odd: odd.map(({ game, notes }) => ({ replayId: game.replayId, notes })),
  turnedTiers: tiers.flatMap(({ reversed }) =>
    reversed.map(({ game, ...pair }) => ({ replayId: game.replayId, ...pair })),
  ),
  maps,
  levels,
  outOfOrder: births.outOfOrder.map(({ file, ...born }) => ({ replayId: file, ...born })),
});
