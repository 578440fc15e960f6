import { counted } from '../../counted.ts';
import type { MapEntry } from '../entry.ts';
import type { MapUse } from '../map-use.ts';
import type { FileOfMap } from '../drawn-file.ts';
import { placeOnMap } from '../place-on-map.ts';
import type { CardGame } from './card-game.ts';

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

const MATCHES: Readonly<Record<FileOfMap['match'], string>> = {
  file: 'the exact map file that was played',
  exact: 'the map file, in the version that was played',
  places: 'the map file of a similar version: start locations and mines match, but some trees differ',
};

/** Says what the ground is based on. */
export const groundWords = ({ games, file }: Pick<MapEntry, 'games' | 'file'>): string =>
  file
    ? `Terrain from ${MATCHES[file.match]}${file.author === null ? '' : `. Map by ${file.author}`}.`
    : `Terrain based on where players sent units in ${games === 1 ? 'one game' : `${games} games`}, not on the map file.`;
