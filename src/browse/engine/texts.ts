/** What free words are looked for in: the names of players, map and event, each once. */
import type { BrowserIndex, Named } from '../game.ts';
import { gatherLists, type Lists } from './lists.ts';

export interface Texts {
  /** Folded. */
  names: readonly string[];
  /** For each game the places of its names. */
  byGame: Lists;
}

/** A text as it is compared: without capitals and accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function textsOf({ games, people, maps, events }: BrowserIndex): Texts {
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const placesOf = (table: readonly Named[]) => {
    const found = new Map(table.map(({ key, name }) => [key, placeOf(name)]));
    return (key: string | null): number[] => {
      const place = key === null ? undefined : found.get(key);
      return place === undefined ? [] : [place];
    };
  };
  const [ofPerson, ofMap, ofEvent] = [placesOf(people), placesOf(maps), placesOf(events)];
  const byGame = games.map(({ players, map, event }) => [
    ...players.flatMap(({ name, person }) => [placeOf(name), ...ofPerson(person)]),
    ...ofMap(map),
    ...ofEvent(event),
  ]);
  return { names: [...places.keys()].map(fold), byGame: gatherLists(byGame) };
}

/** A test of games for words that must all occur in their names, each in any of them. */
export function holdsWords(
  { names, byGame: { starts, items } }: Texts,
  text: string,
): (game: number) => boolean {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const holds = words.map((word) => names.map((name) => name.includes(word)));
  return (game) =>
    holds.every((held) => {
      for (let at = starts[game]!; at < starts[game + 1]!; at++) if (held[items[at]!]) return true;
      return false;
    });
}
