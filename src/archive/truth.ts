/** What the page about truth says of the archive: the audit of every published game. */
import { audit, type Audit } from '../audit/audit.ts';
import { oddities } from '../audit/oddities.ts';
import { checksOf } from './maps.ts';
import type { Archive, ArchivedGame } from './archive.ts';
import { once } from './once.ts';

export interface TruthFacts {
  audit: Audit;
  /** Games with something odd, in the order of the list of games. */
  odd: { game: ArchivedGame; notes: string[] }[];
}

/** Audits an archive. */
export const truthOf = once((archive: Archive): TruthFacts => {
  const { games, gameOf } = archive;
  const checks = checksOf(archive);
  const found = audit(
    games.map((game) => ({ file: game.replayId, game: game.decoded, places: checks.get(game) })),
  );
  return { audit: found, odd: oddities(found).map(({ file, notes }) => ({ game: gameOf(file), notes })) };
});
