/** Combines the games on a map: where fights happen, which camps come first, where players expand. */
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { Race } from '../../game/races.ts';
import type { MapEntry } from './entry.ts';
import { gather, type Gathered } from '../ground/groups.ts';
import { imageOf } from '../ground/symmetry.ts';
import type { ToldGame } from '../story-schema.ts';

/** Fights within this distance (about half a screen) are at one place. */
const FIGHT_REACH = 1100;
/**
 * Camps from different games count as one camp if they are this close to each other, as in the map's entry.
 */
const CAMP_REACH = 700;
/** Halls within this distance are at the same place; two gold mines are never this close. */
const HALL_REACH = 900;
/** Number of camps counted per player, which make up a route. */
const FIRST_CAMPS = 3;

/** An action of a player at a place. */
export interface Deed {
  at: Point;
  ms: number;
  /** Race of the player; null if unknown, and for fights. */
  race: Race | null;
}

/** A visit to one of a player's first camps. */
interface Visit extends Deed {
  /** 0 for the player's first camp, 1 for the next. */
  turn: number;
}

/** The first visits of one player. */
interface PlayerRoute {
  visits: readonly Visit[];
  won: boolean;
  decided: boolean;
}

/** The first camps of a player, by number. */
interface Route {
  race: Race | null;
  camps: readonly number[];
  players: number;
  /** How many of these players won, and how many have a known result. */
  won: number;
  decided: number;
}

/** What players of all games did on a map. */
export interface MapUse {
  /** Number of games included. */
  games: number;
  /** Places of fights, most fights first. */
  fights: readonly Gathered<Deed>[];
  /** First camps of players, most visits first; numbered from 1. */
  camps: readonly Gathered<Visit>[];
  routes: readonly Route[];
  /** Places of town halls ordered after the first, most frequent first. */
  expansions: readonly Gathered<Deed>[];
}

/** A game on the map, and its players' races by lobby slot. */
export interface GameHere {
  chronicle: ToldGame;
  races: ReadonlyMap<number, Race | null>;
  /** Lobby slots of the winners, and of all players with a known result. */
  won: ReadonlySet<number>;
  decided: ReadonlySet<number>;
}

/** Combines what happened on a map over several games. */
export function mapUse(entry: MapEntry, games: readonly GameHere[]): MapUse {
  const players = games.flatMap((game) => routesOf(entry, game));
  const camps = mostFirst(
    gather(
      players.flatMap(({ visits }) => visits),
      CAMP_REACH,
    ),
  );
  const numbers = new Map(
    camps.flatMap(({ members }, index) => members.map((visit) => [visit, index + 1] as const)),
  );
  return {
    games: games.length,
    fights: mostFirst(
      gather(
        games.flatMap(({ chronicle }) =>
          chronicle.fights.map(({ at, startMs }): Deed => ({ at, ms: startMs, race: null })),
        ),
        FIGHT_REACH,
      ),
    ),
    camps,
    routes: countRoutes(
      players.map((player) => ({ ...player, camps: player.visits.map((visit) => numbers.get(visit)!) })),
    ),
    expansions: mostFirst(
      gather(
        games.flatMap(({ chronicle, races }) =>
          (chronicle.places?.halls ?? []).flatMap(({ slot, ms, at, cancelled }): Deed[] =>
            cancelled ? [] : [{ at, ms, race: races.get(slot) ?? null }],
          ),
        ),
        HALL_REACH,
      ),
    ),
  };
}

/**
 * Each player's first camps, by time. If a map with two starts is symmetric, camps of players at the second start are
 * mapped to the first.
 */
function routesOf(entry: MapEntry, { chronicle: { places }, races, won, decided }: GameHere): PlayerRoute[] {
  const bySlot = Map.groupBy(places?.camps ?? [], ({ slot }) => slot);
  return [...bySlot].map(([slot, visits]) => {
    const start = places?.starts.find((candidate) => candidate.slot === slot);
    const symmetry = start && isSecondStart(entry, start.at) ? entry.symmetry : null;
    // A camp that the player first raided may stand in the creep route twice.
    const isFirst = ({ at, camp }: (typeof visits)[number], index: number) =>
      !visits
        .slice(0, index)
        .some((before) =>
          camp && before.camp ? before.camp.number === camp.number : distance(before.at, at) <= CAMP_REACH,
        );
    const camps = visits.filter(isFirst).slice(0, FIRST_CAMPS);
    const first = camps.map(({ at, startMs }, turn) => ({
      at: symmetry ? imageOf(symmetry, at) : at,
      ms: startMs,
      race: races.get(slot) ?? null,
      turn,
    }));
    return { visits: first, won: won.has(slot), decided: decided.has(slot) };
  });
}

/** Whether a base is nearer to the second start of a map than to the first. */
function isSecondStart({ starts: [first, second, further] }: MapEntry, point: Point): boolean {
  if (!first || !second || further) return false;
  return distance([second.x, second.y], point) < distance([first.x, first.y], point);
}

/** Counts players of a race with the same camps in the same order. */
function countRoutes(players: readonly (PlayerRoute & { camps: readonly number[] })[]): Route[] {
  const whole = players.filter(({ camps }) => new Set(camps).size === FIRST_CAMPS);
  const byRoute = Map.groupBy(whole, ({ visits, camps }) => `${visits[0]?.race} ${camps.join()}`);
  return [...byRoute.values()]
    .map((group) => ({
      race: group[0]!.visits[0]!.race,
      camps: group[0]!.camps,
      players: group.length,
      won: group.filter((player) => player.won).length,
      decided: group.filter((player) => player.decided).length,
    }))
    .sort((a, b) => b.players - a.players || (a.camps.join() < b.camps.join() ? -1 : 1));
}

const mostFirst = <T extends Deed>(places: readonly Gathered<T>[]): Gathered<T>[] =>
  places.toSorted((a, b) => b.members.length - a.members.length || a.at[0] - b.at[0] || a.at[1] - b.at[1]);
