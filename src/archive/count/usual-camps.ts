/** Creep camps that players usually take first, by map and race. */
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { MapEntry } from '../../map/fit/entry.ts';
import { imageOf } from '../../map/ground/symmetry.ts';
import type { MapFacts } from '../../map/file/facts.ts';
import type { Race } from '../../game/races.ts';
import type { Appearance } from './appearances.ts';
import type { Atlas } from './atlas.ts';

/** Number of camps counted per player. */
const FIRST = 3;

/** The first camps in one race's appearances on one map layout. */
export interface UsualCamps {
  map: string;
  facts: MapFacts;
  race: Race;
  appearances: number;
  /** Number of wins, and number of games with a known result. */
  won: number;
  decided: number;
  /** Camps that were among players' first three, by their number in the file, most frequent first. */
  camps: readonly { number: number; appearances: number }[];
}

/** The usual camps, most appearances first. Appearances without a race or a known map file are left out. */
export function usualCamps(appearances: readonly Appearance[], atlas: Atlas): UsualCamps[] {
  const routes = appearances.flatMap((appearance) => routeOf(appearance, atlas) ?? []);
  return [...Map.groupBy(routes, ({ facts, race }) => `${facts.id} ${race}`).values()]
    .map((ofSide): UsualCamps => {
      const { map, facts, race } = ofSide[0]!;
      const counts = Map.groupBy(
        ofSide.flatMap(({ camps }) => camps),
        (number) => number,
      );
      return {
        map,
        facts,
        race,
        appearances: ofSide.length,
        won: ofSide.filter(({ result }) => result === 'won').length,
        decided: ofSide.filter(({ result }) => result !== null).length,
        camps: [...counts]
          .map(([number, { length }]) => ({ number, appearances: length }))
          .sort((a, b) => b.appearances - a.appearances || a.number - b.number),
      };
    })
    .sort((a, b) => b.appearances - a.appearances || (a.map < b.map ? -1 : 1) || (a.race < b.race ? -1 : 1));
}

/** The first camps of a player; null if unknown. */
function routeOf({ placed, player }: Appearance, atlas: Atlas) {
  const { chronicle, entry } = atlas.chronicleOf(placed.game.replayId);
  const { places } = chronicle;
  const facts = places?.file ? atlas.layout(places.file.id) : null;
  const isOwn = ({ slot }: { slot: number }) => String(slot) === player.slot;
  const camps = (places?.camps ?? []).filter(isOwn).flatMap(({ camp }) => camp ?? []);
  if (!places || !facts || !entry || !player.race || camps.length === 0) return null;
  const start = places.starts.find(isOwn);
  const image = start ? imageFrom(entry, start.at) : null;
  return {
    map: placed.game.map,
    facts,
    race: player.race,
    result: player.result,
    // A camp that the player first raided may stand in the route twice.
    camps: [...new Set(camps.map(({ number }) => number))]
      .slice(0, FIRST)
      .map((number) => numberFromFirst(number, facts, image)),
  };
}

/**
 * The symmetry that maps the half of a player at the second start to the half at the first start; null for other
 * players and asymmetric maps.
 */
function imageFrom({ starts: [first, second, further], symmetry }: MapEntry, start: Point) {
  if (!symmetry || !first || !second || further) return null;
  const isSecond = distance([second.x, second.y], start) < distance([first.x, first.y], start);
  return isSecond ? symmetry : null;
}

/** The number of a camp, or of its image in the other half of the map. */
function numberFromFirst(number: number, { camps }: MapFacts, symmetry: MapEntry['symmetry']): number {
  const camp = camps[number - 1]!;
  if (!symmetry) return number;
  const [x, y] = imageOf(symmetry, [camp.x, camp.y]);
  const distances = camps.map((other) => distance([other.x, other.y], [x, y]));
  return distances.indexOf(Math.min(...distances)) + 1;
}
