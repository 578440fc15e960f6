/** What the page about truth says of the archive: the audit of every published game. */
import { audit, findingsOf, type Audit } from '../audit/audit.ts';
import { oddities } from '../audit/oddities.ts';
import { auditLevels, type LevelAudit } from '../audit/levels.ts';
import type { MapAudit } from '../audit/maps.ts';
import { mapAuditOf } from './map-files.ts';
import { onMap } from './games-on-map.ts';
import { checksOf } from './maps.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { once } from './once.ts';
import { tierOrder, type TierOrder } from './tier-order.ts';

export interface TruthFacts {
  audit: Audit;
  /** Games with something odd, in the order of the list of games. */
  odd: { game: ArchivedGame; notes: string[] }[];
  /** How far the tier times of the API keep the order of the orders, for tier 2 and 3. */
  tiers: readonly [TierOrder, TierOrder];
  /** What map files explain of the games’ orders, and how far hero levels can be trusted. */
  maps: MapAudit;
  levels: LevelAudit;
}

/** Audits an archive. */
export const truthOf = once((archive: Archive): TruthFacts => {
  const { games, gameOf } = archive;
  const checks = checksOf(archive);
  const findings = audit(
    games.map((game) => ({
      file: game.replayId,
      places: checks.get(game),
      findings: archive.remember('findings', game.kept, [], () => findingsOf(game.decoded)),
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

/** The lists of that page as a file, whole where the page has no room for them. It is part of no promise. */
export const auditDocument = ({ audit: { births }, odd, tiers, maps, levels }: TruthFacts) => ({
  odd: odd.map(({ game, notes }) => ({ replayId: game.replayId, notes })),
  turnedTiers: tiers.flatMap(({ turned }) =>
    turned.map(({ game, ...pair }) => ({ replayId: game.replayId, ...pair })),
  ),
  maps,
  levels,
  outOfOrder: births.outOfOrder.map(({ file, ...born }) => ({ replayId: file, ...born })),
});
