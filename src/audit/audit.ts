/**
 * The audit: what a set of recordings says about the reader and about itself. Every number can be computed
 * again from the recordings, and everything odd is listed with its file.
 */
import type { Game } from '../replay/game.ts';
import { auditBirths, gameBirths, type BirthAudit, type GameBirths } from './births.ts';
import { auditCounts, countGame, type CountAudit, type GameCounts } from './counts.ts';
import { examine, type Examined } from './examine.ts';
import { auditMerging, type MergeAudit } from './merging.ts';
import { auditObjects, type ObjectAudit } from './objects.ts';
import { auditPeople, type PeopleAudit } from './people.ts';
import { auditPlaces, type PlacesAudit, type PlacesCheck } from './places.ts';
import { auditPrerequisites, type PrerequisiteAudit } from './prerequisites.ts';
import { auditClock, auditReading, type ClockAudit, type ReadingAudit } from './reading.ts';
import { auditTiers, type TierAudit } from './tiers.ts';
import { auditTimings, type TimingAudit } from './timings.ts';

/** What takes longest to find in a game. Plain JSON, so that a build can keep it. */
export interface GameFindings {
  births: GameBirths;
  counts: GameCounts;
}

/** Looks at births and counts of one game. */
export const findingsOf = (examined: Examined): GameFindings => ({
  births: gameBirths(examined.game),
  counts: countGame(examined),
});

/**
 * A game and what to call it, with its places where its orders have any, and what was found in it where that is known; or why a
 * file gave none.
 */
export type AuditInput = { file: string } & (
  { game: Game; places?: PlacesCheck | undefined; findings?: GameFindings } | { failure: string }
);

/** Plain JSON. */
export interface Audit {
  reading: ReadingAudit;
  clock: ClockAudit;
  tiers: TierAudit;
  timings: TimingAudit;
  objects: ObjectAudit;
  people: PeopleAudit;
  prerequisites: PrerequisiteAudit;
  merging: MergeAudit;
  births: BirthAudit;
  counts: CountAudit;
  places: PlacesAudit;
}

/** Audits games; the result depends on nothing else and keeps their order. */
export function audit(inputs: readonly AuditInput[]): Audit {
  const games = inputs.flatMap((input) => {
    if (!('game' in input)) return [];
    const examined = examine(input.file, input.game);
    return [{ ...examined, ...(input.findings ?? findingsOf(examined)) }];
  });
  const failed = inputs.flatMap((input) => ('failure' in input ? [input] : []));
  return {
    reading: auditReading(games, failed),
    clock: auditClock(games),
    tiers: auditTiers(games),
    timings: auditTimings(games),
    objects: auditObjects(games),
    people: auditPeople(games),
    prerequisites: auditPrerequisites(games),
    merging: auditMerging(games),
    births: auditBirths(games),
    counts: auditCounts(games),
    places: auditPlaces(inputs.flatMap((input) => ('places' in input && input.places) || [])),
  };
}
