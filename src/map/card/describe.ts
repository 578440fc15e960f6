import { counted } from '../../game/counted.ts';
import type { MapEntry } from '../fit/entry.ts';
import type { MapUse } from '../fit/map-use.ts';
import { placeOnMap } from '../fit/place-on-map.ts';
import type { CardGame } from './card-game.ts';
import { GROUND_WORDS } from './legend.ts';

/** The text alternative of a card. */
interface Description {
  title: string;
  description: string;
}

const mapOf = ({ name }: MapEntry): string => name || 'an unnamed map';

/** Describes the card of a game. The list next to it has times and fights, and can hide spoilers. */
export function describeCard(entry: MapEntry, { places, names }: CardGame): Description {
  const bases = places.starts.map(({ slot }) => names.get(slot) ?? `Player ${slot}`).join(', ');
  return {
    title: `Map of the game on ${mapOf(entry)}`,
    description: `Bases: ${bases || 'not known'}. The numbers match the key moments. ${groundWords(entry)}`,
  };
}

/** Describes the card of a map with all its games. */
export function describeUse(entry: MapEntry, use: MapUse): Description {
  const sentences = [
    `${counted(entry.starts.length, 'starting place')}, ${counted(entry.mines.length, 'gold mine')}.`,
    ...use.fights
      .slice(0, 3)
      .map(({ at, members }) => `${counted(members.length, 'fight')} ${placeOnMap(at, entry)}.`),
    groundWords(entry),
  ];
  return { title: `Map of ${mapOf(entry)}`, description: sentences.join(' ') };
}

/** Says what the ground is based on. */
export function groundWords({ games, file }: Pick<MapEntry, 'games' | 'file'>): string {
  if (!file) return GROUND_WORDS.fromOrders(games);
  return file.author === null
    ? GROUND_WORDS.fromFile(file.match)
    : GROUND_WORDS.fromFileBy(file.match, file.author);
}
