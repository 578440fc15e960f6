import { distance } from '../places/point.ts';
import type { Hall } from '../places/halls.ts';
import { directionWords } from './place-words.ts';
import { somewhere, type MomentSource } from './told.ts';

/** A hall ordered this close to an earlier one is on the same site. */
const SAME_SITE = 400;

/** Where an additional hall was ordered, and whether its player had one there before. */
export interface HallPlace {
  /** Wording for moments: "at Moon's natural". */
  place: string;
  /** Wording for a sentence about the player: "at the natural", "in the north-west". */
  where: string;
  again: boolean;
}

/**
 * Describes the place of a hall. A site isn't named after itself, and an expansion is never "at" its player's main
 * base, however near.
 */
export function hallPlace(game: MomentSource, hall: Hall): HallPlace {
  const { places, names } = game;
  const { slot, ms, at } = hall;
  const before = places.halls.slice(0, places.halls.indexOf(hall)).filter((other) => other.slot === slot);
  const again = before.some((other) => !other.cancelled && distance(other.at, at) <= SAME_SITE);
  const starts = places.starts.filter((start) => start.slot !== slot);
  const { place } = somewhere({ ...game, places: { ...places, halls: [], starts } }, at, ms);
  const where =
    place === 'on open ground'
      ? `in the ${directionWords(at, game.landmarks.bounds)}`
      : place.replace(`${names.get(slot)}’s`, 'the');
  return { place, where, again };
}
