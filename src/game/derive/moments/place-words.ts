/** Names places of a game in words, such as “at Thrall’s natural”. */
import { hallAt, type Start, takesOver } from '../places/halls.ts';
import { distance, type Point } from '../places/point.ts';
import type { Places } from '../places/places.ts';
import { MINE_REACH as HOME_MINE } from '../places/starts-on-ground.ts';

/** Distance within which a place counts as part of a main base, in map units like all that follows. */
export const BASE_REACH = 1900;
/** Distance within which a place counts as part of an expansion. */
const EXPANSION_REACH = 1500;
/** Distance within which a place at the edge of a base is at a camp, if the camp is nearer than the hall. */
const CAMP_REACH = 600;
/** Distance within which a place is named after a mine. */
export const MINE_REACH = 1400;
/** A mine this near to the centre, as a fraction of the way to the edge, has no compass direction. */
const MIDDLE = 0.25;
const DIRECTIONS = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
] as const;

/** Named places of a map. */
export interface Landmarks {
  mines: readonly Point[];
  /** Left, bottom, right, top. */
  bounds: readonly [number, number, number, number];
  /** Each player's natural expansion, by lobby slot; only with a map file. */
  naturals?: readonly { slot: number; at: Point }[];
  /**
   * Camps in the map file by number, as in "Ogre camp, level 13, at the north-west Goblin Laboratory"; null for those that
   * the game removes.
   */
  camps?: readonly ({ at: Point; words: string } | null)[];
  /**
   * Names a place after its landmark, as in "at the south Goblin Merchant" or "in the north"; only with a map file.
   */
  placeOf?: (at: Point) => string;
}

/** Player names by lobby slot. */
export type PlayerNames = ReadonlyMap<number, string>;

/**
 * Describes a place so that it fits after "Fight": "at Arthas's main base", "near the north mine", "on open ground".
 */
export function placeWords(
  at: Point,
  ms: number,
  places: Places,
  landmarks: Landmarks,
  names: PlayerNames,
): string {
  const nameOf = (slot: number) => possessive(names.get(slot) ?? `Player ${slot}`);
  const isFormer = (start: Start) => places.halls.some((hall) => hall.ms <= ms && takesOver(hall, start));
  const starts = places.starts.filter((start) => !isFormer(start));
  const base = baseAt(at, starts, landmarks);
  if (base && landmarks.placeOf) {
    const there = (landmarks.camps ?? []).filter((camp) => camp !== null);
    const camp = nearest(there, at, Math.min(CAMP_REACH, distance(base.at, at)));
    if (camp) return landmarks.placeOf(camp.at);
  }
  const halls = places.halls
    .filter((other) => !other.cancelled && other.signs?.begun !== false && other.ms <= ms)
    // The first hall is the main base, unless it is a tree that walked to another mine.
    .filter((other) => other.ms > 0 || other.rooted)
    // It isn't known when a tree left the place where it was planted.
    .filter(({ rooted }) => !rooted || rooted.ms <= ms)
    .map((other) => ({ slot: other.slot, at: hallAt(other, ms) }))
    .filter((other) => !baseAt(other.at, starts, landmarks));
  const hall = nearest(halls, at, EXPANSION_REACH);
  // The natural of a base that another player has taken over is nobody's any more.
  const lost = places.starts.filter(isFormer).map(({ slot }) => slot);
  const naturals = (landmarks.naturals ?? []).filter(({ slot }) => !lost.includes(slot));
  if (base && (!hall || distance(base.at, at) <= distance(hall.at, at)))
    return `at ${nameOf(base.slot)} main base`;
  // The expansion at the natural has no second name.
  const isNatural = naturals.some(
    (one) => one.slot === hall?.slot && distance(one.at, hall.at) <= MINE_REACH,
  );
  if (hall) return `at ${nameOf(hall.slot)} ${isNatural ? 'natural' : 'expansion'}`;
  const former = baseAt(at, places.starts.filter(isFormer), landmarks);
  if (former) return `at ${nameOf(former.slot)} former main base`;
  const natural = nearest(naturals, at, MINE_REACH);
  const holder = natural && halls.findLast((other) => distance(other.at, natural.at) <= MINE_REACH);
  if (holder && holder.slot !== natural.slot) return `at ${nameOf(holder.slot)} expansion`;
  if (natural) return `at ${nameOf(natural.slot)} natural`;
  if (landmarks.placeOf) return landmarks.placeOf(at);
  const mine = nearest(
    landmarks.mines.map((place) => ({ at: place })),
    at,
    MINE_REACH,
  );
  const words = (place: Point) => `near the ${directionWords(place, landmarks.bounds)} mine`;
  return mine ? apart(mine.at, landmarks.mines, words) : 'on open ground';
}

/** The start whose base a place is in; undefined if a gold mine other than that of the base is nearer than its hall. */
function baseAt(at: Point, starts: readonly Start[], { mines }: Landmarks): Start | undefined {
  const base = nearest(starts, at, BASE_REACH);
  if (!base) return undefined;
  const away = (mine: Point) => distance(mine, base.at);
  const home = Math.max(HOME_MINE, Math.min(...mines.map(away)));
  return mines.some((mine) => away(mine) > home && distance(mine, at) < distance(base.at, at))
    ? undefined
    : base;
}

/** Adapts a place to a sentence about this player: "at Arthas's natural" becomes "at their own natural". */
export function ownPlace(place: string, name: string): string {
  const own = `at ${possessive(name)} `;
  if (!place.startsWith(own)) return place;
  return `${place.endsWith(' main base') ? 'in' : 'at'} their own ${place.slice(own.length)}`;
}

/** The distance on an axis between the two places that are nearest to each other there. */
function leastGap(places: readonly Point[], axis: 0 | 1): number {
  const sorted = places.map((one) => one[axis]).sort((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((value, index) => value - sorted[index]!));
}

/**
 * A place in words. Of several places with the same words, it also says on which side of the others it is: "…, farther
 * north" of two, "…, number 2 from the west" of more.
 */
export function apart(place: Point, places: readonly Point[], wordsOf: (place: Point) => string): string {
  const words = wordsOf(place);
  const alike = places.filter((other) => wordsOf(other) === words);
  if (alike.length < 2) return words;
  const [axis, other] = leastGap(alike, 0) >= leastGap(alike, 1) ? ([0, 1] as const) : ([1, 0] as const);
  const rank = alike
    .toSorted((a, b) => a[axis] - b[axis] || a[other] - b[other])
    .findIndex(([x, y]) => x === place[0] && y === place[1]);
  const [low, high] = axis === 0 ? ['west', 'east'] : ['south', 'north'];
  if (alike.length > 2) return `${words}, number ${rank + 1} from the ${low}`;
  return `${words}, farther ${rank === 0 ? low : high}`;
}

/** Describes a direction on the map: "north-east" or "middle". */
export function directionWords([x, y]: Point, [left, bottom, right, top]: Landmarks['bounds']): string {
  const [width, height] = [Math.max(1, right - left), Math.max(1, top - bottom)];
  const [dx, dy] = [((x - left) / width - 0.5) * 2, ((y - bottom) / height - 0.5) * 2];
  if (Math.hypot(dx, dy) < MIDDLE) return 'middle';
  const eighth = Math.round((Math.atan2(dy, dx) / (2 * Math.PI)) * 8);
  return DIRECTIONS[(eighth + 8) % 8]!;
}

const possessive = (name: string): string => `${name}’s`;

function nearest<T extends { at: Point }>(places: readonly T[], at: Point, reach: number): T | undefined {
  const [best] = places
    .filter((place) => distance(place.at, at) <= reach)
    .sort((a, b) => distance(a.at, at) - distance(b.at, at));
  return best;
}
