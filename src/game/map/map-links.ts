/** Clickable parts of a game's map in addition to key moments: fights, expansions and creep camps. */
import type { PlaceLink } from './card/links.ts';
import { fromClass, WHOLE_GAME } from './first-minutes.ts';
import type { ToldGame } from './story-schema.ts';

/** The places of a game that link to their time; a camp links to its first visit. Later places are drawn on top. */
export function mapLinks(
  { fights, places }: Pick<ToldGame, 'fights' | 'places'>,
  names: ReadonlyMap<number, string>,
): PlaceLink[] {
  if (!places) return [];
  const who = (slot: number) => names.get(slot) ?? `Player ${slot}`;
  const visited = new Set<number>();
  const lastEnd = Math.max(0, ...fights.map(({ endMs }) => endMs));
  return [
    ...fights.map(({ startMs, endMs, at, place }): PlaceLink => ({
      ...{ ms: startMs, at, camp: null, words: `Fight ${place}` },
      late: endMs === lastEnd ? WHOLE_GAME : fromClass(endMs),
    })),
    ...places.camps.flatMap(({ slot, startMs, endMs, at, camp }): PlaceLink[] => {
      const number = camp ? camp.number - 1 : null;
      if (number !== null && visited.has(number)) return [];
      if (number !== null) visited.add(number);
      const what = camp ? `${camp.name}, level ${camp.level}` : 'creep camp';
      const words = `${who(slot)}: ${what}`;
      return [{ ms: startMs, at, camp: number, words, late: fromClass(endMs) }];
    }),
    ...places.halls
      .filter(({ cancelled }) => !cancelled)
      .map(({ slot, ms, at, name }): PlaceLink => ({
        ...{ ms, at, camp: null, words: `${who(slot)}: ${name}` },
        late: fromClass(ms),
      })),
  ];
}
