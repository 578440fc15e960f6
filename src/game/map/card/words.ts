/** Texts on and about map cards. */
import { counted } from '../../counted.ts';
import type { FileOfMap } from '../drawn-file.ts';

/** Labels of the legend; only marks on the map are listed. */
export const LEGEND_WORDS = {
  mine: 'gold mine',
  camp: 'creep camp',
  easyCamp: 'easy creep camp (total level below 10)',
  mediumCamp: 'medium camp (10 to 19)',
  hardCamp: 'hard camp (20 or more)',
  freeStart: 'free start',
  expansion: 'expansion, with its time',
  fight: 'fight: larger means more attack orders',
  momentOfSide: 'key moment of the first or second side',
  momentOfFight: 'key moment: a fight',
};

/** Text alternatives, for visitors who can't see the drawing. */
export const MAP_CARD_WORDS = {
  unnamed: 'an unnamed map',
  player: (slot: number): string => `Player ${slot}`,
  ofGame: (map: string): string => `Map of the game on ${map}`,
  bases: (players: string, ground: string): string =>
    `Bases: ${players || 'not known'}. The numbers match the key moments. ${ground}`,
  ofMap: (map: string): string => `Map of ${map}`,
  starts: (starts: number, mines: number): string =>
    `${counted(starts, 'starting place')}, ${counted(mines, 'gold mine')}.`,
  fights: (fights: number, place: string): string => `${counted(fights, 'fight')} ${place}.`,
  route: (player: string): string => `Creep route of ${player}: the numbers match the list`,
  routeOfSlot: (slot: number): string => `player ${slot}`,
};

const MATCHES: Readonly<Record<FileOfMap['match'], string>> = {
  file: 'the exact map file that was played',
  exact: 'the map file, in the version that was played',
  places: 'the map file of a similar version: start locations and mines match, but some trees differ',
};

/** The source of the drawn terrain, below the map. */
export const GROUND_WORDS = {
  fromFile: (match: FileOfMap['match']): string => `Terrain from ${MATCHES[match]}.`,
  fromFileBy: (match: FileOfMap['match'], author: string): string =>
    `Terrain from ${MATCHES[match]}. Map by ${author}.`,
  fromOrders: (games: number): string =>
    `Terrain based on where players sent units in ${games === 1 ? 'one game' : `${games} games`}, not on the map file.`,
};
