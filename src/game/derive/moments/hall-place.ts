import { distance } from '../places/point.ts';
import type { Hall } from '../places/halls.ts';
import { directionWords } from './place-words.ts';
import { somewhere, type MomentSource } from './told.ts';

/** A hall ordered this near to an earlier one stands on its old site. */
const SAME_SITE = 400;

/** Where a further hall was ordered, in words, and whether its player had one there before. */
export interface HallPlace {
  /** As moments have it: "at Moon's natural". */
  place: string;
  /** As a sentence about its player has it: "at the natural", "in the north-west". */
  where: string;
  again: boolean;
}

/** The place of a hall. Its site does not name itself, and an expansion is not at the main base of its player, however near. */
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
