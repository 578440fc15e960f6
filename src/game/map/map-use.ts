/** What the games on one map have in common: where there is fighting, which camps come first, where players expand. */
import { distance, type Point } from '../derive/places/point.ts';
import type { Race } from '../summary.ts';
import type { MapEntry } from './entry.ts';
import { gather, type Gathered } from './gather.ts';
import { imageOf } from './symmetry.ts';
import type { ToldGame } from './story-schema.ts';

/** Fights this near to each other are at one place: about half a screen. */
const FIGHT_REACH = 1100;
/** Camps of several games are one within this, as in the entry of a map. */
const CAMP_REACH = 700;
/** A hall belongs to the place of another one within this; two gold mines never lie so close. */
const HALL_REACH = 900;
/** Camps of each player that are counted; so many make a route. */
const FIRST = 3;

/** Something that a player did at a place. */
export interface Deed {
  at: Point;
  ms: number;
  /** Race of the player; null where it is not known, and for fights. */
  race: Race | null;
}

/** A camp among the first that somebody went to. */
interface Visit extends Deed {
  /** 0 for the first camp of its player, 1 for the next. */
  turn: number;
}

/** The first visits of one player. */
interface PlayerRoute {
  visits: readonly Visit[];
  won: boolean;
  decided: boolean;
}

/** The first camps of a player, by their numbers. */
interface Route {
  race: Race | null;
  camps: readonly number[];
  players: number;
  /** How many of them won, of those whose result is known. */
  won: number;
  decided: number;
}

export interface MapUse {
  /** Games that were told on it. */
  games: number;
  /** Places of fights, most fights first. */
  fights: readonly Gathered<Deed>[];
  /** Camps among the first of somebody, most visits first; the first has the number 1. */
  camps: readonly Gathered<Visit>[];
  routes: readonly Route[];
  /** Places of town halls that were ordered after the first, most first. */
  expansions: readonly Gathered<Deed>[];
}

/** A game on the map, and the races of its players by lobby slot. */
export interface GameHere {
  chronicle: ToldGame;
  races: ReadonlyMap<number, Race | null>;
  /** Lobby slots of those who won and of all whose result is known. */
  won: ReadonlySet<number>;
  decided: ReadonlySet<number>;
}

/** Gathers what was done on a map, over games that were told. */
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
 * The first camps of each player of a game, by time. Where one half of a map with two starts is the image of the other,
 * those of whoever began at the second start are turned to where they would be from the first.
 */
function routesOf(entry: MapEntry, { chronicle: { places }, races, won, decided }: GameHere): PlayerRoute[] {
  const bySlot = Map.groupBy(places?.camps ?? [], ({ slot }) => slot);
  return [...bySlot].map(([slot, visits]) => {
    const start = places?.starts.find((candidate) => candidate.slot === slot);
    const turned = start && isSecond(entry, start.at) ? entry.symmetry : null;
    const first = visits.slice(0, FIRST).map(({ at, startMs }, turn) => ({
      at: turned ? imageOf(turned, at) : at,
      ms: startMs,
      race: races.get(slot) ?? null,
      turn,
    }));
    return { visits: first, won: won.has(slot), decided: decided.has(slot) };
  });
}

/** Whether a base is nearer to the second start of a map than to the first. */
function isSecond({ starts: [first, second, further] }: MapEntry, at: Point): boolean {
  if (!first || !second || further) return false;
  return distance([second.x, second.y], at) < distance([first.x, first.y], at);
}

/** How many players of a race took the same camps in the same order. */
function countRoutes(players: readonly (PlayerRoute & { camps: readonly number[] })[]): Route[] {
  const whole = players.filter(({ camps }) => new Set(camps).size === FIRST);
  const same = Map.groupBy(whole, ({ visits, camps }) => `${visits[0]?.race} ${camps.join()}`);
  return [...same.values()]
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
