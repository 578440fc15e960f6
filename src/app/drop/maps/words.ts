/** Messages about finished actions with the visitor's maps. */
import { counted } from '../../../game/counted.ts';

export const SHELF_WORDS = {
  kept: 'Maps are kept in this browser from now on.',
  removed: 'The map has been removed.',
  allRemoved: 'All maps have been removed.',
  read: (maps: number): string => `${counted(maps, 'map')} read on this device.`,
  notRead: (files: number): string => `${counted(files, 'map file')} could not be read.`,
};
