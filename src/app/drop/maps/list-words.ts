/** Texts of the list with the visitor's maps. */
import { counted } from '../../../game/counted.ts';

export const MAPS_WORDS = {
  title: 'Your maps',
  reading: (files: number): string => `Reading ${counted(files, 'map file')}.`,
  used: (maps: number): string =>
    maps === 1
      ? 'Replays on this map use the terrain from your map file.'
      : 'Replays on these maps use the terrain from your map file.',
  forgotten: 'The page forgets them when you close it.',
  kept: 'This browser keeps only the places, creatures and outlines that were read, not the files. They never leave this device.',
  maps: (maps: number): string => counted(maps, 'map'),
  /** Follows the names of a map and its file. */
  size: (size: string, starts: number, camps: number): string =>
    `, ${size}: ${counted(starts, 'starting place')}, ${counted(camps, 'creep camp')} `,
  remove: 'Remove',
  removeMap: (name: string): string => `Remove ${name}`,
  reason: 'Reason',
  group: 'All your maps',
  keep: 'Keep my maps in this browser',
  stopKeeping: 'Stop keeping maps',
  removeAll: 'Remove all maps',
};
