import type { MapEntry } from '../entry.ts';
import type { MapUse } from '../map-use.ts';
import { placeOnMap } from '../place-on-map.ts';
import type { CardGame } from './card-game.ts';
import { MAP_CARD_WORDS, GROUND_WORDS } from './words.ts';

/** The text alternative of a card. */
interface Description {
  title: string;
  description: string;
}

const mapOf = ({ name }: MapEntry): string => name || MAP_CARD_WORDS.unnamed;

/** Describes the card of a game. The list next to it has times and fights, and can hide spoilers. */
export function describeCard(entry: MapEntry, { places, names }: CardGame): Description {
  const bases = places.starts.map(({ slot }) => names.get(slot) ?? MAP_CARD_WORDS.player(slot)).join(', ');
  return {
    title: MAP_CARD_WORDS.ofGame(mapOf(entry)),
    description: MAP_CARD_WORDS.bases(bases, groundWords(entry)),
  };
}

/** Describes the card of a map with all its games. */
export function describeUse(entry: MapEntry, use: MapUse): Description {
  const sentences = [
    MAP_CARD_WORDS.starts(entry.starts.length, entry.mines.length),
    ...use.fights
      .slice(0, 3)
      .map(({ at, members }) => MAP_CARD_WORDS.fights(members.length, placeOnMap(at, entry))),
    groundWords(entry),
  ];
  return { title: MAP_CARD_WORDS.ofMap(mapOf(entry)), description: sentences.join(' ') };
}

/** Says what the ground is based on. */
export function groundWords({ games, file }: Pick<MapEntry, 'games' | 'file'>): string {
  if (!file) return GROUND_WORDS.fromOrders(games);
  return file.author === null
    ? GROUND_WORDS.fromFile(file.match)
    : GROUND_WORDS.fromFileBy(file.match, file.author);
}
