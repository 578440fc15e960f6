/** Buildings that orders target on the sites of ordered halls, which shows that work on these began. */
import type { Game } from '../../game.ts';
import { baseForm } from '../births/base-form.ts';
import { findObject, isTownHall } from '../../objects/table.ts';
import { HAUNTED_MINE, SAME_SITE } from '../expansions.ts';
import { stood, type Step } from '../step.ts';
import { type OrderLog, readOrderLog } from './order-log.ts';
import { distance, type Point } from './point.ts';
import { pointsByObject } from './roles.ts';

/** Orders within this many map units of each other target the same building. */
const SAME_SPOT = 48;
/**
 * An attack order carries the place of the click, which hits a hall of the ordered kind up to so many map units beside its
 * centre: up to 207 in 307 recordings. Two halls can't be so near to each other.
 */
export const HALL_REACH = 224;
/** Fewest orders to a spot that prove a building there. */
const FEWEST = 2;

interface Site {
  id: string;
  at: Point;
  /** Time of the order in ms. */
  ms: number;
}

/** When a building on a site was first targeted after the site was ordered, in ms; null if it never was. */
export function seenOnSite(
  { id, at, ms }: Site,
  { objects }: Pick<OrderLog, 'objects'>,
  points: ReadonlyMap<number, readonly Point[]>,
  untilMs = Infinity,
): number | null {
  const there = [...points].flatMap(([number, spots]) => {
    const { map, item, forms, firstMs } = objects[number]!;
    const isBuilding = forms.every(([, id]) => findObject(id)?.kind === 'building');
    // One order is enough on a mine, where nothing else can be built, and for an object that was seen as a
    // building.
    const fewest = id === HAUNTED_MINE || forms.length > 0 ? 1 : FEWEST;
    const reach = forms[0] && baseForm(forms[0][1]) === id ? HALL_REACH : SAME_SPOT;
    const stands = spots.length >= fewest && spots.every((spot) => distance(spot, at) <= reach);
    return !map && !item && isBuilding && stands && firstMs >= ms && firstMs < untilMs ? [firstMs] : [];
  });
  return there.length > 0 ? Math.min(...there) : null;
}

/**
 * When a building was first seen on a player's site, as above, and before any player ordered the next hall there: what is
 * seen afterwards may be that hall. `placed` has the placements of each player.
 */
export function sightingsOnSites(
  game: Game,
  placed: ReadonlyMap<number, readonly Step[]>,
): (slot: number, site: Step, isSame: (step: Step) => boolean) => number | null {
  let seen: { log: OrderLog; points: ReturnType<typeof pointsByObject> } | null | undefined;
  const halls = [...placed].flatMap(([slot, steps]) =>
    steps
      .filter((step) => (isTownHall(step.id) || step.id === HAUNTED_MINE) && stood(step))
      .map((step) => ({ slot, step })),
  );
  return (slot, site, isSame) => {
    if (seen === undefined) {
      const log = readOrderLog(game);
      seen = log && { log, points: pointsByObject(log) };
    }
    const { id, at, ms } = site;
    if (!seen || !at) return null;
    const later = halls.flatMap(({ slot: by, step }) =>
      step.at && step.ms > ms && distance(step.at, at) <= SAME_SITE && !(by === slot && isSame(step))
        ? [step.ms]
        : [],
    );
    return seenOnSite({ id, at, ms }, seen.log, seen.points, Math.min(...later));
  };
}
