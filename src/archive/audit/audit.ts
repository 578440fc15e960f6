/**
 * The audit: how well the reader reads a set of recordings, and what is odd about them. Every number can be
 * recomputed from the recordings, and every anomaly is listed with its file.
 */
import type { Game } from '../../game/game.ts';
import { inferWinner, type WinnerBasis } from '../../game/derive/winner.ts';
import { intervals, ordersBySlot } from '../../game/derive/births/intervals.ts';
import { auditCounts, type CountAudit, countGame, type GameCounts } from './counts.ts';
import { examine, type ExaminedPlayer } from './examine.ts';
import { auditMerging, type MergeAudit, mergingOf } from './merging.ts';
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
import { sum } from './statistics.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';

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

/** Whether serials follow creation order, which all births and all counts of made objects rely on. */
interface BirthAudit {
  /** Objects that the recordings name by tag. */
  objects: number;
  /**
   * Objects that can't have existed as early as their serial says, because an object with a later serial was seen
   * before.
   */
  outOfOrder: { file: string; id: string; earliestMs: number; laterSeenMs: number }[];
}

/** The findings in one game. Plain JSON. */
interface GameBirths {
  objects: number;
  outOfOrder: Omit<BirthAudit['outOfOrder'][number], 'file'>[];
}

/** Checks every object with an earliest time from its orders. */
export function gameBirths(game: Game): GameBirths {
  const outOfOrder: GameBirths['outOfOrder'] = [];
  const born = intervals(game, ordersBySlot(game));
  let laterSeenMs = Infinity;
  for (const { id, earliest, object } of born.toReversed()) {
    if (id !== null && earliest > laterSeenMs) outOfOrder.push({ id, earliestMs: earliest, laterSeenMs });
    laterSeenMs = Math.min(laterSeenMs, object.seen[0]);
  }
  return { objects: born.length, outOfOrder };
}

/** Combines the findings of games. */
export const auditBirths = (games: readonly { file: string; births: GameBirths }[]): BirthAudit => ({
  objects: sum(games.map(({ births: { objects } }) => objects)),
  outOfOrder: games.flatMap(({ file, births: { outOfOrder } }) =>
    outOfOrder.map((birth) => ({ file, ...birth })),
  ),
});

/** Ordered objects that are missing from the table, or of other races. */
interface ObjectAudit {
  /** Ordered ids missing from our tables, from later patches and custom maps. Their ids serve as names. */
  unknown: { id: string; orders: number; files: string[] }[];
  /** Orders for objects of a race other than the player's, grouped by player. */
  foreign: (AuditPlace & { ids: string[]; orders: number })[];
}

/**
 * The findings for one player. `unknown` has the id of every order for an unknown object; `foreign` has at most one
 * entry, for orders of other races' objects.
 */
interface PlayerObjects {
  unknown: string[];
  foreign: { ids: string[]; orders: number }[];
}

/** Checks every id that a player ordered. */
const objectsOf = ({ unknown, facts: { foreign } }: ExaminedPlayer): PlayerObjects => ({
  unknown,
  foreign:
    foreign.length === 0
      ? []
      : [
          {
            ids: [...new Set(foreign.map(({ id }) => id))],
            orders: sum(foreign.map(({ presses }) => presses)),
          },
        ],
});

/** Combines the findings of games. */
function auditObjects(games: AtPlayers<PlayerObjects>): ObjectAudit {
  const unknown = atPlayers(games, (player) => player.unknown.map((id) => ({ id })));
  const byId = Map.groupBy(unknown, ({ id }) => id);
  return {
    unknown: [...byId]
      .map(([id, orders]) => ({
        id,
        orders: orders.length,
        files: [...new Set(orders.map(({ file }) => file))],
      }))
      .sort((a, b) => b.orders - a.orders || (a.id < b.id ? -1 : 1)),
    foreign: atPlayers(games, ({ foreign }) => foreign),
  };
}
