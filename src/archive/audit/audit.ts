/**
 * The audit: how well the reader reads a set of recordings, and what is odd about them. Every number can be
 * recomputed from the recordings, and every anomaly is listed with its file.
 */
import type { Game } from '../../game/game.ts';
import { inferWinner, type WinnerBasis } from '../../game/derive/winner.ts';
import { auditBirths, type BirthAudit, gameBirths, type GameBirths } from './births.ts';
import { auditCounts, type CountAudit, countGame, type GameCounts } from './counts.ts';
import { examine, type ExaminedPlayer } from './examine.ts';
import { auditMerging, type MergeAudit, mergingOf } from './merging.ts';
import { auditObjects, type ObjectAudit, objectsOf, type PlayerObjects } from './objects.ts';
import { auditOracles, type OracleAudit } from './oracle-audit.ts';
import type { GameOracles, PlaceOracles } from './oracle.ts';
import { askOracles } from './oracles.ts';
import { type GameIdentity, identityOf } from './recordings-of-one-game.ts';
import { auditPeople, toKnownPerson, type KnownPerson, type PeopleAudit } from './people.ts';
import { auditPlaces, type PlacesAudit, type PlacesCheck } from './places.ts';
import {
  auditPrerequisites,
  type PlayerPrerequisites,
  type PrerequisiteAudit,
  prerequisitesOf,
} from './prerequisites.ts';
import {
  auditClock,
  auditReading,
  type ClockAudit,
  type GameReading,
  type ReadingAudit,
  readingOf,
} from './reading.ts';
import { auditTiers, type SeenTier, type TierAudit, tiersOf } from './tiers.ts';
import { auditTimings, type PlayerTimings, type TimingAudit, timingsOf } from './timings.ts';

/** The findings of all topics in one game. Plain JSON, so that builds can cache it. */
export interface GameFindings {
  duel: boolean;
  reading: GameReading;
  winner: WinnerBasis | null;
  births: GameBirths;
  counts: GameCounts;
  oracles: GameOracles;
  identity: GameIdentity;
  players: PlayerFindings[];
}

interface PlayerFindings extends PlayerObjects, KnownPerson, PlayerPrerequisites {
  slot: number;
  tiers: SeenTier[];
  timings: PlayerTimings;
  merging: MergeAudit;
}

/** Examines one game. */
export function findingsOf(game: Game): GameFindings {
  const examined = examine(game);
  return {
    duel: examined.duel,
    reading: readingOf(game),
    winner: inferWinner(game)?.basis ?? null,
    births: gameBirths(game),
    counts: countGame(examined),
    oracles: askOracles(examined),
    identity: identityOf(examined),
    players: examined.players.map(findingsAt),
  };
}

const findingsAt = (examined: ExaminedPlayer): PlayerFindings => ({
  slot: examined.player.slot,
  ...objectsOf(examined),
  ...toKnownPerson(examined),
  ...prerequisitesOf(examined),
  tiers: tiersOf(examined),
  timings: timingsOf(examined),
  merging: mergingOf(examined),
});

/** What a game's orders on its map show. */
export interface OnMapFindings {
  places?: PlacesCheck | undefined;
  oracles?: PlaceOracles | undefined;
}

/**
 * A game's findings and display name, with its places if it has map orders; or the reason why its file yielded no game.
 */
export type AuditInput = { file: string } & (
  ({ findings: GameFindings } & OnMapFindings) | { failure: string }
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
  oracles: OracleAudit;
  places: PlacesAudit;
}

/** Combines the findings of games. The result depends only on these findings, and keeps their order. */
export function audit(inputs: readonly AuditInput[]): Audit {
  const games = inputs.flatMap((input) =>
    'findings' in input ? [{ file: input.file, ...input.findings }] : [],
  );
  const onMap = inputs.flatMap((input) =>
    'oracles' in input && input.oracles ? [{ file: input.file, oracles: input.oracles }] : [],
  );
  const failed = inputs.flatMap((input) => ('failure' in input ? [input] : []));
  return {
    reading: auditReading(games, failed),
    clock: auditClock(games),
    tiers: auditTiers(games),
    timings: auditTimings(games),
    objects: auditObjects(games),
    people: auditPeople(games),
    prerequisites: auditPrerequisites(games),
    merging: auditMerging(games.flatMap(({ players }) => players.map(({ merging }) => merging))),
    births: auditBirths(games),
    counts: auditCounts(games),
    oracles: auditOracles(games, onMap),
    places: auditPlaces(inputs.flatMap((input) => ('places' in input && input.places) || [])),
  };
}
