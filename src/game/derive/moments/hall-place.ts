import { distance, type Point } from '../places/point.ts';
import { hallAt, type Hall, takesOver } from '../places/halls.ts';
import { SAME_SITE } from '../expansions.ts';
import { directionWords } from './place-words.ts';
import { somewhere, type MomentSource } from './moment-source.ts';

/** Where an additional hall stood, and whether its player had one there before. */
export interface HallPlace {
  /** Wording for moments: "at Arthas's natural". */
  place: string;
  /** Wording for a sentence about the player: "at the natural", "in the north-west". */
  where: string;
  again: boolean;
  /** Where it was planted, like `where`; null unless it walked away from there. */
  planted: string | null;
}

/**
 * Describes the place of a hall. A site isn't named after itself, and an expansion is never "at" its player's main
 * base, however near.
 */
export function hallPlace(game: MomentSource, hall: Hall): HallPlace {
  const { places, names } = game;
  const { slot, ms } = hall;
  const before = places.halls.slice(0, places.halls.indexOf(hall)).filter((other) => other.slot === slot);
  const again = before.some(
    (other) => !other.cancelled && distance(hallAt(other, ms), hallAt(hall)) <= SAME_SITE,
  );
  const starts = places.starts.filter((start) => start.slot !== slot);
  const former = starts.find((start) => takesOver(hall, start));
  const placeOf = (at: Point) =>
    former && at === hallAt(hall)
      ? `at ${names.get(former.slot)}’s former main base`
      : somewhere({ ...game, places: { ...places, halls: [], starts } }, at, ms).place;
  const whereOf = (at: Point) =>
    placeOf(at) === 'on open ground'
      ? `in the ${directionWords(at, game.landmarks.bounds)}`
      : placeOf(at).replace(`${names.get(slot)}’s`, 'the');
  const planted = hall.rooted ? whereOf(hall.at) : null;
  return { place: placeOf(hallAt(hall)), where: whereOf(hallAt(hall)), again, planted };
}
